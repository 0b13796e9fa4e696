/** Curves of a plot: those of players in their colours, with their emblems; what is nobody's has a colour and dashes of its own, and no emblem. */
import type { Colour } from "../games";

/** Whose the curves are; null where they are nobody's, such as blight. */
export type Whose = readonly (Colour | undefined)[] | null;

const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 5", "12 5"];
const NOBODYS = ["var(--ink-2)", "var(--bad)", "var(--link)", "var(--good)"];

export const dashesOf = (which: number): string => DASHES[which % DASHES.length]!;
export const inkOf = (whose: Whose, which: number): string =>
  whose
    ? `color-mix(in srgb, var(--p-${whose[which]?.token ?? "gall"}) 84%, var(--ink))`
    : NOBODYS[which % NOBODYS.length]!;
