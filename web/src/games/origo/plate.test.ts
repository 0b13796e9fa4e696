/** The board is drawn twice, here and by Python for notebooks and films: on the same numbers, to the last digit. */
import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/origo/data/origo.json";
import plate from "../../../../src/tuath/games/origo/plate.json";
import { drawMap } from "./map";
import type { OrigoData } from "./types";

const drawing = drawMap(printed as unknown as OrigoData);

describe("Python's drawing of the map", () => {
  it("has the same land and sea", () => {
    const lands = drawing.regions.filter((region) => !region.isSea);
    expect(plate.lands).toEqual(lands.map(({ id, colour, path }) => ({ id, colour, path })));
    expect([plate.coasts, plate.borders, plate.grid, plate.waves]).toEqual([
      drawing.coasts,
      drawing.borders,
      drawing.grid,
      drawing.waves,
    ]);
    expect([plate.size, plate.marks]).toEqual([drawing.size, drawing.marks]);
  });

  it("has names and stones at the same places", () => {
    const seas = new Set(drawing.regions.filter((region) => region.isSea).map((region) => region.id));
    expect(plate.names).toEqual(
      Object.fromEntries(
        [...drawing.names].map(([id, { at, room, upright }]) => [id, [at, room, upright, seas.has(id)]]),
      ),
    );
    expect(plate.stones).toEqual(Object.fromEntries(drawing.stones));
  });
});
