/** How large cards are drawn, so that all of them are in sight. */

export type Size = "full" | "half" | "spine";

interface Measure {
  wide: number;
  /** So many of them lie one under the other. */
  rows: number;
}
export const MEASURES: Readonly<Record<Size, Measure>> = {
  full: { wide: 150, rows: 1 },
  half: { wide: 124, rows: 2 },
  spine: { wide: 138, rows: 3 },
};
const SIZES: readonly Size[] = ["full", "half", "spine"];
export const GAP = 7;
/** What lies beside cards to choose from, as a list. */
export const LISTED = 172;
/** Between piles. */
export const APART = 12;

/** How wide piles of so many cards are. */
export function widthOf(size: Size, piles: readonly number[]): number {
  const { wide, rows } = MEASURES[size];
  const pile = (cards: number): number => Math.ceil(cards / rows) * (wide + GAP) - GAP;
  return piles.reduce((sum, cards) => sum + pile(cards), 0) + APART * Math.max(0, piles.length - 1);
}

/** The largest size at which all fit; the smallest if none does. */
export const sizeFor = (room: number, piles: readonly number[]): Size =>
  SIZES.find((size) => widthOf(size, piles) <= room) ?? "spine";
