import { describe, expect, it } from "vitest";
import { drawn, held, withoutArriving } from "./pieces";
import type { Flight } from "./travel";

const OWNERS = [{ token: "madder", emblem: "spear" }];
const FOMORI = { kinds: ["a", "b", "c", "d"].map((id, n) => ({ id, strength: n + 1 })) } as unknown as Parameters<
  typeof drawn
>[2];

describe("a piece", () => {
  it("is a stack of its owner, a Fomori with its strength, a castle, or nothing", () => {
    expect(drawn({ owner: 0, discs: 2, fomori: null }, OWNERS, FOMORI)).toEqual({
      kind: "discs",
      token: "madder",
      emblem: "spear",
      count: 2,
    });
    expect(drawn({ owner: 1, discs: 2, fomori: null }, OWNERS, FOMORI)).toBeNull();
    expect(drawn({ owner: null, discs: 0, fomori: "b" }, OWNERS, FOMORI)).toEqual({
      kind: "fomori",
      face: 2,
      strength: 2,
    });
    expect(drawn({ owner: null, discs: 0, fomori: "d" }, OWNERS, FOMORI)).toEqual({
      kind: "fomori",
      face: 3,
      strength: 4,
    });
    expect(drawn({ owner: null, discs: 0, fomori: "castle" }, OWNERS, FOMORI)).toEqual({ kind: "castle" });
    expect(drawn({ owner: null, discs: 0, fomori: null }, OWNERS, FOMORI)).toBeNull();
  });

  it("is not yet where it travels to", () => {
    const discs: Flight = {
      piece: { kind: "discs", owner: 0, count: 1 },
      from: { supply: 0 },
      to: { location: "umall" },
    };
    const fomor: Flight = { piece: { kind: "fomori", fomori: "a" }, from: { supply: null }, to: { location: "umall" } };
    expect(held(discs)).toEqual({ owner: 0, discs: 1, fomori: null });
    expect(held(fomor)).toEqual({ owner: null, discs: 0, fomori: "a" });
    const raised = { id: "umall", owner: 0, discs: 2, fomori: null };
    expect(withoutArriving(raised, discs)).toEqual({ ...raised, discs: 1 });
    expect(withoutArriving({ ...raised, discs: 1 }, discs)).toEqual({ ...raised, discs: 0, owner: null });
    expect(withoutArriving({ ...raised, id: "latharna" }, discs)).toEqual({ ...raised, id: "latharna" });
    expect(withoutArriving({ id: "umall", owner: null, discs: 0, fomori: "a" }, fomor).fomori).toBeNull();
    expect(withoutArriving(raised, { ...discs, to: { supply: 0 } })).toEqual(raised);
  });
});
