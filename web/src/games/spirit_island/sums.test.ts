import { expect, test } from "vitest";
import type { Box } from "../../lib/geometry";
import { besideNames, CHIP } from "./sums";

const within = { x0: 0, y0: 0, x1: 900, y1: 600 };
const covers = ([x, y]: readonly [number, number], name: Box): boolean =>
  x - CHIP.wide / 2 < name.x1 &&
  x + CHIP.wide / 2 > name.x0 &&
  y - CHIP.high / 2 < name.y1 &&
  y + CHIP.high / 2 > name.y0;

test("it stays where it is meant to be, if no name is there", () => {
  expect(besideNames([400, 300], [], within)).toEqual([400, 300]);
  expect(besideNames([400, 300], [{ x0: 380, y0: 340, x1: 420, y1: 360 }], within)).toEqual([400, 300]);
});

test("it gives way to the name of its land, and not to that of another", () => {
  const names = [
    { x0: 380, y0: 290, x1: 410, y1: 310 },
    { x0: 400, y0: 255, x1: 430, y1: 275 },
  ];
  const at = besideNames([400, 300], names, within);
  expect(names.some((name) => covers(at, name))).toBe(false);
  expect(Math.hypot(at[0] - 400, at[1] - 300)).toBeLessThan(60);
});

test("it stays on the screen", () => {
  expect(besideNames([10, 2], [], within)).toEqual([CHIP.wide / 2, CHIP.high / 2]);
});
