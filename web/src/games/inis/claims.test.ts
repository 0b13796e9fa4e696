import { describe, expect, it } from "vitest";
import { lackOf, mayClaim, newClaim } from "./claims";
import type { InisView } from "./view";

const player = (land: number, deeds: number, met: number, pretender = false): unknown => ({
  conditions: { land, religion: 1, territories: 3 },
  deeds,
  met,
  pretender,
});
const view = { needed: 6, players: [player(4, 1, 0), player(6, 0, 1), player(6, 0, 1, true)] } as unknown as InisView;

describe("claims", () => {
  it("tell what is missing for the nearest condition, Deeds counted", () => {
    expect([0, 1, 2].map((seat) => lackOf(view, seat))).toEqual([1, 0, 0]);
  });
  it("are open to who meets a condition and has no token", () => {
    expect([0, 1, 2, 3].map((seat) => mayClaim(view, seat))).toEqual([false, true, false, false]);
  });
  it("are noticed when they are new", () => {
    expect(newClaim([], [2])).toBe(2);
    expect(newClaim([2], [1, 2])).toBe(1);
    expect(newClaim([1, 2], [1, 2])).toBeNull();
    expect(newClaim([1], [])).toBeNull();
  });
});
