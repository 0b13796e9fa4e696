import { describe, expect, it } from "vitest";
import { MEASURES, sizeFor, widthOf } from "./fitting";
import { columns, lacking, litBy, spendings, withCard, type Counts } from "./planning";
import type { Needs, PrintedPower, PrintedSpirit } from "./types";

const have = (some: Needs): Counts => ({
  sun: 0,
  moon: 0,
  fire: 0,
  air: 0,
  water: 0,
  earth: 0,
  plant: 0,
  animal: 0,
  ...some,
});
const card = (...elements: PrintedPower["elements"]): Pick<PrintedPower, "elements"> => ({ elements });
const flooding = {
  innates: [
    { id: "massive_flooding", levels: [{ elements: { sun: 1, water: 2 } }, { elements: { sun: 2, water: 3 } }] },
  ],
} as unknown as PrintedSpirit;

describe("a card that is thought of", () => {
  it("adds its elements and lights levels", () => {
    expect(withCard(have({ sun: 1 }), card("sun", "water"))).toEqual(have({ sun: 2, water: 1 }));
    expect(litBy(flooding, have({ sun: 1, water: 1 }), card("water", "sun"))).toEqual([
      { innate: "massive_flooding", level: 1 },
    ]);
    expect(litBy(flooding, have({ sun: 1, water: 2 }), card("earth"))).toEqual([]);
  });

  it("leaves something missing for the next level", () => {
    expect(lacking(flooding, have({ sun: 1, water: 2 }))).toEqual({ sun: 1, water: 1 });
    expect(lacking(flooding, have({ sun: 2, water: 3 }))).toEqual({});
    const [sun, , , , water] = columns(flooding, have({ sun: 1, water: 1 }), card("water"));
    expect([sun, water]).toEqual([
      { element: "sun", now: 1, then: 1, lacks: 1 },
      { element: "water", now: 1, then: 2, lacks: 1 },
    ]);
  });
});

describe("prepared elements", () => {
  const [{ levels }] = flooding.innates as [PrintedSpirit["innates"][number]];
  it("light the levels for which they suffice", () => {
    expect(spendings(levels, have({ sun: 1, water: 1 }), have({ water: 1 }))).toEqual([
      { level: 1, spend: [{ element: "water", number: 1 }] },
    ]);
    expect(spendings(levels, have({ sun: 1, water: 2 }), have({ sun: 1, water: 2 }))).toEqual([
      {
        level: 2,
        spend: [
          { element: "sun", number: 1 },
          { element: "water", number: 1 },
        ],
      },
    ]);
    expect(spendings(levels, have({ sun: 1, water: 1 }), have({ earth: 3 }))).toEqual([]);
    expect(spendings([{}], have({}), have({ sun: 1 }))).toEqual([]);
  });
});

describe("cards in a row", () => {
  it("are as large as all of them can be", () => {
    expect(sizeFor(680, [4])).toBe("full");
    expect(sizeFor(680, [9])).toBe("half");
    expect(sizeFor(680, [2, 7])).toBe("half");
    expect(sizeFor(680, [12])).toBe("spine");
    expect(sizeFor(10, [1])).toBe("spine");
    expect(widthOf("half", [3, 1])).toBe(2 * MEASURES.half.wide + 7 + 12 + MEASURES.half.wide);
  });
});
