/** Where a bubble lies: above or under what it speaks of, or beside it, and never over what it recommends. */
import type { Box } from "./pen";

export interface Laid {
  x: number;
  y: number;
  /** The side on which its tip is; beside a thing it has none. */
  tip: "above" | "under" | null;
}

const GAP = 30; // pixels between the thing and the bubble
const EDGE = 12;
const SHIFTS = [60, 160, 260]; // how far the tip is from the left edge
const RECOMMENDED = 1000; // what it recommends counts more than anything
const SIDEWAYS = 4000; // and a bubble with a tip is better than one without

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y));

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** `recommended` are the places of its ways, `lit` all that may be chosen. */
export function layBubble(
  at: { x: number; y: number },
  size: { wide: number; high: number },
  screen: { wide: number; high: number; top: number },
  recommended: readonly Box[],
  lit: readonly Box[],
): Laid {
  const right = screen.wide - size.wide - EDGE;
  const tried: (Laid & { order: number })[] = [];
  for (const tip of ["above", "under"] as const) {
    const y = tip === "above" ? at.y - size.high - GAP : at.y + GAP;
    for (const shift of SHIFTS) tried.push({ x: between(EDGE, at.x - shift, right), y, tip, order: tried.length });
  }
  for (const x of [at.x + GAP, at.x - GAP - size.wide]) {
    for (const part of [0.5, 0.15, 0.85])
      tried.push({ x: between(EDGE, x, right), y: at.y - size.high * part, tip: null, order: tried.length });
  }
  const costs = tried.map((one) => {
    const y = between(8, one.y, screen.high - size.high - 8);
    const box = { x: one.x, y, ...size };
    const over = (others: readonly Box[]): number => others.reduce((sum, other) => sum + shared(box, other), 0);
    const squeezed = Math.abs(y - one.y) + Math.max(0, screen.top - one.y);
    return (
      over(recommended) * RECOMMENDED +
      over([{ x: at.x - 8, y: at.y - 8, wide: 16, high: 16 }]) * 100 +
      over(lit) +
      squeezed * 40 +
      (one.tip ? 0 : SIDEWAYS) +
      one.order
    );
  });
  const best = tried[costs.indexOf(Math.min(...costs))] ?? { ...at, tip: null };
  return { x: Math.round(best.x), y: Math.round(between(8, best.y, screen.high - size.high - 8)), tip: best.tip };
}
