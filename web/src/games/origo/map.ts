/**
 * The drawing of old Europe, out of the ten rows of codes of a data file. Everything is a function of the file alone:
 * borders run along the fields and are roughened once, so neighbours always fit and the drawing never changes.
 */
import {
  between,
  curveThrough,
  pathOf,
  reversed,
  roughen,
  seeded,
  type Box,
  type Curve,
  type Point,
  type Random,
} from "../../lib/geometry";
import { furrow, hill, peak, tree, tuft, wave } from "../../lib/terrain";
import type { OrigoData } from "./types";

/** The side of a field in units of the map. */
export const SIDE = 100;

export interface Country {
  id: string;
  isSea: boolean;
  colour: string;
  path: string;
  fields: string[];
}

/** A name on the line between two rows or two columns, where no shield covers it. */
export interface Lettering {
  at: Point;
  /** In units of the map: so long may it be. */
  room: number;
  upright: boolean;
}

export interface MapDrawing {
  size: number;
  regions: Country[];
  coasts: string;
  borders: string;
  /** Lines between the fields of a region. */
  grid: string;
  waves: string;
  /** Small drawings of the terrain, by the colour of its country. */
  marks: { colour: string; path: string }[];
  names: Map<string, Lettering>;
  /** Where a country's founding stone stands. */
  stones: Map<string, Point>;
}

const COAST = 0.085;
const INNER = 0.045;
const LEVELS = 3;
/** How far the corners of fields are off the raster. */
const LOOSE = 3.5;
const COLOURS = ["moss", "heather", "ochre", "clay", "bone"] as const;

const TERRAIN: Record<string, (at: Point, size: number, random: Random) => string> = {
  moss: tree,
  ochre: furrow,
  heather: tuft,
  clay: hill,
  bone: peak,
};

const remembered = new WeakMap<OrigoData, MapDrawing>();

/** The drawing of a map, made when it is asked for the first time. */
export function mapDrawing(data: OrigoData): MapDrawing {
  let drawing = remembered.get(data);
  if (!drawing) remembered.set(data, (drawing = drawMap(data)));
  return drawing;
}

export function drawMap(data: OrigoData): MapDrawing {
  const raster = new Raster(data);
  const chains = findChains(raster);
  const colours = colourCountries(raster);
  const curve = (chain: Chain): Curve => curveOf(chain, raster);
  const regions = raster.regions.map((id): Country => {
    const isSea = raster.isSea(id);
    return {
      id,
      isSea,
      colour: isSea ? "sea" : (colours.get(id) ?? "bone"),
      path: outlinesOf(id, chains)
        .map((loop) =>
          pathOf(
            loop.map(([chain, turned]) => (turned ? reversed(curve(chain)) : curve(chain))),
            true,
          ),
        )
        .join(""),
      fields: raster.fieldsOf(id),
    };
  });
  const inside = chains.filter((chain) => chain.sides.every((side) => side !== ""));
  const isCoast = (chain: Chain): boolean => raster.isSea(chain.sides[0]) !== raster.isSea(chain.sides[1]);
  const draw = (some: readonly Chain[]): string => some.map((chain) => pathOf([curve(chain)], false)).join("");
  const names = new Map(raster.regions.map((id) => [id, placeName(id, raster)]));
  return {
    size: raster.width * SIDE,
    regions,
    coasts: draw(inside.filter(isCoast)),
    borders: draw(inside.filter((chain) => !isCoast(chain))),
    grid: drawGrid(raster),
    waves: drawWaves(raster),
    marks: COLOURS.map((colour) => ({ colour, path: drawMarks(raster, colours, colour) })),
    names,
    stones: new Map(
      raster.regions.filter((id) => !raster.isSea(id)).map((id) => [id, placeStone(id, raster, names.get(id)!)]),
    ),
  };
}

// ---- the raster -----------------------------------------------------------------------------------------------------

const ROWS = "ABCDEFGHIJ";

export const fieldAt = (column: number, row: number): string => `${ROWS[row] ?? "?"}${column + 1}`;

/** Column and row of a field, both from 0. */
export function placeOf(field: string): [number, number] {
  return [Number(field.slice(1)) - 1, ROWS.indexOf(field.charAt(0))];
}

export function middleOf(field: string): Point {
  const [column, row] = placeOf(field);
  return [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
}

/** A way from field to field, in pixels from the origin of the map. */
export function lineThrough(fields: readonly string[], scale: number): string {
  const at = (field: string): string =>
    middleOf(field)
      .map((part) => (part * scale).toFixed(1))
      .join(" ");
  return fields.map((field, n) => `${n ? "L" : "M"}${at(field)}`).join("");
}

const HEAD = { far: 0.4, long: 0.2, half: 0.12 }; // of a field: from its middle to the tip, and how large it is

/** The head of an arrow at the end of such a way, where it comes to the shield. */
export function headOf(fields: readonly string[], scale: number): string {
  const [before, last] = [fields.at(-2), fields.at(-1)];
  if (before === undefined || last === undefined) return "";
  const [[x0, y0], [x1, y1]] = [middleOf(before), middleOf(last)];
  const away = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / away, (y1 - y0) / away];
  const at = (back: number, side: number): string =>
    [x1 - (ux * back + uy * side) * SIDE, y1 - (uy * back - ux * side) * SIDE]
      .map((part) => (part * scale).toFixed(1))
      .join(" ");
  return `M${at(HEAD.far, 0)}L${at(HEAD.far + HEAD.long, HEAD.half)}L${at(HEAD.far + HEAD.long, -HEAD.half)}Z`;
}

/** The outline of a field. */
export function squareOf(field: string): string {
  const [x, y] = placeOf(field);
  return `M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`;
}

/** The field at a point of the map, if there is one. */
export function fieldOn(data: OrigoData, [x, y]: Point): string | null {
  const [column, row] = [Math.floor(x / SIDE), Math.floor(y / SIDE)];
  const width = data.map.rows[0]?.split(" ").length ?? 0;
  return column >= 0 && row >= 0 && column < width && row < data.map.rows.length ? fieldAt(column, row) : null;
}

export class Raster {
  readonly regions: string[];
  readonly width: number;
  readonly height: number;
  readonly #cells: string[][];
  readonly #seas: Set<string>;

  constructor(data: OrigoData) {
    const all = [...data.countries.countries, ...data.seas.seas];
    const ids = new Map(all.map((region) => [region.code, region.id]));
    this.regions = all.map((region) => region.id);
    this.#seas = new Set(data.seas.seas.map((sea) => sea.id));
    this.#cells = data.map.rows.map((row) => row.split(" ").map((code) => ids.get(code) ?? ""));
    [this.width, this.height] = [this.#cells[0]?.length ?? 0, this.#cells.length];
  }

  /** The region of a field; nothing outside the map. */
  at(column: number, row: number): string {
    return this.#cells[row]?.[column] ?? "";
  }

  isSea(id: string): boolean {
    return this.#seas.has(id);
  }

  cellsOf(id: string): Point[] {
    return this.#cells.flatMap((row, y) => row.flatMap((cell, x): Point[] => (cell === id ? [[x, y]] : [])));
  }

  fieldsOf(id: string): string[] {
    return this.cellsOf(id).map(([x, y]) => fieldAt(x, y));
  }

  /** Where the corner of fields is drawn: a little off the raster, but never off the frame. */
  corner([x, y]: Point): Point {
    const random = seeded(`corner ${x} ${y}`);
    const off = (place: number, most: number): number => {
      const by = between(random, -LOOSE, LOOSE);
      return place > 0 && place < most ? place * SIDE + by : place * SIDE;
    };
    return [off(x, this.width), off(y, this.height)];
  }
}

// ---- borders --------------------------------------------------------------------------------------------------------

/** A border between two regions, or a region and the frame, from one junction to the next. */
interface Chain {
  sides: readonly [string, string];
  /** Corners of the raster; the first side lies to the right of the way. */
  points: Point[];
}

interface Edge {
  from: Point;
  to: Point;
  right: string;
  left: string;
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Every side of a field that two regions share, once. */
function findEdges(raster: Raster): Edge[] {
  const found: Edge[] = [];
  for (let y = 0; y <= raster.height; y++) {
    for (let x = 0; x <= raster.width; x++) {
      const [here, above, before] = [raster.at(x, y), raster.at(x, y - 1), raster.at(x - 1, y)];
      if (here !== above && x < raster.width) found.push({ from: [x, y], to: [x + 1, y], right: here, left: above });
      if (here !== before && y < raster.height) found.push({ from: [x, y], to: [x, y + 1], right: before, left: here });
    }
  }
  return found;
}

function findChains(raster: Raster): Chain[] {
  const left = new Set(findEdges(raster));
  const meeting = new Map<string, number>();
  for (const edge of left)
    for (const end of [edge.from, edge.to]) meeting.set(end.join(), (meeting.get(end.join()) ?? 0) + 1);
  const isJunction = (corner: Point): boolean => meeting.get(corner.join()) !== 2;
  const chains: Chain[] = [];
  for (const first of left) {
    left.delete(first);
    const points = [first.from, first.to];
    const sides = [first.right, first.left] as const;
    const grow = (forward: boolean): void => {
      for (;;) {
        const end = forward ? points[points.length - 1]! : points[0]!;
        if (isJunction(end)) return;
        const next = [...left].find((edge) => same(edge.from, end) || same(edge.to, end));
        if (!next) return;
        left.delete(next);
        const further = same(next.from, end) ? next.to : next.from;
        if (forward) points.push(further);
        else points.unshift(further);
      }
    };
    grow(true);
    grow(false);
    chains.push({ sides, points });
  }
  return chains;
}

function curveOf(chain: Chain, raster: Raster): Curve {
  const points = chain.points.map((corner) => raster.corner(corner));
  if (chain.sides.includes("")) return straight(points);
  const isCoast = raster.isSea(chain.sides[0]) !== raster.isSea(chain.sides[1]);
  return curveThrough(roughen(points, isCoast ? COAST : INNER, LEVELS), false);
}

function straight(points: readonly Point[]): Curve {
  return { start: points[0]!, cubics: points.slice(1).map((to, n) => [points[n]!, to, to] as const) };
}

/** The chains round a region, in order; with each, whether it is run backwards. */
function outlinesOf(id: string, chains: readonly Chain[]): [Chain, boolean][][] {
  const own = chains.filter((chain) => chain.sides.includes(id));
  const loops: [Chain, boolean][][] = [];
  const ends = (chain: Chain): [Point, Point] => [chain.points[0]!, chain.points[chain.points.length - 1]!];
  while (own.length > 0) {
    const first = own.shift()!;
    const loop: [Chain, boolean][] = [[first, first.sides[0] !== id]];
    const start = loop[0]![1] ? ends(first)[1] : ends(first)[0];
    let at = loop[0]![1] ? ends(first)[0] : ends(first)[1];
    while (!same(at, start)) {
      // Where a region touches itself at a corner, the way that keeps the region to the right goes on.
      const next = own.findIndex((chain) => same(ends(chain)[chain.sides[0] === id ? 0 : 1], at));
      if (next < 0) break;
      const [chain] = own.splice(next, 1) as [Chain];
      const turned = chain.sides[0] !== id;
      loop.push([chain, turned]);
      at = ends(chain)[turned ? 0 : 1];
    }
    loops.push(loop);
  }
  return loops;
}

// ---- colours --------------------------------------------------------------------------------------------------------

/** No country has the colour of one it touches, not even at a corner; the least used colour comes first. */
function colourCountries(raster: Raster): Map<string, string> {
  const near = new Map<string, Set<string>>();
  const countries = raster.regions.filter((id) => !raster.isSea(id));
  for (const id of countries) {
    const touched = raster
      .cellsOf(id)
      .flatMap(([x, y]) => [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => raster.at(x + dx, y + dy))));
    near.set(id, new Set(touched.filter((other) => other !== id && countries.includes(other))));
  }
  const found = new Map<string, string>();
  const used = (colour: string): number => [...found.values()].filter((other) => other === colour).length;
  const place = (n: number): boolean => {
    const id = countries[n];
    if (id === undefined) return true;
    const taken = new Set([...near.get(id)!].map((other) => found.get(other)));
    for (const colour of [...COLOURS].sort((a, b) => used(a) - used(b))) {
      if (taken.has(colour)) continue;
      found.set(id, colour);
      if (place(n + 1)) return true;
      found.delete(id);
    }
    return false;
  };
  place(0);
  return found;
}

// ---- what stands in the fields --------------------------------------------------------------------------------------

function drawGrid(raster: Raster): string {
  const line = (a: Point, b: Point): string => {
    const [from, to] = [raster.corner(a), raster.corner(b)];
    return `M${from.map((n) => n.toFixed(1)).join(" ")}L${to.map((n) => n.toFixed(1)).join(" ")}`;
  };
  let path = "";
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const here = raster.at(x, y);
      if (here === raster.at(x + 1, y)) path += line([x + 1, y], [x + 1, y + 1]);
      if (here === raster.at(x, y + 1)) path += line([x, y + 1], [x + 1, y + 1]);
    }
  }
  return path;
}

/** Three small marks in the middle of each field, where a shield will lie on them. */
function drawMarks(raster: Raster, colours: ReadonlyMap<string, string>, colour: string): string {
  const draw = TERRAIN[colour] ?? tuft;
  return [...colours]
    .filter(([, its]) => its === colour)
    .flatMap(([id]) => raster.cellsOf(id))
    .flatMap(([x, y]) => {
      const random = seeded(`marks ${x} ${y}`);
      return [0.27, 0.5, 0.73].map((along, n) => {
        const at: Point = [
          (x + along + between(random, -0.05, 0.05)) * SIDE,
          (y + (n % 2 ? 0.42 : 0.64) + between(random, -0.05, 0.05)) * SIDE,
        ];
        return draw(at, between(random, 8, 10), random);
      });
    })
    .join("");
}

function drawWaves(raster: Raster): string {
  return raster.regions
    .filter((id) => raster.isSea(id))
    .flatMap((id) => raster.cellsOf(id))
    .map(([x, y]) => {
      const random = seeded(`wave ${x} ${y}`);
      const at = (dx: number, dy: number): Point => [
        (x + dx + between(random, -0.08, 0.08)) * SIDE,
        (y + dy + between(random, -0.06, 0.06)) * SIDE,
      ];
      return wave(at(0.26, 0.36), 10) + wave(at(0.52, 0.52), 12) + wave(at(0.24, 0.68), 9);
    })
    .join("");
}

// ---- names and stones -----------------------------------------------------------------------------------------------

/** The longest stretch between two rows of a region; failing that, along its edge or between two columns. */
function placeName(id: string, raster: Raster): Lettering {
  const cells = raster.cellsOf(id);
  const centre: Point = [mean(cells.map(([x]) => x + 0.5)), mean(cells.map(([, y]) => y + 0.5))];
  let best: { at: Lettering; worth: number } | null = null;
  const consider = (line: number, start: number, length: number, upright: boolean, both: boolean): void => {
    const middle = start + length / 2;
    const at: Point = upright ? [line, middle] : [middle, line];
    const far = Math.hypot(at[0] - centre[0], at[1] - centre[1]);
    const worth = Math.min(length, 3) - (both ? 0 : 1.6) - (upright ? 2 : 0) - far * 0.25;
    if (!best || worth > best.worth + 1e-9)
      best = { at: { at: [at[0] * SIDE, at[1] * SIDE], room: length * SIDE, upright }, worth };
  };
  for (const upright of [false, true]) {
    const has = (line: number, along: number): boolean =>
      raster.at(...(upright ? ([line, along] as const) : ([along, line] as const))) === id;
    const [lines, length] = upright ? [raster.width, raster.height] : [raster.height, raster.width];
    for (let line = 1; line < lines; line++) {
      for (const both of [true, false]) {
        const counts = (along: number): boolean =>
          both ? has(line - 1, along) && has(line, along) : has(line - 1, along) || has(line, along);
        for (let start = 0; start < length; start++) {
          if (!counts(start) || (start > 0 && counts(start - 1))) continue;
          let end = start;
          while (end < length && counts(end)) end++;
          consider(line, start, end - start, upright, both);
        }
      }
    }
  }
  return best!.at;
}

/** A corner with as many fields of the country round it as can be, off its name. */
function placeStone(id: string, raster: Raster, name: Lettering): Point {
  const cells = raster.cellsOf(id);
  const centre: Point = [mean(cells.map(([x]) => x + 0.5)), mean(cells.map(([, y]) => y + 0.5))];
  let best: { at: Point; worth: number } | null = null;
  for (let y = 1; y < raster.height; y++) {
    for (let x = 1; x < raster.width; x++) {
      const round = [raster.at(x - 1, y - 1), raster.at(x, y - 1), raster.at(x - 1, y), raster.at(x, y)].filter(
        (other) => other === id,
      ).length;
      if (round < 2) continue;
      const at: Point = [x * SIDE, y * SIDE];
      const off = name.upright ? Math.abs(at[0] - name.at[0]) : Math.abs(at[1] - name.at[1]);
      const along = name.upright ? Math.abs(at[1] - name.at[1]) : Math.abs(at[0] - name.at[0]);
      const covered = off < 40 && along < Math.max(name.room / 2, 90) + 20;
      const worth = round - (covered ? 3 : 0) - Math.hypot(x - centre[0], y - centre[1]) * 0.3;
      if (!best || worth > best.worth + 1e-9) best = { at, worth };
    }
  }
  return best?.at ?? [centre[0] * SIDE, centre[1] * SIDE];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

// ---- the path of the leaders ----------------------------------------------------------------------------------------

/** The letters of the rows and the numbers of the columns stand between map and path. */
export const MARGIN = 40;

export interface Path {
  /** The side of a space. */
  side: number;
  spaces: { number: number; at: Point }[];
  bounds: Box;
}

/** The path as a frame round the map: space 1 in the upper left corner, on clockwise. */
export function pathAround(data: OrigoData): Path {
  const count = data.constants.path;
  const across = Math.ceil(count / 4);
  const size = (data.map.rows[0]?.split(" ").length ?? 0) * SIDE;
  const side = (size + 2 * MARGIN) / (across - 1);
  const from = -MARGIN - side / 2;
  const far = from + across * side;
  const spaces = Array.from({ length: count }, (_, n) => {
    const [leg, step] = [Math.floor(n / across), (n % across) * side];
    const at: Point =
      leg === 0
        ? [from + step, from]
        : leg === 1
          ? [far, from + step]
          : leg === 2
            ? [far - step, far]
            : [from, far - step];
    return { number: n + 1, at };
  });
  return { side, spaces, bounds: { x0: from - side / 2, y0: from - side / 2, x1: far + side / 2, y1: far + side / 2 } };
}

/** What of the upper edge of the screen the numbers of the columns take, in pixels. */
const NUMBERS = 18;

/** As near to this height of the map as shows these places: all of them, or where there are too many those above. */
export function showing(places: readonly Point[], height: number, room: number, scale: number): number {
  const [above, below] = [(room / 2 - NUMBERS) / scale, room / 2 / scale];
  const rows = places.map(([, y]) => y);
  const [first, last] = [Math.min(...rows) - SIDE / 2, Math.max(...rows) + SIDE / 2];
  return rows.length > 0 ? Math.min(Math.max(height, last - below), first + above) : height;
}
