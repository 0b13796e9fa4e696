/** The board is drawn twice, here and by Python for notebooks and films: on the same numbers, to the last digit. */
import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/arrival/data/arrival.json";
import plate from "../../../../src/tuath/games/arrival/plate.json";
import { drawMap } from "./map";
import { namesAt, type Name } from "./names";
import type { MapData } from "./types";

const map = printed.map as unknown as MapData;
const drawing = drawMap(map);
const { lands, isle, borders, roads, links, waves, compass, bounds } = drawing;
/** As `python -m tuath.games.arrival.plate` has drawn it. */
const WIDE = 0.63;

describe("Python's drawing of the map", () => {
  it("has the same land, sea and roads", () => {
    expect(plate.lands).toEqual(lands.map(({ id, colour, path, marks }) => ({ id, colour, path, marks })));
    expect(plate.isle).toEqual({ path: isle.path, marks: isle.marks });
    const along = (sides: number): string =>
      borders
        .filter((border) => border.sides.length === sides)
        .map((border) => border.path)
        .join("");
    expect([plate.coast, plate.inner]).toEqual([along(1), along(2)]);
    expect([plate.roads, plate.links, plate.waves]).toEqual([roads, links, waves]);
    expect(plate.compass).toEqual(compass);
    expect(plate.bounds).toEqual([bounds.x0, bounds.y0, bounds.x1, bounds.y1]);
  });

  it("has the names at the same places", () => {
    const names = namesAt(map, lands, WIDE);
    const anchors = (group: Map<string, Name>): Record<string, unknown> =>
      Object.fromEntries(
        [...group].map(([id, { x, y, anchor, hidden }]) => [
          id,
          [expect.closeTo(x, 2), expect.closeTo(y, 2), anchor, hidden],
        ]),
      );
    expect(plate.names.wide.provinces).toEqual(anchors(names.provinces));
    expect(plate.names.wide.places).toEqual(anchors(names.places));
  });
});
