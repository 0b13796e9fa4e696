import { describe, expect, test } from "vitest";
import type { Analysis, Curve, Judged, Swing } from "../wire/protocol";
import { judgedAt, largest, withChances } from "./analysis.svelte";

const label = { key: "page-chance", params: {} };
const swing = (count: number, change: number): Swing => ({ count, round: 1, seat: 0, change, place: null, line: null });
const weighed = { steps: [], chance: 30, reasons: [], place: null };
const choice: Judged = {
  count: 7,
  until: 9,
  seat: 0,
  played: weighed,
  better: { ...weighed, chance: 40 },
  also: null,
  doubt: 2,
  games: 32,
};
const analysis: Analysis = {
  level: "strong",
  together: false,
  points: [{ count: 0, values: [50, 50] }],
  moments: [swing(9, -10)],
  choices: [choice],
  turns: null,
};
const curve: Curve = {
  label,
  names: [label],
  points: [],
  rounds: [{ round: 0, count: 0 }],
  turns: [0],
  swings: [swing(3, 2)],
  hints: [{ count: 2, seat: 1 }],
};

describe("a game that was analysed", () => {
  test("is measured by chances, in the same rounds and turns", () => {
    const seen = withChances(curve, analysis, label, label);
    expect([seen.points, seen.swings, seen.names]).toEqual([analysis.points, analysis.moments, []]);
    expect([seen.rounds, seen.hints]).toEqual([curve.rounds, curve.hints]);
    expect(withChances(curve, { ...analysis, together: true }, label, label).names).toEqual([label]);
  });
  test("a choice is judged while it is made, and not before", () => {
    expect([7, 8, 9, 10].map((count) => judgedAt(analysis, count) === choice)).toEqual([false, true, true, false]);
    expect(judgedAt(null, 8)).toBeNull();
  });
  test("an ending names the four largest moments, in their order", () => {
    const moments = [swing(1, 3), swing(2, -20), swing(3, 9), swing(4, -4), swing(5, 30)];
    expect(largest(moments).map(({ count }) => count)).toEqual([2, 3, 4, 5]);
  });
});
