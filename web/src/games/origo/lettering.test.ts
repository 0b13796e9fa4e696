import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/origo/data/origo.json";
import { labelsAt, namesAt } from "./lettering";
import { drawMap, headOf, lineThrough, SIDE, squareOf } from "./map";
import type { OrigoData } from "./types";

const drawing = drawMap(structuredClone(printed) as unknown as OrigoData);

describe("names", () => {
  it("stand in every region, legible, and never over the edge of the map", () => {
    for (const scale of [0.3, 0.6, 1.5]) {
      const names = namesAt(drawing, scale, () => "Somewhere");
      expect(names).toHaveLength(drawing.names.size);
      for (const { at, size } of names) {
        expect(size).toBeGreaterThanOrEqual(11);
        for (const part of at) expect(part > 0 && part < drawing.size * scale).toBe(true);
      }
    }
  });

  it("are smaller where they are long", () => {
    const size = (name: string): number => namesAt(drawing, 0.6, () => name)[0]!.size;
    expect(size("A name that has no room on any map")).toBeLessThan(size("Here"));
  });

  it("do not stand on each other", () => {
    const names = namesAt(drawing, 0.36, (region) =>
      region === "baltic_sea" ? "Baltic Sea" : region === "baltic_lands" ? "Baltic lands" : region,
    );
    const boxes = names
      .filter((one) => !one.upright)
      .map(({ at: [x, y], name, size, isSea }) => ({
        name,
        x,
        y,
        half: (name.length * size * (isSea ? 0.46 : 0.68)) / 2,
        size,
      }));
    const over = boxes.flatMap((one, n) =>
      boxes
        .slice(n + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < one.half + other.half &&
            Math.abs(one.y - other.y) < (one.size + other.size) / 2 - 1,
        )
        .map((other) => [one.name, other.name]),
    );
    expect(over).toEqual([]);
  });

  it("give way to the letters at the edge of the screen, and stay where their region is off it", () => {
    const scale = 0.8;
    const still = namesAt(drawing, scale, () => "Here");
    const sight = { x: -still[0]!.at[0], y: 40, width: 300, height: 900 };
    const moved = namesAt(drawing, scale, () => "Here", sight);
    expect(moved[0]!.at[0] + sight.x).toBeGreaterThan(16);
    const far = still.findIndex(({ at }) => at[0] + sight.x > 300 + SIDE * scale);
    expect(moved[far]!.at[0]).toBe(still[far]!.at[0]);
  });
});

describe("labels", () => {
  it("stand beside the map, or in its corners where that is off the screen", () => {
    const beside = labelsAt({ x: 40, y: 40, width: 800, scale: 0.5 }, 10);
    expect(beside.map((label) => label.text).slice(0, 4)).toEqual(["A", "1", "B", "2"]);
    expect(beside[0]).toEqual({ text: "A", x: 28, y: 65 });
    expect(beside[1]).toEqual({ text: "1", x: 65, y: 28 });
    const off = labelsAt({ x: -30, y: -30, width: 400, scale: 0.5 }, 10);
    expect(off[0]).toEqual({ text: "A", x: 7, y: -20 });
    expect(off[2]).toEqual({ text: "B", x: 7, y: 30 });
    expect(off.every((label) => label.x <= 400)).toBe(true);
  });
});

describe("fields", () => {
  it("are squares, and a way goes through their middles", () => {
    expect(squareOf("B3")).toBe(`M${2 * SIDE} ${SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`);
    expect(lineThrough(["A1", "A2"], 0.5)).toBe("M25.0 25.0L75.0 25.0");
    expect(lineThrough([], 1)).toBe("");
    expect(headOf(["A1", "A2"], 0.5)).toBe("M55.0 25.0L45.0 31.0L45.0 19.0Z");
    expect(headOf(["A1"], 0.5)).toBe("");
  });
});
