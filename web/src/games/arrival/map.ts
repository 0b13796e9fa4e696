/**
 * The drawing of the map, out of the outlines of a data file. Everything is a function of the file alone: borders are
 * roughened once with a seed made of their end points, so neighbours always fit and the drawing never changes.
 */
import {
  between,
  boxAround,
  corners,
  curveThrough,
  distance,
  distanceToBox,
  distanceToSegment,
  isInsideOrNear,
  pathOf,
  precedes,
  reversed,
  roughen,
  scatter,
  seeded,
  type Box,
  type Curve,
  type Point,
  type Random,
} from "../../lib/geometry";
import { hill, peak, tree, tuft, wave } from "../../lib/terrain";
import { namesAt } from "./names";
import type { MapData, MapLocation, MapProvince } from "./types";

export interface Land {
  id: string;
  colour: string;
  path: string;
  /** The corners of the path: for asking what lies inside. */
  polygon: Point[];
  /** Small drawings of its terrain, as one path. */
  marks: string;
}

export interface Border {
  /** The provinces on its sides, one for a coast. */
  sides: string[];
  points: Point[];
  path: string;
}

export interface MapDrawing {
  lands: Land[];
  isle: Land;
  borders: Border[];
  roads: string;
  /** The ways of the castles over the sea. */
  links: string;
  waves: string;
  compass: Point | null;
  /** Around land and castles. */
  bounds: Box;
  /** Around all that is drawn, sea included. */
  canvas: Box;
}

/** Swing of a border, as part of the length of a segment. */
const COAST = 0.13;
const INNER = 0.07;
const ISLE = 0.16;
const LEVELS = 3;
/** Corners of outlines that lie closer than this are meant to be the same. */
const WELD = 1.5;
/** Sea around the land, for boards much wider or taller than the map. */
const SEA = 700;
/** Screen pixels for a unit of the map at which the terrain makes room for names. */
const USUAL_SCALE = 0.6;

const TERRAIN: Record<string, (at: Point, size: number, random: Random) => string> = {
  moss: tree,
  ochre: hill,
  heather: tuft,
  slate: peak,
};

const outlined = new WeakMap<MapData, MapDrawing>();
const finished = new WeakMap<MapData, MapDrawing>();

/** What a map shows at once: the whole drawing if it was made before, else all that matters in play. */
export function mapOutline(map: MapData): MapDrawing {
  const known = finished.get(map) ?? outlined.get(map);
  if (known) return known;
  const drawing = outlineMap(map);
  outlined.set(map, drawing);
  return drawing;
}

/** The drawing of a map with all its ornaments, made when it is asked for the first time. */
export function mapDrawing(map: MapData): MapDrawing {
  let drawing = finished.get(map);
  if (!drawing) finished.set(map, (drawing = ornament(map, mapOutline(map))));
  return drawing;
}

export function drawMap(map: MapData): MapDrawing {
  return ornament(map, outlineMap(map));
}

/** Terrain, waves and compass: they take longer than all the rest, and nobody needs them to play. */
function ornament(map: MapData, plain: MapDrawing): MapDrawing {
  const isNearLand = nearLand([...plain.lands, plain.isle]);
  const compass = placeCompass(map, isNearLand, plain.bounds);
  return { ...plain, lands: withMarks(map, plain.lands), waves: drawWaves(isNearLand, plain.canvas, compass), compass };
}

function outlineMap(map: MapData): MapDrawing {
  const outlines = weld(map.provinces.map((province) => province.outline));
  const chains = findChains(map.provinces, outlines);
  const curves = new Map<string, Curve>();
  const borders: Border[] = [];
  const lands = map.provinces.map((province): Land => {
    const own = (chains.get(province.id) ?? []).map((chain) => {
      let curve = curves.get(chain.key);
      if (!curve) {
        curve = curveThrough(roughen(chain.points, chain.sides.length > 1 ? INNER : COAST, LEVELS), false);
        curves.set(chain.key, curve);
        borders.push({ sides: chain.sides, points: corners(curve), path: pathOf([curve], false) });
      }
      return chain.turned ? reversed(curve) : curve;
    });
    const polygon = own.flatMap((curve) => corners(curve).slice(0, -1));
    return { id: province.id, colour: province.colour, path: pathOf(own, true), polygon, marks: "" };
  });
  const isle = drawIsle(map);
  const bounds = boxAround([
    ...lands.flatMap((land) => land.polygon),
    ...isle.polygon,
    ...map.locations.map((location): Point => [location.x, location.y]),
  ]);
  const canvas = { x0: bounds.x0 - SEA, y0: bounds.y0 - SEA, x1: bounds.x1 + SEA, y1: bounds.y1 + SEA };
  return { lands, isle, borders, ...drawRoads(map), waves: "", compass: null, bounds, canvas };
}

// ---- borders --------------------------------------------------------------------------------------------------------

interface Chain {
  /** The same for both sides. */
  key: string;
  sides: string[];
  /** In the direction in which it is drawn; `turned` says that the province runs along it the other way. */
  points: Point[];
  turned: boolean;
}

/** Corners that nearly coincide become one, so that files drawn by hand fit as well. */
function weld(outlines: readonly (readonly Point[])[]): Point[][] {
  const known: Point[] = [];
  return outlines.map((outline) =>
    outline.map((corner) => {
      const found = known.find((other) => distance(corner, other) < WELD);
      if (found) return found;
      const fresh: Point = [corner[0], corner[1]];
      known.push(fresh);
      return fresh;
    }),
  );
}

const ends = (a: Point, b: Point): string => (precedes(a, b) ? `${a.join()} ${b.join()}` : `${b.join()} ${a.join()}`);

/** The outline of each province, cut where its neighbour changes. */
function findChains(provinces: readonly MapProvince[], outlines: readonly Point[][]): Map<string, Chain[]> {
  const owners = new Map<string, string[]>();
  outlines.forEach((outline, n) => {
    outline.forEach((corner, i) => {
      const key = ends(corner, outline[(i + 1) % outline.length]!);
      owners.set(key, [...(owners.get(key) ?? []), provinces[n]!.id]);
    });
  });
  return new Map(
    outlines.map((outline, n) => {
      const count = outline.length;
      const corner = (i: number): Point => outline[((i % count) + count) % count]!;
      const sides = outline.map((_, i) => [...(owners.get(ends(corner(i), corner(i + 1))) ?? [])].sort());
      const sameAsBefore = (i: number): boolean => sides[i % count]!.join() === sides[(i - 1 + count) % count]!.join();
      const first = outline.findIndex((_, i) => !sameAsBefore(i));
      const chains: Chain[] = [];
      for (let i = Math.max(first, 0), end = i + count; i < end;) {
        const points = [corner(i), corner(i + 1)];
        const here = sides[i % count]!;
        for (i++; i < end && sameAsBefore(i); i++) points.push(corner(i + 1));
        const turned = precedes(points[points.length - 1]!, points[0]!);
        if (turned) points.reverse();
        chains.push({ key: points.join(" "), sides: here, points, turned });
      }
      return [provinces[n]!.id, chains];
    }),
  );
}

function drawIsle(map: MapData): Land {
  const outline = map.balors_isle.outline;
  const rough = roughen([...outline, outline[0]!], ISLE, LEVELS).slice(0, -1);
  const castles = map.locations.filter((location) => location.castle);
  const marks = scatter(rough, 40, 16, 0.45, "isle")
    .filter(([x, y]) => !castles.some((castle) => Math.abs(x - castle.x) < 62 && Math.abs(y - castle.y) < 46))
    .map((at) => peak(at, 10));
  return {
    id: "isle",
    colour: "fomor",
    path: pathOf([curveThrough(rough, true)], true),
    polygon: rough,
    marks: marks.join(""),
  };
}

// ---- roads ----------------------------------------------------------------------------------------------------------

export interface Road {
  from: MapLocation;
  to: MapLocation;
}

/** The connections of the map, those of the castles apart. */
export function roadsOf(map: MapData): { roads: Road[]; links: Road[] } {
  const byId = new Map(map.locations.map((location) => [location.id, location]));
  const all = map.connections.flatMap(([a, b]): Road[] => {
    const [from, to] = [byId.get(a), byId.get(b)];
    return from && to ? [{ from, to }] : [];
  });
  const isLink = ({ from, to }: Road): boolean => from.castle !== to.castle;
  return { roads: all.filter((road) => !isLink(road)), links: all.filter(isLink) };
}

function drawRoads(map: MapData): { roads: string; links: string } {
  const { roads, links } = roadsOf(map);
  const bent = roads.map(({ from, to }) => {
    const bend = between(seeded(`${from.id} ${to.id}`), -0.07, 0.07);
    const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
    const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
    return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
  });
  const straight = links.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`);
  return { roads: bent.join(""), links: straight.join("") };
}

// ---- terrain --------------------------------------------------------------------------------------------------------

/** Marks stand in free space: off places, roads and names. */
function withMarks(map: MapData, lands: readonly Land[]): Land[] {
  const { roads } = roadsOf(map);
  const named = namesAt(map, lands, USUAL_SCALE);
  const boxes = [...named.provinces.values(), ...named.places.values()].flatMap((name) => name.boxes);
  const isFree = ([x, y]: Point): boolean =>
    !map.locations.some((location) => Math.hypot(x - location.x, y - 6 - location.y) < 34) &&
    !roads.some(({ from, to }) => distanceToSegment([x, y - 6], [from.x, from.y], [to.x, to.y]) < 14) &&
    !boxes.some((box) => distanceToBox([x, y - 5], box) < 7);
  return lands.map((land) => {
    const random = seeded(`marks ${land.id}`);
    const draw = TERRAIN[land.colour] ?? tuft;
    const free = scatter(land.polygon, 30, 12, 0.45, land.id).filter(isFree);
    return { ...land, marks: free.map((at) => draw(at, between(random, 6.5, 8.5), random)).join("") };
  });
}

// ---- the sea --------------------------------------------------------------------------------------------------------

const WAVES = 110;

/** Whether a point lies on one of these lands or so close to its coast. */
function nearLand(lands: readonly Land[]): (at: Point, margin: number) => boolean {
  const boxed = lands.map((land) => ({ polygon: land.polygon, box: boxAround(land.polygon) }));
  return (at, margin) =>
    boxed.some(({ polygon, box }) => distanceToBox(at, box) < margin && isInsideOrNear(at, polygon, margin));
}

function drawWaves(isNearLand: (at: Point, margin: number) => boolean, canvas: Box, compass: Point | null): string {
  const random = seeded("waves");
  const found: Point[] = [];
  for (let tries = 0; found.length < WAVES && tries < WAVES * 12; tries++) {
    const at: Point = [between(random, canvas.x0, canvas.x1), between(random, canvas.y0, canvas.y1)];
    if (found.some((other) => Math.abs(at[0] - other[0]) < 90 && Math.abs(at[1] - other[1]) < 60)) continue;
    if (compass && distance(at, compass) < 110) continue;
    if (isNearLand(at, 52)) continue;
    found.push(at);
  }
  return found
    .map((at) => {
      const second: Point = [at[0] + 11, at[1] + 8];
      return wave(at, 9) + (random() < 0.4 ? wave(second, 7) : "");
    })
    .join("");
}

/** In the open sea, as near to the lower right corner as land, names and links allow. */
function placeCompass(map: MapData, isNearLand: (at: Point, margin: number) => boolean, bounds: Box): Point | null {
  const wanted: Point = [bounds.x1 + 70, bounds.y0 + (bounds.y1 - bounds.y0) * 0.74];
  let best: Point | null = null;
  for (let x = bounds.x0 + 70; x <= bounds.x1 + 90; x += 30) {
    for (let y = bounds.y0 + 90; y <= bounds.y1 - 70; y += 30) {
      const at: Point = [x, y];
      if (best && distance(at, wanted) >= distance(best, wanted)) continue;
      if (isNearLand(at, 100) || map.locations.some((location) => distance(at, [location.x, location.y]) < 190))
        continue;
      best = at;
    }
  }
  return best;
}
