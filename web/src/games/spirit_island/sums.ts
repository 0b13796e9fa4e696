/** Where the sum of what happens in a land lies: over the edge of it, and over nobody's name. */
import type { Box, Point } from "../../lib/geometry";

export const CHIP = { wide: 156, high: 31 }; // pixels, the longest of them with a little air

const STEPS = [0, 16, -16, 32, -32, 48, -48, 64, -64, 80, -80];
const COVERED = 4; // what each pixel of a name costs that is covered; one on the way costs 1

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)) *
  Math.max(0, Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0));

/** The place nearest to a point that covers no name, or the least of them. */
export function besideNames([x, y]: Point, names: readonly Box[], within: Box): Point {
  const [wide, high] = [CHIP.wide / 2, CHIP.high / 2];
  const held = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  let best: { at: Point; cost: number } | null = null;
  for (const right of STEPS) {
    for (const down of STEPS) {
      const at: Point = [
        held(x + right, within.x0 + wide, within.x1 - wide),
        held(y + down, within.y0 + high, within.y1 - high),
      ];
      const box = { x0: at[0] - wide, x1: at[0] + wide, y0: at[1] - high, y1: at[1] + high };
      const cost = names.reduce((sum, name) => sum + overlap(box, name) * COVERED, Math.abs(right) + Math.abs(down));
      if (!best || cost < best.cost) best = { at, cost };
    }
  }
  return best!.at;
}
