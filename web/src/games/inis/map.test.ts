import { describe, expect, it } from "vitest";
import { isInside } from "../../lib/geometry";
import printed from "../../../../src/tuath/games/inis/data/inis.json";
import { cellAt, heartOf, hexagons, islandOf, middle, outlineOf, tileAt, type Cell, type Tile } from "./map";
import { MOTIFS, motifOf } from "./motifs";

const TERRITORIES = printed.territories.territories.map((territory) => territory.id);

function start(players: "2" | "3" | "4"): Tile[] {
  const layout = printed.layouts.by_players[players] as unknown as Cell[][];
  return layout.map((cells, n) => ({ id: TERRITORIES[n]!, cells }));
}

describe("the island", () => {
  it("has a closed outline for every territory, with all its places inside", () => {
    for (const players of ["2", "3", "4"] as const) {
      for (const tile of islandOf(start(players)).tiles) {
        expect(tile.path).toMatch(/^M.*Z$/);
        expect(tile.path).not.toMatch(/NaN|undefined/);
        for (const at of [tile.heart, tile.place, tile.sight, ...tile.cells.map(middle)])
          expect(isInside(at, tile.polygon), tile.id).toBe(true);
      }
    }
  });

  it("is the same every time", () => {
    expect(islandOf(start("4"))).toEqual(islandOf(start("4")));
  });

  it("draws a border alike from both sides", () => {
    const [one, two] = islandOf(start("2")).tiles;
    const [mine, theirs] = [one!, two!].map((tile) => new Set(tile.polygon.map(String)));
    expect([...mine!].filter((point) => theirs!.has(point)).length).toBeGreaterThan(6);
  });

  it("keeps the borders it has when a territory comes", () => {
    const before = islandOf(start("3"));
    const after = islandOf([
      ...start("3"),
      {
        id: "valley",
        cells: [
          [2, 0],
          [3, -1],
          [3, 0],
        ],
      },
    ]);
    for (const border of before.borders.split("M").filter(Boolean)) expect(after.borders).toContain(border);
  });

  it("covers the sea with no two territories", () => {
    const { tiles } = islandOf(start("4"));
    for (const tile of tiles) {
      for (const other of tiles) if (other !== tile) expect(isInside(tile.heart, other.polygon)).toBe(false);
    }
  });

  it("puts name and pieces where two hexagons lie side by side, and the motif in the third", () => {
    const [tile] = islandOf([
      {
        id: "hills",
        cells: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      },
    ]).tiles;
    expect(tile!.place[1]).toBeLessThan(tile!.heart[1]);
    expect(tile!.sight[1]).toBeGreaterThan(tile!.heart[1]);
  });
});

describe("a place of the map", () => {
  it("belongs to the hexagon round it and to the territory of this", () => {
    for (const cell of [
      [0, 0],
      [3, -2],
      [-4, 1],
      [-1, -1],
    ] as Cell[]) {
      const [x, y] = middle(cell);
      expect(cellAt([x + 40, y - 40])).toEqual(cell);
    }
    const tiles = start("3");
    for (const tile of tiles) for (const cell of tile.cells) expect(tileAt(tiles, middle(cell))).toBe(tile.id);
    expect(tileAt(tiles, [-2000, 0])).toBeNull();
  });

  it("can be the heart of a territory to come", () => {
    const cells: Cell[] = [
      [2, 0],
      [3, -1],
      [3, 0],
    ];
    const outline = outlineOf(start("3"), cells);
    expect(outline).toMatch(/^M.*Z$/);
    expect(heartOf(cells)[0]).toBeGreaterThan(0);
    expect(hexagons([...cells, ...cells]).match(/M/g)).toHaveLength(3);
  });
});

describe("a motif", () => {
  it("is there for each territory, and no two are alike", () => {
    expect(Object.keys(MOTIFS).sort()).toEqual([...TERRITORIES].sort());
    expect(new Set(TERRITORIES.map((id) => motifOf(id).ink)).size).toBe(16);
  });

  it("stays within its frame", () => {
    for (const id of TERRITORIES) {
      const starts = [...motifOf(id).ink.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)];
      for (const [, x, y] of starts)
        expect(Math.abs(Number(x)) <= 62 && Math.abs(Number(y)) <= 46, `${id} ${x} ${y}`).toBe(true);
    }
  });
});
