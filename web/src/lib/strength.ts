/** How strong somebody is, on one scale for all, so that bars can be compared. */
import { PLAIN_COLOURS, type Colour } from "../games";
import type { Strength } from "../wire/protocol";

export const [LEAST, MOST] = [10, 40] as const;
export const TICKS = [10, 20, 30, 40];

/** Where a strength lies on the scale, in parts of a hundred; what is beyond its ends lies at them. */
export function place(value: number): number {
  return (100 * (Math.min(MOST, Math.max(LEAST, value)) - LEAST)) / (MOST - LEAST);
}

/** From and to which strength somebody may really have, with 95 in a hundred. */
export const band = ({ mu, sigma }: Strength): [number, number] => [mu - 2 * sigma, mu + 2 * sigma];

/** A number with one place behind the point, as the language has it; with its sign where it tells of a change. */
export function figure(value: number, language: string, signed = false): string {
  const shown = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return shown.format(value).replace("-", "−");
}

/** Everybody has a colour where no game gives them one; always the same. */
export function colourOf(id: string): Colour | undefined {
  const sum = Array.from(id).reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return PLAIN_COLOURS[sum % PLAIN_COLOURS.length];
}
