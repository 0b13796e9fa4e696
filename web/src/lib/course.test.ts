import { describe, expect, it } from "vitest";
import { standing } from "./course";

const COURSE = [
  { id: "setup", rule: "X-1", inside: false },
  { id: "turn", rule: "X-2", inside: false },
  { id: "duel", rule: "X-3", inside: true },
  { id: "draw", rule: "X-4", inside: true },
  { id: "over", rule: "X-5", inside: false },
];
const stands = (now: string | null): string[] => standing(COURSE, now).map((phase) => phase.stands);

describe("the order of play", () => {
  it("says what is over and what is to come", () => {
    expect(stands("turn")).toEqual(["done", "now", "to-come", "to-come", "to-come"]);
  });
  it("knows which phase a part belongs to", () => {
    expect(stands("draw")).toEqual(["done", "around", "done", "now", "to-come"]);
  });
  it("is all to come before the start", () => {
    expect(stands(null)).toEqual(["to-come", "to-come", "to-come", "to-come", "to-come"]);
  });
});
