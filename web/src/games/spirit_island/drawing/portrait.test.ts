import { describe, expect, it } from "vitest";
import { spiritIsland } from "../../../../tests/shipped";
import type { SpiritIslandData } from "../types";
import { LIKENESSES } from "./likenesses";
import { portrait, sign } from "./portrait";
import { randomOf } from "./random";

const spirits = (spiritIsland() as SpiritIslandData).spirits.records.map((spirit) => spirit.id);

describe("a portrait", () => {
  it("exists of every spirit, and of nobody else", () => {
    expect(Object.keys(LIKENESSES).sort()).toEqual([...spirits].sort());
    expect([portrait("nobody"), sign("nobody")]).toEqual(["", ""]);
  });

  it("is the same at every visit, and another for every spirit", () => {
    for (const id of spirits) expect(portrait(id)).toBe(portrait(id));
    expect(new Set(spirits.map(portrait)).size).toBe(spirits.length);
    expect(new Set(spirits.map(sign)).size).toBe(spirits.length);
  });

  it("can stand in a page any number of times: no ids, no broken numbers, every group closed", () => {
    for (const picture of spirits.flatMap((id) => [portrait(id), sign(id)])) {
      expect(picture).not.toMatch(/\bid=|NaN|undefined|Infinity/);
      expect(picture.match(/<g[ >]/g)?.length).toBe(picture.match(/<\/g>/g)?.length);
    }
  });
});

describe("chance in a picture", () => {
  it("follows from its name", () => {
    const [a, b] = [randomOf("river"), randomOf("river")];
    expect([a(), a(), a.between(3, 4)]).toEqual([b(), b(), b.between(3, 4)]);
    expect(randomOf("river")()).not.toBe(randomOf("sea")());
    const more = randomOf("many");
    for (let n = 0; n < 200; n++) expect(Math.abs(more.between(-2, 2))).toBeLessThanOrEqual(2);
  });
});
