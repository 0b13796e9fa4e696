import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/origo/data/origo.json";
import { labelsAt, namesAt } from "./lettering";
import { drawMap, lineThrough, SIDE, squareOf } from "./map";
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
  });
});
