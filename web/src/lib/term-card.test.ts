import { expect, test } from "vitest";
import { layCard } from "./term-card";

const [card, screen] = [
  { wide: 300, high: 180 },
  { wide: 1440, high: 900 },
];
const word = { x: 600, y: 400, wide: 50, high: 18 };

test("a card lies eight pixels under its word", () => {
  expect(layCard(word, card, screen, [])).toEqual({ x: 588, y: 426 });
});

test("above it where there is no room", () => {
  expect(layCard({ ...word, y: 860 }, card, screen, []).y).toBe(860 - 8 - 180);
});

test("and above it where something may be chosen under it", () => {
  expect(layCard(word, card, screen, [{ x: 500, y: 440, wide: 500, high: 60 }]).y).toBe(400 - 8 - 180);
});

test("it stays on the screen", () => {
  expect(layCard({ ...word, x: 1400 }, card, screen, []).x).toBeLessThanOrEqual(1440 - 300 - 8);
  expect(layCard({ ...word, x: 0 }, card, screen, []).x).toBeGreaterThanOrEqual(8);
});
