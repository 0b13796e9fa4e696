import { describe, expect, it } from "vitest";
import type { Point } from "../../lib/geometry";
import { arrowsOf, marksOf } from "./declared";
import { around, RADIUS } from "./map";
import type { Order } from "./view";

const at = (id: string, place: Point): [string, { id: string; heart: Point; sight: Point }] => [
  id,
  { id, heart: place, sight: place },
];
const TILES = new Map([at("cove", [0, 0]), at("moor", [100, 0])]);
const order = (more: Partial<Order>): Order => ({
  kind: "move",
  seat: 0,
  where: "cove",
  to: "moor",
  number: 1,
  ...more,
});

describe("what is declared", () => {
  it("is an arrow for each move of clans between territories that are there", () => {
    const [arrow, ...others] = arrowsOf(
      [order({ number: 3 }), order({ to: "nowhere" }), order({ kind: "clash" }), order({ seat: null })],
      TILES,
      2,
    );
    expect(others).toEqual([]);
    expect(arrow).toMatchObject({ seat: 0, number: 3, at: [100, 32] });
    expect(arrow?.path).toMatch(/^M25\.0 8\.0Q100\.0 32\.0 178\.0 7\.0(M178\.0 7\.0L[-\d.]+ [-\d.]+){2}$/);
  });

  it("is a mark for all else, side by side, with whose clans it is about", () => {
    const marks = marksOf(
      [
        order({ kind: "festival" }),
        order({ kind: "place", seat: 1, number: 2 }),
        order({ kind: "move" }),
        order({ kind: "clash", where: "moor" }),
      ],
      TILES,
      2,
    );
    expect(marks).toEqual([
      { at: [-12, 0], icon: "festival", seat: null, number: 1 },
      { at: [18, 0], icon: "plus", seat: 1, number: 2 },
      { at: [188, 0], icon: "sword", seat: null, number: 1 },
    ]);
  });
});

describe("an island that may grow", () => {
  it("has room for what could be laid", () => {
    const box = { x0: -50, y0: -50, x1: 50, y1: 50 };
    expect(around(box, [])).toEqual(box);
    expect(around(box, [[100, 0]])).toEqual({ x0: -50, y0: -RADIUS, x1: 100 + RADIUS, y1: RADIUS });
  });
});
