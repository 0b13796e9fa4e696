import { expect, test } from "vitest";
import { layBubble } from "./bubble";

const screen = { wide: 1440, high: 900, top: 60 };
const size = { wide: 320, high: 200 };

test("a bubble lies above what it speaks of, its tip over it", () => {
  expect(layBubble({ x: 700, y: 500 }, size, screen, [], [])).toEqual({ x: 640, y: 270, tip: "above" });
});

test("where there is no room above it lies under it", () => {
  expect(layBubble({ x: 700, y: 120 }, size, screen, [], [])).toMatchObject({ y: 150, tip: "under" });
});

test("it stays on the screen", () => {
  for (const at of [
    { x: 2, y: 2 },
    { x: 1438, y: 898 },
    { x: 2, y: 898 },
    { x: 1438, y: 2 },
  ]) {
    const { x, y } = layBubble(at, size, screen, [], []);
    expect(x).toBeGreaterThanOrEqual(12);
    expect(x + size.wide).toBeLessThanOrEqual(1428);
    expect(y).toBeGreaterThanOrEqual(8);
    expect(y + size.high).toBeLessThanOrEqual(892);
  }
});

test("it never lies over what it recommends", () => {
  const place = { x: 690, y: 380, wide: 40, high: 40 };
  const { x, y } = layBubble({ x: 700, y: 500 }, size, screen, [place], []);
  const over =
    x < place.x + place.wide && x + size.wide > place.x && y < place.y + place.high && y + size.high > place.y;
  expect(over).toBe(false);
});

test("of two ways it spares both", () => {
  const places = [
    { x: 690, y: 380, wide: 40, high: 40 },
    { x: 690, y: 600, wide: 40, high: 40 },
  ];
  const { x, y } = layBubble({ x: 700, y: 500 }, size, screen, places, []);
  for (const place of places) {
    expect(
      x < place.x + place.wide && x + size.wide > place.x && y < place.y + place.high && y + size.high > place.y,
    ).toBe(false);
  }
});
