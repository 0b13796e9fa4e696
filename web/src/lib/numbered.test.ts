import { expect, test } from "vitest";
import type { LogLine } from "../wire/protocol";
import { atPlaces, cornerOf, lastMoves, sealed, wayOf } from "./numbered";

const line = (key: string, params: Record<string, string | number>): LogLine => ({ key, params, count: 1, at: null });

test("the last moves are what somebody has done, in order", () => {
  const log = [
    line("built", { seat: "seat:p1", location: "location:temair" }),
    line("round-begins", { round: 2, seat: "seat:p1" }),
    line("built", { seat: "seat:p2", location: "location:umall" }),
    line("passed", { seat: "seat:p3" }),
  ];
  expect(lastMoves(log, 2).map((one) => one.key)).toEqual(["built", "passed"]);
  expect(lastMoves(log, 9)).toHaveLength(3);
});

test("a seal stands at the first place that is shown, and two moves at one place share it", () => {
  const moves = sealed([
    line("built", { seat: "seat:p1", tile: "tile:cauldron", location: "location:temair" }),
    line("passed", { seat: "seat:p2" }),
    line("spread", { seat: "seat:p3", location: "location:temair" }),
    line("built", { seat: "seat:p2", location: "location:umall" }),
  ]);
  const places = atPlaces(moves, (thing) => thing.startsWith("location:"));
  expect([...places]).toEqual([
    ["location:temair", "1, 3"],
    ["location:umall", "4"],
  ]);
});

test("a seal stands at the lower left, and never on a name where another corner is free", () => {
  const field = { x: 100, y: 100, wide: 60, high: 60 };
  expect(cornerOf(field, "1", [])).toEqual({ x: 100, y: 160 });
  expect(cornerOf(field, "1", [{ x: 70, y: 150, wide: 50, high: 16 }])).toEqual({ x: 160, y: 160 });
  expect(cornerOf(field, "1", [{ x: 70, y: 150, wide: 100, high: 16 }])).toEqual({ x: 100, y: 100 });
  expect(cornerOf(field, "1", [{ x: 0, y: 0, wide: 400, high: 400 }])).toEqual({ x: 100, y: 160 });
  expect(cornerOf(field, "1", [], [{ x: 90, y: 150, wide: 20, high: 20 }])).toEqual({ x: 160, y: 160 });
  expect(cornerOf(field, "1", [{ x: 150, y: 90, wide: 20, high: 90 }], [{ x: 90, y: 90, wide: 20, high: 90 }])).toEqual(
    { x: 130, y: 174 },
  );
  expect(cornerOf(field, "1", [{ x: 150, y: 90, wide: 12, high: 90 }], [{ x: 0, y: 0, wide: 149, high: 400 }])).toEqual(
    { x: 174, y: 160 },
  );
  expect(cornerOf({ ...field, high: 200 }, "1", [{ x: 50, y: 50, wide: 200, high: 215 }])).toEqual({ x: 130, y: 280 });
  expect(cornerOf({ ...field, wide: 200, high: 200 }, "1", [])).toEqual({ x: 140, y: 260 });
});

test("what travels has a way, and nothing else", () => {
  const sailed = line("sailed", { seat: "seat:p1", origin: "field:B8", target: "field:C8" });
  expect(wayOf(sailed, ["sailed"])).toEqual(["field:B8", "field:C8"]);
  expect(wayOf(sailed, ["migrated"])).toBeNull();
  expect(wayOf(line("sailed", { seat: "seat:p1", target: "field:C8" }), ["sailed"])).toBeNull();
  expect(wayOf(line("sailed", { seat: "seat:p1", piece: "piece:ship", target: "field:C8" }), ["sailed"])).toBeNull();
});
