import { expect, test } from "vitest";
import type { LogLine } from "../wire/protocol";
import { atPlaces, lastMoves, sealed } from "./numbered";

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
  expect([...places]).toEqual([["location:temair", "1, 3"], ["location:umall", "4"]]);
});
