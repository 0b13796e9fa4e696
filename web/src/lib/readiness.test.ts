import { expect, test } from "vitest";
import type { Mark } from "../wire/protocol";
import { readinessOf, shifted } from "./readiness";

const mark = (seat: number, kind: Mark["kind"], place = ""): Mark => ({ seat, kind, place, thing: "", text: "" });

test("readiness is one of three, or nothing", () => {
  const plan = [mark(0, "pin", "1-1"), mark(0, "stale"), mark(1, "changed"), mark(2, "ready")];
  expect([0, 1, 2, 3].map((seat) => readinessOf(plan, seat))).toEqual(["stale", "changed", "ready", null]);
});

test("a change is marked once somebody has been ready", () => {
  const before = [mark(0, "ready"), mark(1, "pin", "1-1")];
  expect(shifted(before, [mark(0, "stale"), mark(1, "pin", "1-1"), mark(1, "ask", "1-2")])).toEqual([1]);
  expect(shifted(before, [mark(0, "stale")])).toEqual([1]);
  expect(shifted(before, [mark(0, "ready"), mark(1, "pin", "1-1"), mark(1, "ready")])).toEqual([]);
  expect(shifted([mark(1, "pin", "1-1")], [mark(1, "ask", "1-2")])).toEqual([]);
});
