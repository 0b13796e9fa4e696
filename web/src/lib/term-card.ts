/** Where the card of a word lies: eight pixels under it or above it, over nothing that may be chosen. */
import type { Box } from "./pen";

const GAP = 8;
const EDGE = 8;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y));
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function layCard(
  word: Box,
  card: { wide: number; high: number },
  screen: { wide: number; high: number },
  spared: readonly Box[],
): { x: number; y: number } {
  const [under, over] = [word.y + word.high + GAP, word.y - GAP - card.high];
  const fits = (y: number): boolean => y >= EDGE && y + card.high <= screen.high - EDGE;
  const lefts = [word.x - 12, word.x + word.wide - card.wide + 12, word.x + word.wide / 2 - card.wide / 2];
  const tried = [under, over].flatMap((y) =>
    lefts.map((x) => ({ x: between(EDGE, x, screen.wide - card.wide - EDGE), y })),
  );
  const costs = tried.map(({ x, y }, n) => {
    const box = { x, y, ...card };
    return spared.reduce((sum, other) => sum + shared(box, other), 0) + (fits(y) ? 0 : 1e6) + n;
  });
  const best = tried[costs.indexOf(Math.min(...costs))] ?? { x: EDGE, y: EDGE };
  return { x: Math.round(best.x), y: Math.round(between(EDGE, best.y, screen.high - card.high - EDGE)) };
}
