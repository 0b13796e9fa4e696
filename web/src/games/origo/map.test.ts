import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/origo/data/origo.json";
import { drawMap, fieldOn, mapDrawing, middleOf, pathAround, placeOf, Raster, SIDE } from "./map";
import type { OrigoData } from "./types";

const read = (): OrigoData => structuredClone(printed) as unknown as OrigoData;
const data = read();
const drawing = drawMap(data);
const raster = new Raster(data);

describe("the drawing", () => {
  it("is the same every time, and made once for a file", () => {
    expect(drawMap(read())).toEqual(drawing);
    expect(mapDrawing(data)).toBe(mapDrawing(data));
  });

  it("has every country and sea as closed outlines round its fields", () => {
    expect(drawing.regions.map((region) => region.id)).toEqual(raster.regions);
    expect(drawing.regions.reduce((sum, region) => sum + region.fields.length, 0)).toBe(100);
    for (const region of drawing.regions) expect(region.path, region.id).toMatch(/^M.*Z$/);
  });

  it("keeps every outline close to the sides of its fields", () => {
    for (const region of drawing.regions) {
      const numbers = region.path.match(/-?\d+(\.\d+)?/g)!.map(Number);
      const columns = region.fields.map((field) => placeOf(field)[0]);
      const xs = numbers.filter((_, n) => n % 2 === 0);
      expect(Math.min(...xs), region.id).toBeGreaterThan(Math.min(...columns) * SIDE - SIDE / 4);
      expect(Math.max(...xs), region.id).toBeLessThan((Math.max(...columns) + 1) * SIDE + SIDE / 4);
    }
  });

  it("gives neighbours different colours, at corners too", () => {
    const colour = new Map(drawing.regions.map((region) => [region.id, region.colour]));
    for (let y = 0; y < 10; y++) {
      for (let x = 0; x < 10; x++) {
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [-1, 1],
        ] as const) {
          const [here, there] = [raster.at(x, y), raster.at(x + dx, y + dy)];
          if (!there || here === there || raster.isSea(here) || raster.isSea(there)) continue;
          expect(colour.get(here), `${here} and ${there}`).not.toBe(colour.get(there));
        }
      }
    }
  });

  it("draws another map from another file", () => {
    const other = read();
    other.map.rows[9] = other.map.rows[9]!.replace("HIS HIS HIS MIT", "HIS HIS MIT MIT");
    expect(drawMap(other).coasts).not.toBe(drawing.coasts);
  });
});

describe("names and stones", () => {
  it("lie on lines between fields, where no shield covers them", () => {
    for (const [id, name] of drawing.names) {
      const across = name.upright ? name.at[0] : name.at[1];
      expect(across % SIDE, id).toBe(0);
      expect(name.room, id).toBeGreaterThanOrEqual(SIDE);
    }
  });

  it("stand inside their country, and apart", () => {
    for (const [id, [x, y]] of drawing.stones) {
      const round = [
        [-1, -1],
        [0, -1],
        [-1, 0],
        [0, 0],
      ].map(([dx, dy]) => raster.at(x / SIDE + dx!, y / SIDE + dy!));
      expect(round, id).toContain(id);
    }
    expect(new Set([...drawing.stones.values()].map(String)).size).toBe(drawing.stones.size);
  });
});

describe("fields", () => {
  it("are found by a point, and have a middle", () => {
    expect(fieldOn(data, [650, 450])).toBe("E7");
    expect(middleOf("E7")).toEqual([650, 450]);
    expect(middleOf("J10")).toEqual([950, 950]);
    expect(fieldOn(data, [-1, 50])).toBeNull();
    expect(fieldOn(data, [50, 1000])).toBeNull();
  });
});

describe("the path", () => {
  const path = pathAround(data);

  it("has a hundred spaces, each beside the next, round the map", () => {
    expect(path.spaces.map((space) => space.number)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    path.spaces.forEach(({ at, number }, n) => {
      const next = path.spaces[(n + 1) % 100]!.at;
      expect(Math.hypot(at[0] - next[0], at[1] - next[1]), String(number)).toBeCloseTo(path.side);
      expect(fieldOn(data, at), String(number)).toBeNull();
    });
  });

  it("turns clockwise from the upper left", () => {
    const at = (number: number) => path.spaces[number - 1]!.at;
    expect(at(2)[0]).toBeGreaterThan(at(1)[0]);
    expect(at(27)[1]).toBeGreaterThan(at(26)[1]);
    expect(at(52)[0]).toBeLessThan(at(51)[0]);
    expect(at(77)[1]).toBeLessThan(at(76)[1]);
  });
});
