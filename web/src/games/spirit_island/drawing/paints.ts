/** The pigments of the pictures; what they are by day and by candle stands in `pigments.css`. */
import type { Element } from "../types";
import type { Random } from "./random";

export const INK = "var(--art-ink)";
export const LIGHT = "var(--art-light)";

/** Of an element: pale, full or deep. */
export const tone = (element: Element, strength: 1 | 2 | 3): string => `var(--art-${element}-${strength})`;
export const mixed = (colour: string, percent: number, other: string): string =>
  `color-mix(in srgb,${colour} ${percent}%,${other})`;

/** What a subject is painted with. */
export interface Paints {
  main: string;
  second: string;
  light: string;
  deep: string;
  ink: string;
  random: Random;
}

/** A drawing between -50 and 50 both ways, with its feet on 50. */
export type Subject = (c: Paints) => string;

export function paintsOf(element: Element, other: Element, night: boolean, random: Random): Paints {
  const beside = night ? tone(other, 2) : mixed(tone(other, 2), 78, LIGHT);
  return {
    main: tone(element, 2),
    second: other === element ? mixed(tone(element, 2), 58, LIGHT) : beside,
    light: LIGHT,
    deep: night ? "var(--art-deep)" : tone(element, 3),
    ink: INK,
    random,
  };
}
