/**
 * The island: boards as they lie, each land a closed outline. Borders are roughened with seeds made of their own ends,
 * so neighbours always fit, within a board and across two of them.
 */
import {
  between,
  boxAround,
  corners,
  curveThrough,
  distance,
  distanceToEdge,
  isInside,
  pathOf,
  roughen,
  scatter,
  seeded,
  type Box,
  type Curve,
  type Point,
} from "../../lib/geometry";
import { dune, palm, peak, reed, wave } from "../../lib/terrain";
import type { LandView } from "./view";
import type { PrintedBoard, PrintedLayout, Slot, SpiritIslandData, Terrain } from "./types";

export interface LandDrawing {
  /** "1-4": land 4 of the board at the first place. */
  id: string;
  number: number;
  place: number;
  terrain: Terrain;
  /** Its corners on the board: enough to tell what lies inside. */
  polygon: Point[];
  path: string;
  centre: Point;
  marks: string;
}

export interface Island {
  /** Oceans too: they are water, but something may be in them. */
  lands: LandDrawing[];
  coasts: string;
  borders: string;
  /** Where one board meets another. */
  seams: string;
  bounds: Box;
  /** By parts of 15 degrees, how the whole of it is turned. */
  turn: number;
  /** Lands that are a part of another one, and of which. */
  joined: ReadonlyMap<string, string>;
}

/** What has become of the boards: places of those that are gone, and lands that are parts of others. */
export interface Changes {
  gone: readonly number[];
  joined: ReadonlyMap<string, string>;
}
const UNCHANGED: Changes = { gone: [], joined: new Map() };

/** Length of a side of a board. */
export const SIDE = 420;
/** Vertices of two boards that fall together differ by rounding only. */
const SAME = 4;
const ROUGH = { coast: 0.13, border: 0.07, levels: 3 };
const MARK = { step: 33, size: 9.5, margin: 15 };

function turned([x, y]: readonly [number, number], angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A point of a board as it lies; the whole island may be turned as well, by parts of 15 degrees. */
export function laid(point: readonly [number, number], [turn, ox, oy]: Slot, whole = 0): Point {
  const [x, y] = turned(point, (turn * Math.PI) / 3);
  const [right, up] = turned([x + ox + oy / 2, y + (oy * Math.sqrt(3)) / 2], (whole * Math.PI) / 12);
  return [Math.round(right * SIDE * 10) / 10 + 0, Math.round(-up * SIDE * 10) / 10 + 0];
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1.5, Math.sqrt(3) / 2],
  [0.5, Math.sqrt(3) / 2],
] as const;

/** Bars above the map and the folded tray below it, on a large and on a small screen; on a phone the map is nearly square. */
const AROUND = { large: 178 + 84, small: 140 + 84 };
const NARROW = { width: 1100, aspect: 0.95 };
const kept = new Map<boolean, number>();

/** The shape of a map so wide, above a folded tray. It is measured once: the island is not turned whatever else changes. */
export function aspectOf(
  width: number,
  screen: { width: number; height: number } = { width: innerWidth, height: innerHeight },
): number {
  const isWide = screen.width >= NARROW.width;
  const known = kept.get(isWide);
  if (known !== undefined) return known;
  const around = screen.width < 1360 || screen.height < 800 ? AROUND.small : AROUND.large;
  const found = isWide ? Math.round((width / Math.max(200, screen.height - around)) * 10) / 10 : NARROW.aspect;
  kept.set(isWide, found);
  return found;
}

/** How an island is turned that fills a screen of this shape best. */
export function bestTurn(slots: readonly Slot[], aspect: number): number {
  const size = (whole: number): number => {
    const { x0, y0, x1, y1 } = boxAround(slots.flatMap((slot) => CORNERS.map((corner) => laid(corner, slot, whole))));
    return Math.max((x1 - x0) / aspect, y1 - y0);
  };
  let best = 0;
  // Opposite ways need the same room: half a turn is enough. The printed way stays where nothing is won.
  for (let whole = 1; whole < 12; whole++) if (size(whole) < size(best) - 1) best = whole;
  return best;
}

interface Raw {
  id: string;
  number: number;
  place: number;
  terrain: Terrain;
  points: Point[];
  centre: Point;
}

/** All lands with their corners; corners that fall together are one. */
function rawLands(boards: readonly PrintedBoard[], slots: readonly Slot[], whole: number): Raw[] {
  const known: Point[] = [];
  const same = (point: Point): Point => {
    const found = known.find((other) => distance(point, other) < SAME);
    if (!found) known.push(point);
    return found ?? point;
  };
  return boards.flatMap((board, place) =>
    board.lands.map((land, number): Raw => {
      const slot = slots[place] ?? [0, 0, 0];
      const points = land.polygon.map((name) => same(laid(board.vertices[name] ?? [0, 0], slot, whole)));
      return {
        id: `${place + 1}-${number}`,
        number,
        place,
        terrain: land.terrain,
        points,
        centre: laid(land.centre, slot, whole),
      };
    }),
  );
}

const edgeKey = (a: Point, b: Point): string => [a.join(), b.join()].sort().join(" ");

/** By edge, the lands that have it. */
function edgesOf(lands: readonly Raw[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  lands.forEach(({ points }, index) =>
    points.forEach((point, n) => {
      const key = edgeKey(point, points[(n + 1) % points.length]!);
      found.set(key, [...(found.get(key) ?? []), index]);
    }),
  );
  return found;
}

interface Stretch {
  /** The land beyond, or -1 where the island ends. */
  beyond: number;
  curve: Curve;
}

/** The outline in stretches, each along one neighbour; the neighbour draws the very same line. */
function stretchesOf(lands: readonly Raw[], index: number, edges: ReadonlyMap<string, number[]>): Stretch[] {
  const { points } = lands[index]!;
  const beyond = points.map(
    (point, n) => edges.get(edgeKey(point, points[(n + 1) % points.length]!))?.find((other) => other !== index) ?? -1,
  );
  const first = Math.max(
    0,
    beyond.findIndex((other, n) => other !== beyond[(n + beyond.length - 1) % beyond.length]),
  );
  const runs: { beyond: number; line: Point[] }[] = [];
  for (let k = 0; k < points.length; k++) {
    const n = (first + k) % points.length;
    const [from, to] = [points[n]!, points[(n + 1) % points.length]!];
    const run = runs[runs.length - 1];
    if (run && run.beyond === beyond[n]) run.line.push(to);
    else runs.push({ beyond: beyond[n]!, line: [from, to] });
  }
  return runs.map((run) => {
    const isCoast = run.beyond < 0 || lands[run.beyond]!.terrain === "ocean" || lands[index]!.terrain === "ocean";
    return { beyond: run.beyond, curve: curveThrough(rough(run.line, isCoast ? ROUGH.coast : ROUGH.border), false) };
  });
}

/** Long edges are broken more often than short ones. */
function rough(line: readonly Point[], amplitude: number): Point[] {
  const found: Point[] = [];
  for (let n = 0; n + 1 < line.length; n++) {
    const [from, to] = [line[n]!, line[n + 1]!];
    const levels = Math.max(0, Math.min(ROUGH.levels, Math.round(Math.log2(distance(from, to) / 16))));
    found.push(...roughen([from, to], amplitude, levels).slice(0, -1));
  }
  return [...found, line[line.length - 1]!];
}

const GLYPHS: Record<Terrain, (at: Point, size: number, random: () => number) => string> = {
  jungle: palm,
  mountain: peak,
  sands: dune,
  wetland: reed,
  ocean: wave,
};

function marksOf(raw: Raw, polygon: readonly Point[]): string {
  const random = seeded(`marks ${raw.id} ${raw.terrain}`);
  const isOcean = raw.terrain === "ocean";
  const size = MARK.size * (raw.terrain === "mountain" ? 0.95 : 1);
  return scatter(polygon, isOcean ? 64 : MARK.step, isOcean ? 26 : MARK.margin, 0.3, raw.id)
    .map((at) => GLYPHS[raw.terrain](at, between(random, 0.85, 1.1) * size, random))
    .join("");
}

export function islandOf(
  boards: readonly PrintedBoard[],
  slots: readonly Slot[],
  whole = 0,
  { gone, joined }: Changes = UNCHANGED,
): Island {
  const raws = rawLands(boards, slots, whole).filter(({ place }) => !gone.includes(place));
  const wholeOf = (id: string): string => joined.get(id) ?? id;
  const edges = edgesOf(raws);
  const [coasts, borders, seams]: [string[], string[], string[]] = [[], [], []];
  const lands = raws.map((raw, index): LandDrawing => {
    const stretches = stretchesOf(raws, index, edges);
    if (raw.terrain !== "ocean") {
      for (const { beyond, curve } of stretches) {
        const other = raws[beyond];
        const path = pathOf([curve], false);
        if (!other || other.terrain === "ocean") coasts.push(path);
        else if (wholeOf(other.id) === wholeOf(raw.id)) continue;
        else if (beyond > index) (other.place === raw.place ? borders : seams).push(path);
      }
    }
    const polygon = stretches.flatMap(({ curve }) => corners(curve).slice(0, -1));
    const path = pathOf(
      stretches.map(({ curve }) => curve),
      true,
    );
    const { id, number, place, terrain } = raw;
    return { id, number, place, terrain, polygon: raw.points, path, centre: heart(raw), marks: marksOf(raw, polygon) };
  });
  const dry = raws.filter((raw) => raw.terrain !== "ocean");
  const all = (dry.length > 0 ? dry : raws).flatMap((raw) => raw.points);
  for (const [part, one] of joined) {
    const [from, to] = [lands.find((land) => land.id === part), lands.find((land) => land.id === one)];
    if (from && to) to.path += from.path;
  }
  return {
    lands,
    turn: whole,
    joined,
    coasts: coasts.join(""),
    borders: borders.join(""),
    seams: seams.join(""),
    bounds: all.length > 0 ? boxAround(all) : { x0: 0, y0: 0, x1: SIDE, y1: SIDE },
  };
}

/** The printed middle, or near it the place with most room round it. */
function heart({ points, centre }: Raw): Point {
  let [best, most] = [centre, isInside(centre, points) ? distanceToEdge(centre, points) : 0];
  const box = boxAround(points);
  for (let y = box.y0; y <= box.y1; y += 8) {
    for (let x = box.x0; x <= box.x1; x += 8) {
      const point: Point = [x, y];
      const room = isInside(point, points) ? distanceToEdge(point, points) - distance(point, centre) * 0.15 : 0;
      if (room > most) [best, most] = [point, room];
    }
  }
  return best;
}

// ---- of a game ------------------------------------------------------------------------------------------------------

const drawn = new Map<string, Island>();

/** The island of a table; drawn once for boards that lie so, the first ones from the beginning, on a wide or on a tall screen. */
export function islandFor(
  data: SpiritIslandData,
  first: number,
  slots: readonly Slot[],
  boards: readonly string[],
  aspect: number,
  changes: Changes = UNCHANGED,
): Island {
  const key = [first, slots.join(";"), boards.join(), aspect, changes.gone.join(), [...changes.joined].join(";")].join(
    " ",
  );
  let found = drawn.get(key);
  if (!found) {
    const printed = boards.flatMap((id) => data.boards.records.find((board) => board.id === id) ?? []);
    // A board that comes later does not turn the others.
    drawn.set(key, (found = islandOf(printed, slots, bestTurn(slots.slice(0, first), aspect), changes)));
  }
  return found;
}

/** A land that is gone or a part of another one. */
export type Changed = Pick<LandView, "id" | "place" | "gone" | "joined">;
export const changedLands = (lands: readonly LandView[]): Changed[] =>
  lands.filter((land) => land.gone || land.joined).map(({ id, place, gone, joined }) => ({ id, place, gone, joined }));

/** What a view says of boards and lands that are not as they were. */
export function changesOf(lands: readonly Changed[]): Changes {
  return {
    gone: [...new Set(lands.filter((land) => land.gone).map((land) => land.place))],
    joined: new Map(lands.flatMap((land): [string, string][] => (land.joined ? [[land.id, land.joined]] : []))),
  };
}

/** All of the island and these seas, with a margin. */
export function boundsWith({ bounds }: Island, seas: readonly LandDrawing[], margin: number): Box {
  const { x0, y0, x1, y1 } = boxAround([
    [bounds.x0, bounds.y0],
    [bounds.x1, bounds.y1],
    ...seas.flatMap((land) => land.polygon),
  ]);
  return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin };
}

/** A point of the plane in which the boards lie, on the map. */
export const pointAt = (island: Island, at: readonly number[]): Point =>
  laid([at[0] ?? 0, at[1] ?? 0], [0, 0, 0], island.turn);

/** The land at a point of the map; dry land first, as the shore is drawn over the water. */
export function landAt(island: Island, at: Point): string | null {
  const inside = island.lands.filter((land) => isInside(at, land.polygon));
  const found = (inside.find((land) => land.terrain !== "ocean") ?? inside[0])?.id ?? null;
  return found === null ? null : (island.joined.get(found) ?? found);
}

/** The outlines of boards that lie so, for choosing. */
export function sketch(layout: Pick<PrintedLayout, "slots">): { path: string; box: Box } {
  const boards = layout.slots.map((slot) => CORNERS.map((corner) => laid(corner, slot)));
  return {
    path: boards.map((points) => `M${points.map((point) => point.join(" ")).join("L")}Z`).join(""),
    box: boxAround(boards.flat()),
  };
}
