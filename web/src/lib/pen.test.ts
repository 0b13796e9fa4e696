import { expect, test } from "vitest";
import { beside, looseness } from "./pen";

const board = { x: 0, y: 0, wide: 800, high: 600 };
const paper = { wide: 160, high: 60 };

test("it lies at the right above, where there is room", () => {
  const at = beside({ x: 300, y: 300, wide: 30, high: 30 }, board, paper, []);
  expect(at?.x).toBeGreaterThan(330);
  expect((at?.y ?? 0) + 60).toBeLessThan(300);
});

test("it covers nothing that may be chosen", () => {
  const lit = [{ x: 340, y: 180, wide: 300, high: 100 }];
  const at = beside({ x: 300, y: 300, wide: 30, high: 30 }, board, paper, lit);
  expect(at && at.y + at.high > 180 && at.y < 280 && at.x < 640 && at.x + at.wide > 340).toBe(false);
});

test("rather over the sea than over what is drawn", () => {
  const drawn = [{ x: 320, y: 100, wide: 300, high: 400 }];
  const at = beside({ x: 300, y: 300, wide: 30, high: 30 }, board, paper, [], drawn);
  expect((at?.x ?? 800) + 160).toBeLessThanOrEqual(320);
});

test("it stays on the board", () => {
  const at = beside({ x: 770, y: 2, wide: 28, high: 28 }, board, paper, []);
  expect(at && at.x >= 0 && at.y >= 0 && at.x + at.wide <= 800).toBe(true);
  expect(beside({ x: 10, y: 10, wide: 20, high: 20 }, { ...board, wide: 100, high: 60 }, paper, [])).toBeNull();
});

test("a ring is a little loose, and gives way to letters", () => {
  const thing = { x: 100, y: 100, wide: 60, high: 60 };
  expect(looseness(thing, [])).toBe(0.72);
  expect(looseness(thing, [{ x: 110, y: 120, wide: 40, high: 12 }])).toBe(0.72); // within it
  const below = { x: 110, y: 168, wide: 40, high: 12 }; // the usual line would go through it
  expect(looseness(thing, [below])).not.toBe(0.72);
});

test("and rather over anything else than over a name", () => {
  const drawn = [board];
  const name = { x: 380, y: 220, wide: 60, high: 20 }; // where it would lie
  const at = beside({ x: 300, y: 300, wide: 30, high: 30 }, board, paper, [], drawn, [name])!;
  expect(at.x < 440 && at.x + at.wide > 380 && at.y < 240 && at.y + at.high > 220).toBe(false);
});
