import { describe, expect, it } from "vitest";
import { distanceToBox, isInside, overlap } from "../../lib/geometry";
import { drawMap, mapDrawing } from "./map";
import { covered, namesAt, placeNames, placeTags, sizesAt, stepOf } from "./names";
import printed from "../../../../src/tuath/games/arrival/data/arrival.json";
import type { MapData } from "./types";

const readMap = (): MapData => structuredClone(printed.map) as unknown as MapData;

const map = readMap();
const drawing = drawMap(map);

/** Pixels for a unit of the map when the whole of it stands on a screen of 900 pixels. */
const ZOOM_1 = 0.57;

describe("the drawing", () => {
  it("is the same every time", () => {
    expect(drawMap(readMap())).toEqual(drawing);
  });

  it("is made once for a map", () => {
    expect(mapDrawing(map)).toBe(mapDrawing(map));
  });

  it("draws every province and the isle", () => {
    expect(drawing.lands.map((land) => land.id)).toEqual(map.provinces.map((province) => province.id));
    expect(drawing.isle.path).toMatch(/^M.*Z$/);
    for (const land of drawing.lands) expect(land.marks, land.id).not.toBe("");
  });

  it("has borders that neighbours share point for point", () => {
    const inner = drawing.borders.filter((border) => border.sides.length === 2);
    expect(inner.length).toBeGreaterThan(10);
    for (const border of inner) {
      for (const side of border.sides) {
        const land = drawing.lands.find((other) => other.id === side)!;
        const has = new Set(land.polygon.map(String));
        expect(
          border.points.every((point) => has.has(String(point))),
          `${border.sides.join()} in ${side}`,
        ).toBe(true);
      }
    }
  });

  it("has a border wherever the file names neighbours", () => {
    const drawn = new Set(drawing.borders.map((border) => border.sides.join()));
    for (const province of map.provinces as (MapData["provinces"][number] & { adjacent: string[] })[]) {
      for (const other of province.adjacent) expect(drawn).toContain([province.id, other].sort().join());
    }
  });

  it("keeps every location inside its province and the castles on the isle", () => {
    for (const location of map.locations) {
      const land = location.castle ? drawing.isle : drawing.lands.find((other) => other.id === location.province)!;
      expect(isInside([location.x, location.y], land.polygon), location.name).toBe(true);
    }
  });

  it("joins outlines that nearly meet", () => {
    const rough = readMap();
    for (const corner of rough.provinces[1]!.outline) corner[0] += 0.8;
    const inner = (borders: typeof drawing.borders): number =>
      borders.filter((border) => border.sides.length === 2).length;
    expect(inner(drawMap(rough).borders)).toBe(inner(drawing.borders));
  });
});

describe("the names", () => {
  const names = namesAt(map, drawing.lands, ZOOM_1);
  const shown = [...names.places, ...names.provinces].filter(([, name]) => !name.hidden);

  it("are all there at zoom 1", () => {
    const hidden = [...names.places, ...names.provinces].filter(([, name]) => name.hidden).map(([id]) => id);
    expect(hidden).toEqual([]);
  });

  it("do not overlap", () => {
    for (const [id, name] of shown) {
      for (const [other, its] of shown) {
        if (id !== other) expect(covered(name, its), `${id} and ${other}`).toBe(0);
      }
    }
  });

  it("never overlap at other zooms either, but may be left out", () => {
    for (const scale of [0.28, 0.4, 0.8, 1.4]) {
      const there = namesAt(map, drawing.lands, scale);
      const those = [...there.places.values(), ...there.provinces.values()].filter((name) => !name.hidden);
      for (const [i, one] of those.entries()) {
        for (const two of those.slice(i + 1)) expect(covered(one, two)).toBe(0);
      }
      if (scale > 0.7) expect(those).toHaveLength(map.locations.length + map.provinces.length);
    }
  });

  it("are the same every time, and found once for a step of the zoom", () => {
    expect(placeNames(readMap(), drawing.lands, names.scale)).toEqual(names);
    expect(namesAt(map, drawing.lands, names.scale * 1.001)).toBe(names);
    expect(stepOf(1)).toBe(1);
  });

  it.each([0.5, ZOOM_1, 0.7])("leave pieces free at zoom %f", (scale) => {
    const there = placeNames(map, drawing.lands, scale);
    const radius = sizesAt(scale).piece / scale;
    const covering = [...there.places, ...there.provinces].flatMap(([id, name]) =>
      map.locations.flatMap((place) =>
        name.boxes.some((box) => distanceToBox([place.x, place.y], box) < radius * 0.9) ? [`${id} on ${place.id}`] : [],
      ),
    );
    expect(covering).toEqual([]);
  });

  it("are kept free of tags where that can be, and tags of each other", () => {
    const [wide, high] = [35, 18];
    const tags = placeTags(
      map,
      names,
      map.locations.filter((place) => !place.castle).map((place) => place.id),
      wide,
      high,
    );
    for (const [x, y] of tags.values()) expect(Math.hypot(x, y)).toBeLessThan(80);
    const boxes = [...tags].map(([id, [dx, dy]]) => {
      const place = map.locations.find((one) => one.id === id)!;
      const [x0, y0] = [place.x * names.scale + dx, place.y * names.scale + dy];
      return { id, box: { x0, y0, x1: x0 + wide, y1: y0 + high } };
    });
    const covered = boxes.flatMap((one, n) =>
      boxes
        .slice(n + 1)
        .filter((two) => overlap(one.box, two.box) > 0)
        .map((two) => `${one.id} and ${two.id}`),
    );
    expect(covered).toEqual([]);
  });
});

describe("sizes", () => {
  it("are never too small to read or touch", () => {
    expect(sizesAt(0.2).text).toBe(11);
    expect(sizesAt(ZOOM_1).piece * 2).toBeGreaterThanOrEqual(28);
  });
});
