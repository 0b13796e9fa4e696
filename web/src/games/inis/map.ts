/**
 * The growing island: each territory covers three hexagons. Corners and borders are roughened with seeds made of their
 * own places, so neighbours always fit and nothing moves when a territory comes; only a coast becomes a border.
 */
import {
  boxAround,
  corners,
  curveThrough,
  pathOf,
  roughen,
  scatter,
  seeded,
  between,
  type Box,
  type Curve,
  type Point,
} from "../../lib/geometry";
import { motifOf } from "./motifs";
import type { InisView } from "./view";

/** Axial coordinates of a hexagon. */
export type Cell = readonly [number, number];

export interface Tile {
  id: string;
  cells: readonly Cell[];
}

/** The territories as tiles of the map. */
export function tilesOf({ territories }: InisView): Tile[] {
  return territories.map(({ id, cells }) => ({ id, cells: cells.map(([column = 0, row = 0]): Cell => [column, row]) }));
}

export interface TileDrawing extends Tile {
  path: string;
  polygon: Point[];
  colour: string;
  /** Where its three hexagons meet. */
  heart: Point;
  /** The middle of the two hexagons side by side: here stand its name and pieces. */
  place: Point;
  /** The middle of the third: here is its motif. */
  sight: Point;
  /** Small drawings strewn over what is left free. */
  marks: string;
}

export interface Island {
  tiles: TileDrawing[];
  coasts: string;
  borders: string;
  bounds: Box;
}

/** From the middle of a hexagon to its corner. */
export const RADIUS = 100;
const WIDTH = Math.sqrt(3) * RADIUS;
/** Across the edge from corner k to corner k + 1; corner 0 is on top, and it goes on clockwise. */
const NEIGHBOURS: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
const SWAY = 11;
const COAST = 0.12;
const BORDER = 0.08;
/** How far a cape is rounded off. */
const ROUND = 24;
const MARK = { step: 44, size: 9, margin: 19 };
/** What name and pieces, and the motif, keep free of marks: half widths and half heights. */
const KEPT = { place: [112, 66], sight: [64, 50] } as const;

const key = (cell: Cell): string => cell.join();

export function middle([q, r]: Cell): Point {
  return [WIDTH * (q + r / 2), RADIUS * 1.5 * r];
}

/** The hexagon in which a point lies. */
export function cellAt([x, y]: Point): Cell {
  const r = y / (RADIUS * 1.5);
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, point) => sum + point[0], 0) / points.length,
  points.reduce((sum, point) => sum + point[1], 0) / points.length,
];

export const heartOf = (cells: readonly Cell[]): Point => mean(cells.map(middle));

/** The two hexagons side by side, and the third above or below them. */
function lobes(cells: readonly Cell[]): { pair: Point; single: Point } {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell[1], [...(rows.get(cell[1]) ?? []), cell]);
  const [pair, single] = [...rows.values()].sort((a, b) => b.length - a.length);
  return { pair: mean((pair ?? cells).map(middle)), single: mean((single ?? cells).map(middle)) };
}

interface Corner {
  /** The three hexagons that meet there, added up: no two corners have the same. */
  id: string;
  at: Point;
}

interface Edge {
  from: Corner;
  to: Corner;
  /** The territory beyond, or -1 for the sea. */
  beyond: number;
}

type Owners = ReadonlyMap<string, number>;

function ownersOf(tiles: readonly Tile[]): Owners {
  return new Map(tiles.flatMap((tile, index) => tile.cells.map((cell) => [key(cell), index] as const)));
}

function cornerOf([q, r]: Cell, k: number, owners: Owners): Corner {
  const [a, b] = [NEIGHBOURS[(k + 5) % 6]!, NEIGHBOURS[k % 6]!];
  const around: Cell[] = [
    [q, r],
    [q + a[0], r + a[1]],
    [q + b[0], r + b[1]],
  ];
  const id = `${3 * q + a[0] + b[0]} ${3 * r + a[1] + b[1]}`;
  const random = seeded(`corner ${id}`);
  // Reckoned from the sums, so that it is the same to the last digit whichever hexagon asks.
  const [x, y] = middle([(3 * q + a[0] + b[0]) / 3, (3 * r + a[1] + b[1]) / 3]);
  let at: Point = [x + between(random, -SWAY, SWAY), y + between(random, -SWAY, SWAY)];
  const land = around.filter((cell) => owners.has(key(cell)));
  const own = new Set(land.map((cell) => owners.get(key(cell))));
  if (land.length === 1) at = towards(at, middle(land[0]!), ROUND);
  // A notch between two hexagons of one territory is filled a little.
  if (land.length === 2 && own.size === 1) at = towards(at, mean(land.map(middle)), -ROUND * 0.3);
  return { id, at: [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10] };
}

function towards(from: Point, to: Point, far: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [from[0] + (dx / length) * far, from[1] + (dy / length) * far];
}

/** The edges round a territory, one after another, clockwise. */
function edgesAround(tile: Tile, index: number, owners: Owners): Edge[] {
  const edges = new Map<string, Edge>();
  for (const cell of tile.cells) {
    for (let k = 0; k < 6; k++) {
      const side = NEIGHBOURS[k]!;
      const beyond = owners.get(key([cell[0] + side[0], cell[1] + side[1]])) ?? -1;
      if (beyond === index) continue;
      const from = cornerOf(cell, k, owners);
      edges.set(from.id, { from, to: cornerOf(cell, k + 1, owners), beyond });
    }
  }
  const first = edges.values().next().value;
  const around: Edge[] = [];
  for (let edge = first; edge && around.length < edges.size; edge = edges.get(edge.to.id)) around.push(edge);
  return around;
}

interface Stretch {
  beyond: number;
  curve: Curve;
}

/** The outline in stretches, each along one neighbour or along the sea; the neighbour draws the very same line. */
function stretchesOf(edges: readonly Edge[]): Stretch[] {
  const starts = edges.findIndex((edge, i) => edge.beyond !== edges[(i + edges.length - 1) % edges.length]!.beyond);
  const turned = [...edges.slice(Math.max(starts, 0)), ...edges.slice(0, Math.max(starts, 0))];
  const runs: Edge[][] = [];
  for (const edge of turned) {
    const run = runs[runs.length - 1];
    if (run && run[0]!.beyond === edge.beyond) run.push(edge);
    else runs.push([edge]);
  }
  return runs.map((run) => {
    const line = [...run.map((edge) => edge.from.at), run[run.length - 1]!.to.at];
    const beyond = run[0]!.beyond;
    const rough = roughen(line, beyond < 0 ? COAST : BORDER, 2);
    return { beyond, curve: starts < 0 ? curveThrough(rough.slice(0, -1), true) : curveThrough(rough, false) };
  });
}

function marksOf(tile: Tile, polygon: readonly Point[], place: Point, sight: Point): string {
  const motif = motifOf(tile.id);
  const random = seeded(`marks ${tile.id}`);
  const isFree = ([x, y]: Point): boolean =>
    [[place, KEPT.place] as const, [sight, KEPT.sight] as const].every(
      ([[cx, cy], [wide, high]]) => Math.abs(x - cx) > wide || Math.abs(y - cy) > high,
    );
  return scatter(polygon, MARK.step, MARK.margin, 0.3, tile.id)
    .filter(isFree)
    .map((at) => motif.mark(at, between(random, 0.85, 1.15) * MARK.size, random))
    .join("");
}

/** A box that has room for new territories at these hearts too. */
export function around(box: Box, hearts: readonly Point[]): Box {
  const [xs, ys] = [hearts.map((at) => at[0]), hearts.map((at) => at[1])];
  return {
    x0: Math.min(box.x0, ...xs.map((x) => x - RADIUS)),
    y0: Math.min(box.y0, ...ys.map((y) => y - RADIUS)),
    x1: Math.max(box.x1, ...xs.map((x) => x + RADIUS)),
    y1: Math.max(box.y1, ...ys.map((y) => y + RADIUS)),
  };
}

export function islandOf(tiles: readonly Tile[]): Island {
  const owners = ownersOf(tiles);
  const [coasts, borders]: [string[], string[]] = [[], []];
  const drawn = tiles.map((tile, index): TileDrawing => {
    const stretches = stretchesOf(edgesAround(tile, index, owners));
    for (const { beyond, curve } of stretches) {
      if (beyond < 0) coasts.push(pathOf([curve], false));
      else if (beyond > index) borders.push(pathOf([curve], false));
    }
    const polygon = stretches.flatMap(({ curve }) => corners(curve));
    const { pair, single } = lobes(tile.cells);
    // Both are drawn a little towards the heart of the territory, where there is most room.
    const heart = heartOf(tile.cells);
    const [place, sight] = [towards(pair, [pair[0], heart[1]], 8), towards(single, heart, 12)];
    return {
      ...tile,
      path: pathOf(
        stretches.map((stretch) => stretch.curve),
        true,
      ),
      polygon,
      colour: motifOf(tile.id).colour,
      heart,
      place,
      sight,
      marks: marksOf(tile, polygon, place, sight),
    };
  });
  const all = drawn.flatMap((tile) => tile.polygon);
  return {
    tiles: drawn,
    coasts: coasts.join(""),
    borders: borders.join(""),
    bounds: all.length > 0 ? boxAround(all) : { x0: -RADIUS, y0: -RADIUS, x1: RADIUS, y1: RADIUS },
  };
}

/** The outline of a territory that is not there yet. */
export function outlineOf(tiles: readonly Tile[], cells: readonly Cell[]): string {
  const all = [...tiles, { id: "", cells }];
  const edges = edgesAround(all[all.length - 1]!, all.length - 1, ownersOf(all));
  return pathOf(
    stretchesOf(edges).map((stretch) => stretch.curve),
    true,
  );
}

/** Bare hexagons, each once. */
export function hexagons(cells: readonly Cell[]): string {
  const each = new Map(cells.map((cell) => [key(cell), cell]));
  return [...each.values()]
    .map((cell) => {
      const [x, y] = middle(cell);
      const [half, high] = [WIDTH / 2 - 3, RADIUS - 4];
      return `M${x.toFixed(1)} ${(y - high).toFixed(1)}l${half} ${high / 2}v${high}l${-half} ${high / 2}l${-half} ${-high / 2}v${-high}Z`;
    })
    .join("");
}

/** The territory that covers a place of the map. */
export function tileAt(tiles: readonly Tile[], at: Point): string | null {
  const here = key(cellAt(at));
  return tiles.find((tile) => tile.cells.some((cell) => key(cell) === here))?.id ?? null;
}
