import { describe, expect, it } from "vitest";
import { spiritIsland } from "../../../tests/shipped";
import { isInside, overlap, type Box, type Point } from "../../lib/geometry";
import { layoutOf, signsOf, type Layout } from "./layout";
import { islandOf, type LandDrawing } from "./map";
import type { Kind, SpiritIslandData } from "./types";
import type { LandView, PieceView, RavageView } from "./view";

const data = spiritIsland() as SpiritIslandData;
const LETTERS = 15; // pixels, at zoom 1
const NAME = 20;

const piece = (kind: Kind, count = 1, damage = 0, strife = 0): PieceView =>
  ({ kind, count, damage, strife, health: 3 }) as PieceView;
/** All kinds of tokens, two spirits, and everything that can be told of a land. */
const full = {
  presence: [1, 1, 0, 0, 0, 0],
  sacred: [false, false, false, false, false, false],
  pieces: [piece("city"), piece("town", 2), piece("explorer", 3), piece("dahan", 2)],
  blight: 1,
  beasts: 1,
  wilds: 1,
  disease: 1,
  badlands: 1,
  markers: 0,
  defend: 6,
  isolated: false,
  frozen: false,
} as unknown as LandView;
const fuller = {
  ...full,
  presence: [2, 1, 1, 0, 0, 0],
  pieces: [...full.pieces, piece("town", 1, 1), piece("explorer", 1, 0, 1)],
  isolated: true,
};
const ravage = { land: "", damage: 12, blight: true, cascade: true, lost: 0, answer: 0 } as unknown as RavageView;

/** Every land there is, drawn as small as on an island of six boards. */
const lands = (): LandDrawing[] =>
  data.boards.records.flatMap((board) => islandOf([board], [[0, 0, 0]]).lands.filter((one) => one.terrain !== "ocean"));

/** Where what is told begins, ends, and has its corners. */
function cornersOf({ name, signs, zoom }: Layout): Point[] {
  const boxes = [{ at: name, wide: NAME }, ...signs.map(({ at, sign }) => ({ at, wide: sign.width }))];
  return boxes.flatMap(({ at: [x, y], wide }) =>
    [-9, 9].flatMap((high): Point[] => [
      [x, y + high * zoom],
      [x + wide * zoom, y + high * zoom],
    ]),
  );
}

/** How much of its things is hidden by what is told of a land, in square pixels. */
function flawOf({ name, signs, zoom, things, size }: Layout): number {
  const box = ([x, y]: Point, wide: number): Box => ({
    x0: x,
    x1: x + wide * zoom,
    y0: y - 9 * zoom,
    y1: y + 9 * zoom,
  });
  const told = [box(name, NAME), ...signs.map(({ at, sign }) => box(at, sign.width))];
  return things.reduce(
    (sum, { at: [x, y] }) =>
      sum +
      told.reduce(
        (one, other) =>
          one + overlap({ x0: x - size / 2, x1: x + size / 2, y0: y - size / 2, y1: y + size / 2 }, other),
        0,
      ),
    0,
  );
}

describe("a land with nothing in it", () => {
  it("has its name as large as any other", () => {
    const empty = {
      ...full,
      presence: [0, 0],
      pieces: [],
      blight: 0,
      beasts: 0,
      wilds: 0,
      disease: 0,
      badlands: 0,
      defend: 0,
    };
    for (const drawing of lands())
      expect(layoutOf(drawing, empty, 0.9, []), drawing.id).toMatchObject({ things: [], zoom: 1 });
  });
});

describe("a land that is too full", () => {
  it.each([
    ["full", full, 0.55, 0],
    ["fuller", fuller, 0.6, 1],
  ] as const)("%s keeps all of it inside, large enough to read", (_, here, scale, first) => {
    for (const drawing of lands().filter((_, n) => n % 2 === first)) {
      const polygon = drawing.polygon.map(([x, y]): Point => [x * scale, y * scale]);
      const layout = layoutOf(drawing, here, scale, signsOf(here, ravage, "town"));
      for (const { at } of layout.things) expect(isInside(at, polygon), drawing.id).toBe(true);
      for (const corner of cornersOf(layout)) expect(isInside(corner, polygon), drawing.id).toBe(true);
      expect(layout.zoom * LETTERS).toBeGreaterThanOrEqual(11);
      expect(layout.signs.map(({ sign }) => sign.is)).toContain("ravage");
    }
  });

  it("draws tokens as one on an island of six boards, so that no label hides a piece", () => {
    let hidden = 0;
    for (const drawing of lands()) {
      const layout = layoutOf(drawing, full, 0.5, signsOf(full, ravage, undefined));
      const spread = layoutOf({ ...drawing }, full, 0.5, signsOf(full, ravage, undefined), undefined, [], true);
      hidden += flawOf(layout) - flawOf(spread);
      expect(spread.things.some(({ thing }) => thing.is === "more")).toBe(false);
      expect(layout.size).toBeGreaterThanOrEqual(12);
    }
    expect(hidden).toBeLessThan(0);
  });

  it("is laid out again only when it changes", () => {
    const drawing = lands()[0]!;
    const before = layoutOf(drawing, full, 0.6, []);
    expect(layoutOf(drawing, { ...full }, 0.6, [])).toBe(before);
    expect(layoutOf(drawing, { ...full, beasts: 2 }, 0.6, [])).not.toBe(before);
    expect(layoutOf(drawing, full, 0.7, [])).not.toBe(before);
  });
});
