/** How pieces and tokens are washed; they look the same on the board, in lists and on buttons. */
import type { Element, Kind, Token } from "./types";

export const WASH: Readonly<Record<Kind | Token | "strife", string>> = {
  explorer: "#f7efe0",
  town: "#f1dfc2",
  city: "#e6c49d",
  dahan: "#c58a55",
  blight: "#8b8792",
  beasts: "#d97f4a",
  wilds: "#86b35b",
  disease: "#c9b25a",
  badlands: "#a58c73",
  strife: "#d9534a",
  markers: "#8fa3b8",
};
export const elementWash = (element: Element | "any" | "chosen"): string =>
  element === "any" || element === "chosen" ? "var(--w-gold)" : `var(--w-${element})`;
export const elementIcon = (element: Element | "any" | "chosen"): string =>
  element === "any" || element === "chosen" ? "el-any" : `el-${element}`;

/** Tokens are smaller than pieces, but can be told apart by their outline, which takes so many pixels. */
const LEGIBLE = 12;
export const tokenSide = (size: number): number => Math.max(LEGIBLE, size * 0.72);

const MARKERS: Readonly<Record<string, string>> = {
  ward_the_shores: "tk-ward",
  rituals_of_the_destroying_flame: "tk-flame",
};
/** What a marker of the scenario is drawn as. */
export const markerIcon = (scenario: string | null): string => MARKERS[scenario ?? ""] ?? "tk-markers";
