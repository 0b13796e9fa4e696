import { describe, expect, test } from "vitest";
import type { Box, Cell, Ending, Row } from "../wire/protocol";
import { beatsOf, comesFresh, hasSeenEnd, signed, totalsAt } from "./ending";

const message = { key: "page-score", params: {} };
const cell = (total: number | null = null): Cell => ({
  number: 1,
  signed: false,
  mark: "",
  of: null,
  parts: [],
  raised: 0,
  total,
  words: [],
});
const row = (mark: Row["mark"], ...totals: (number | null)[]): Row => ({
  cells: totals.map(cell),
  seat: null,
  head: message,
  below: null,
  mark,
  round: null,
});
function box(id: string, rows: Row[], seats: (number | null)[] = [null]): Box {
  const columns = seats.map((seat) => ({ head: null, seat, wide: false }));
  return {
    id,
    title: message,
    rule: "",
    note: null,
    balance: null,
    ways: [],
    figures: [],
    sheet: { columns, rows },
    bars: null,
    sum: null,
    lines: [],
    quiet: false,
  };
}
const ending = (...boxes: Box[]): Ending => ({
  title: message,
  reason: { message, rule: "" },
  ranks: [],
  boxes,
  course: { title: message, points: [], names: [], note: null },
});

describe("how an ending comes", () => {
  test("box by box, row by row, the winner last", () => {
    const beats = beatsOf(
      ending(box("points", [row("won", null), row("", null), row("sum", null)]), box("other", [row("", null)])),
    );
    expect(beats.boxes).toEqual([1, 5]);
    expect(beats.rows).toEqual([[3, 2, 4], [6]]);
    expect(beats.last).toBe(7);
  });
  test("leaders stand where the steps so far have led", () => {
    const told = ending(box("points", [row("", 5, 3), row("", 6, 9), row("sum", 6, 9)], [1, 0]));
    const beats = beatsOf(told);
    expect(totalsAt(told, beats, 0)).toEqual([3, 5]);
    expect(totalsAt(told, beats, 3)).toEqual([9, 6]);
    expect(totalsAt(ending(box("points", [row("", null)])), beats, 3)).toBeNull();
  });
  test("only once, and only for the table whose end was seen", () => {
    hasSeenEnd("one");
    expect(comesFresh("other")).toBe(false);
    hasSeenEnd("one");
    expect([comesFresh("one"), comesFresh("one")]).toEqual([true, false]);
  });
  test("amounts more or less", () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "0"]);
  });
});
