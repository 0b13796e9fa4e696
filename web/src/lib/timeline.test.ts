import { describe, expect, test } from "vitest";
import type { Curve } from "../wire/protocol";
import { fieldsOf, neighbour, openingOf, pathOf, roundAt, valuesAt } from "./timeline";

const curve: Curve = {
  label: { key: "page-score", params: {} },
  names: [],
  points: [
    { count: 0, values: [0, 0] },
    { count: 4, values: [2, 0] },
    { count: 8, values: [2, 4] },
  ],
  rounds: [
    { round: 0, count: 0 },
    { round: 1, count: 3 },
    { round: 2, count: 7 },
  ],
  turns: [0, 3, 5, 7],
  swings: [],
  hints: [],
};

describe("places to go to", () => {
  test("the next one after or before, and the ends", () => {
    expect(neighbour(curve.turns, 3, 1, 10)).toBe(5);
    expect(neighbour(curve.turns, 3, -1, 10)).toBe(0);
    expect(neighbour(curve.turns, 9, 1, 10)).toBe(10);
    expect(neighbour([], 4, -1, 10)).toBe(0);
  });
  test("it opens with the first round", () => {
    expect(openingOf(curve)).toBe(3);
    expect(openingOf({ ...curve, rounds: [{ round: 0, count: 0 }] })).toBe(0);
  });
});

describe("how it stood", () => {
  test("values and round hold until they change", () => {
    expect(valuesAt(curve, 7)).toEqual([2, 0]);
    expect(valuesAt(curve, 8)).toEqual([2, 4]);
    expect([roundAt(curve, 2), roundAt(curve, 3), roundAt(curve, 9)]).toEqual([0, 1, 2]);
  });
  test("rounds are fields beside each other", () => {
    expect(fieldsOf(curve, 10).map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [3, 7],
      [7, 10],
    ]);
  });
  test("a curve goes in steps to the last answer", () => {
    expect(pathOf(curve, 1, 10, 100, 40)).toBe("M0.0 40.0H40.0V40.0H80.0V0.0H100.0");
    expect(pathOf(curve, 1, 10, 100, 40, 8)).toBe("M0.0 40.0H40.0V40.0H80.0V20.0H100.0");
  });
});
