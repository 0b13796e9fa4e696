/**
 * Where the names stand. Lettering keeps its size on the screen, so places are found anew for each step of the zoom:
 * every name has some positions with a price (pieces, roads, borders under it), and names may not cover each other.
 */
import {
  boxAround,
  crossings,
  distanceToBox,
  isWithin,
  overlap,
  scatter,
  seeded,
  type Box,
  type Point,
} from "../../lib/geometry";
import type { MapData, MapLocation } from "./types";

export interface Name {
  /** Where the text is anchored: its base line, in units of the map. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** What it covers, in units of the map: the lettering, and what stands under it. */
  boxes: Box[];
  /** There is no room for it at this zoom. */
  hidden: boolean;
}

export interface Names {
  scale: number;
  provinces: Map<string, Name>;
  places: Map<string, Name>;
}

interface Area {
  id: string;
  polygon: Point[];
}

interface Candidate extends Name {
  price: number;
}

interface Lettered {
  id: string;
  candidates: Candidate[];
  chosen: Candidate;
  /** Other names that could get in its way. */
  near: Lettered[];
}

export interface Sizes {
  piece: number;
  text: number;
  province: number;
  pill: number;
}

/** Sizes on the screen in pixels, at so many pixels for a unit of the map. */
export function sizesAt(scale: number): Sizes {
  const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));
  const short = Math.max(0, 0.57 - scale); // of the room that a map needs to be read with ease
  return {
    piece: within(9, scale * 25 - short * 9, 20), // radius
    text: within(11, 12 - short * 8 + Math.max(0, scale - 0.65) * 6, 15),
    province: within(11, 12 - short * 8 + Math.max(0, scale - 0.6) * 6, 16),
    pill: within(16, 17 - short * 8 + Math.max(0, scale - 0.6) * 14, 24), // height of the bonus under the name
  };
}

/** Below this a map is an overview: there is room for the names of the provinces only. */
export const OVERVIEW = 0.39;

const STEP = 2 ** (1 / 6);

/** Zoom goes in steps for the names; between two steps there is only more room. */
export function stepOf(scale: number): number {
  return STEP ** Math.floor(Math.log(scale) / Math.log(STEP) + 1e-6);
}

const NARROW = /[ijlítfr'’ .I]/;
const WIDE = /[mwMW]/;

/** About the width of a text, as a multiple of its size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) width += 0.8;
    else if (NARROW.test(letter)) width += 0.29;
    else width += letter === letter.toLowerCase() ? 0.49 : 0.62;
  }
  return width;
}

export function provinceWidth(name: string, size: number): number {
  return (widthOf(name.toUpperCase()) + name.length * 0.1) * size * 1.04;
}

const ON_PIECE = 24; // the price of covering a piece, beside how far

type Price = (box: Box) => number;

/** The price of boxes within an area: what lies under them, pieces most of all. */
function pricing(map: MapData, scale: number): (within: Box) => Price {
  const radius = sizesAt(scale).piece / scale;
  const spots = map.locations.map((location) => ({
    at: [location.x, location.y] as Point,
    radius: radius + (location.castle ? 3 : 2) / scale,
  }));
  const byId = new Map(map.locations.map((location) => [location.id, location]));
  const samples: Point[] = [];
  for (const [a, b] of map.connections) {
    const [from, to] = [byId.get(a), byId.get(b)];
    if (!from || !to) continue;
    const count = Math.ceil(Math.hypot(from.x - to.x, from.y - to.y) / 9);
    for (let i = 0; i <= count; i++) {
      samples.push([from.x + ((to.x - from.x) * i) / count, from.y + ((to.y - from.y) * i) / count]);
    }
  }
  return (within) => {
    const [nearSpots, nearSamples] = [
      spots.filter((spot) => distanceToBox(spot.at, within) < spot.radius),
      samples.filter((at) => distanceToBox(at, within) < 3).sort((a, b) => a[0] - b[0]),
    ];
    return (box) => {
      let price = 0;
      for (const { at, radius: far } of nearSpots) {
        if (at[0] <= box.x0 - far || at[0] >= box.x1 + far || at[1] <= box.y0 - far || at[1] >= box.y1 + far) continue;
        const away = distanceToBox(at, box);
        if (away < far) price += ON_PIECE + (far - away) * 3;
      }
      for (let i = firstAfter(box.x0 - 2, nearSamples); i < nearSamples.length; i++) {
        const at = nearSamples[i]!;
        if (at[0] >= box.x1 + 2) break;
        if (box.y0 - 1 < at[1] && at[1] < box.y1 + 1) price += 0.4;
      }
      return price;
    };
  };
}

/** The first of these, which go from left to right, that is to the right of x. */
function firstAfter(x: number, sorted: readonly Point[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]![0] <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The positions of a place's name around its piece. */
function aroundPlace(location: MapLocation, scale: number, pricesIn: (within: Box) => Price): Candidate[] {
  const { text, piece } = sizesAt(scale);
  const size = text / scale;
  const width = widthOf(location.name) * size;
  const { x, y } = location;
  const off = (piece + (location.castle ? 6 : 4)) / scale;
  const diagonal = off * 0.68;
  const below = y + off + size * 0.72;
  const price = pricesIn(grown({ x0: x, y0: y, x1: x, y1: y }, width + off, off + size * 2));
  const above = y - off - size * 0.12;
  const positions: [string, number, number, Name["anchor"]][] = [
    ["right", x + off, y + size * 0.3, "start"],
    ["left", x - off, y + size * 0.3, "end"],
    ["below", x, below, "middle"],
    ["above", x, above, "middle"],
    ["below right", x + width * 0.28, below, "middle"],
    ["below left", x - width * 0.28, below, "middle"],
    ["above right", x + width * 0.28, above, "middle"],
    ["above left", x - width * 0.28, above, "middle"],
    ["north-east", x + diagonal, y - diagonal, "start"],
    ["north-west", x - diagonal, y - diagonal, "end"],
    ["south-east", x + diagonal, y + diagonal + size * 0.6, "start"],
    ["south-west", x - diagonal, y + diagonal + size * 0.6, "end"],
    ["right, high", x + off * 0.92, y - size * 0.12, "start"],
    ["left, high", x - off * 0.92, y - size * 0.12, "end"],
    ["right, low", x + off * 0.92, y + size * 0.72, "start"],
    ["left, low", x - off * 0.92, y + size * 0.72, "end"],
    ["far above right", x + width * 0.28, above - size * 0.5, "middle"],
    ["far above left", x - width * 0.28, above - size * 0.5, "middle"],
    ["far below right", x + width * 0.28, below + size * 0.5, "middle"],
    ["far below left", x - width * 0.28, below + size * 0.5, "middle"],
    ["below, to the right", x + width * 0.45, below, "middle"],
    ["below, to the left", x - width * 0.45, below, "middle"],
    ["above, to the right", x + width * 0.45, above, "middle"],
    ["above, to the left", x - width * 0.45, above, "middle"],
  ];
  return positions.map(([name, tx, ty, anchor], n) => {
    const x0 = anchor === "start" ? tx : anchor === "end" ? tx - width : tx - width / 2;
    const box = { x0: x0 - 1.5 / scale, y0: ty - size * 0.76, x1: x0 + width + 1.5 / scale, y1: ty + size * 0.22 };
    const taste = (name === location.label_pos ? 0 : 0.6) + (n > 15 ? 4 : n > 7 ? 0.8 : n > 3 ? 0.4 : 0);
    return { x: tx, y: ty, anchor, boxes: [box], hidden: false, price: price(box) + taste };
  });
}

type Lines = [top: number[], base: number[], foot: number[]];

const SHARES = [0, 0.25, 0.5, 0.75, 1]; // of its width: where a name of a province may not leave it

/** Positions of a province's name with the bonus and up to three shields under it. */
function acrossProvince(map: MapData, area: Area, scale: number, pricesIn: (within: Box) => Price): Candidate[] {
  const province = map.provinces.find((other) => other.id === area.id);
  if (!province) return [];
  const outline = province.outline; // not roughened: fewer corners to ask
  const sizes = sizesAt(scale);
  const size = sizes.province / scale;
  const width = provinceWidth(province.name, size);
  const under = (sizes.pill + 6) / scale;
  const pill = (sizes.pill * 2.4) / scale;
  const middle = boxAround(area.polygon);
  const wanted = province.label ?? { x: (middle.x0 + middle.x1) / 2, y: (middle.y0 + middle.y1) / 2 };
  const price = pricesIn(grown(middle, width / 2, under + size));
  const candidates = pointsIn(area).map(([x, y]): Candidate => {
    const lettering = { x0: x - width / 2, y0: y - size * 0.76, x1: x + width / 2, y1: y + size * 0.12 };
    const below = { x0: x - pill / 2, y0: lettering.y1, x1: x + pill / 2, y1: y + under };
    let cost = Math.hypot(x - wanted.x, y - wanted.y) * 0.02;
    const [top, base, foot] = [lettering.y0, y, below.y1].map((height) => crossings(height, outline)) as Lines;
    for (const share of SHARES) {
      const at = lettering.x0 + width * share;
      if (!isWithin(at, top)) cost += 6;
      if (!isWithin(at, base)) cost += 6;
    }
    if (!isWithin(below.x0, foot)) cost += 4;
    if (!isWithin(below.x1, foot)) cost += 4;
    if (scale < OVERVIEW) cost += 2 * price(lettering);
    // Pieces are drawn over the names of provinces, so under a piece they would be lost.
    else if (cost < 60) {
      const shields = withShields(below, sizes.pill / scale);
      cost += 2 * price(lettering) + 2.5 * price(below) + 0.1 * price(shields);
    } else cost += 200; // out of question anyway
    const boxes = scale < OVERVIEW ? [lettering] : [lettering, below];
    return { x, y, anchor: "middle", boxes, hidden: false, price: cost };
  });
  return varied(candidates.sort((a, b) => a.price - b.price));
}

const VARIED = { count: 60, apart: 9 };

/** The first of these, but none close to another: the best ones often all lie in the same corner. */
function varied(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (kept.length === VARIED.count) break;
    if (!kept.some((other) => Math.hypot(other.x - candidate.x, other.y - candidate.y) < VARIED.apart))
      kept.push(candidate);
  }
  return kept;
}

const points = new WeakMap<readonly Point[], Point[]>();

/** Where the name of a province could stand; the same at every zoom. */
function pointsIn(area: Area): Point[] {
  let found = points.get(area.polygon);
  if (!found) points.set(area.polygon, (found = scatter(area.polygon, 10, 4, 0.1, `name ${area.id}`)));
  return found;
}

const grown = (box: Box, x: number, y: number): Box => ({
  x0: box.x0 - x,
  y0: box.y0 - y,
  x1: box.x1 + x,
  y1: box.y1 + y,
});

/** Room for three shields beside the bonus. */
function withShields(box: Box, shield: number): Box {
  return grown(box, shield, 0);
}

/** The area two names share. */
export function covered(a: Name, b: Name): number {
  let area = 0;
  for (const one of a.boxes) for (const other of b.boxes) area += overlap(one, other);
  return area;
}

const COVERED = 100; // the price of covering another name, beside the area

/** The price of what a name would cover there; once it is no less than `bound`, how much more does not matter. */
function conflicts(name: Lettered, candidate: Candidate, bound = Infinity): number {
  let price = 0;
  for (const other of name.near) {
    if (other.chosen.hidden) continue;
    const area = covered(candidate, other.chosen);
    if (area > 0) price += COVERED + area * 0.03;
    if (price >= bound) break;
  }
  return price;
}

/** All that a name could cover. */
function reach(name: Lettered): Box {
  const boxes = name.candidates.flatMap((candidate) => candidate.boxes);
  return boxAround(
    boxes.flatMap((box): Point[] => [
      [box.x0, box.y0],
      [box.x1, box.y1],
    ]),
  );
}

/** Each name in turn takes its best position, until nothing changes. */
function improve(names: readonly Lettered[]): void {
  for (let round = 0, moved = true; moved && round < 12; round++) {
    moved = false;
    for (const name of names) {
      let best = name.chosen;
      let least = best.price + conflicts(name, best);
      for (const candidate of name.candidates) {
        if (candidate.price >= least) continue;
        const price = candidate.price + conflicts(name, candidate, least - candidate.price);
        if (price < least - 1e-9) [best, least] = [candidate, price];
      }
      if (best !== name.chosen) [name.chosen, moved] = [best, true];
    }
  }
}

const SHAKES = 100;

/** Where names still cover each other, or a piece, they are shaken loose with their neighbours, and what is better is kept. */
function settle(names: readonly Lettered[]): void {
  const random = seeded("names");
  const total = (): number =>
    names.reduce((sum, name) => sum + name.chosen.price + conflicts(name, name.chosen) / 2, 0);
  improve(names);
  let least = total();
  for (let shake = 0; shake < SHAKES; shake++) {
    const tight = names.filter((name) => name.chosen.price > ON_PIECE || conflicts(name, name.chosen) > 0);
    if (tight.length === 0) return;
    const kept = names.map((name) => name.chosen);
    const loose = new Set(tight.flatMap((name) => [name, ...name.near]));
    for (const name of loose) {
      if (random() < 0.5) name.chosen = name.candidates[Math.floor(random() * name.candidates.length)]!;
    }
    improve([...loose]);
    const now = total();
    if (now < least) least = now;
    else names.forEach((name, i) => (name.chosen = kept[i]!));
  }
}

/** Names that still cover others are left out, the most disturbing first. */
function hideCovered(names: readonly Lettered[]): void {
  for (;;) {
    const covering = names
      .filter((name) => !name.chosen.hidden)
      .map((name) => ({ name, price: conflicts(name, name.chosen) }))
      .filter(({ price }) => price > 0)
      .sort((a, b) => b.price - a.price || a.name.id.localeCompare(b.name.id));
    const worst = covering[0];
    if (!worst) return;
    hide(worst.name);
  }
}

function hide(name: Lettered): void {
  name.chosen = { ...name.chosen, hidden: true };
}

const isUnderPiece = (name: Lettered): boolean => name.chosen.price > 90;

/** Positions for all names at a zoom: so many pixels of the screen for a unit of the map. */
export function placeNames(map: MapData, areas: readonly Area[], scale: number): Names {
  const pricesIn = pricing(map, scale);
  const lettered = (id: string, candidates: Candidate[]): Lettered => {
    const chosen = candidates.reduce((best, other) => (other.price < best.price ? other : best));
    return { id, candidates, chosen, near: [] };
  };
  const provinces = areas
    .map((area) => ({ id: area.id, candidates: acrossProvince(map, area, scale, pricesIn) }))
    .filter(({ candidates }) => candidates.length > 0)
    .map(({ id, candidates }) => lettered(id, candidates));
  const places = map.locations.map((location) => lettered(location.id, aroundPlace(location, scale, pricesIn)));
  const all = scale < OVERVIEW ? provinces : [...provinces, ...places];
  const reaches = all.map(reach);
  all.forEach((name, i) => (name.near = all.filter((_, j) => i !== j && overlap(reaches[i]!, reaches[j]!) > 0)));
  settle(all);
  if (scale < OVERVIEW) for (const name of [...places, ...provinces.filter(isUnderPiece)]) hide(name);
  hideCovered(all);
  const taken = (names: Lettered[]): Map<string, Name> => new Map(names.map((name) => [name.id, name.chosen]));
  return { scale, provinces: taken(provinces), places: taken(places) };
}

const remembered = new WeakMap<MapData, Map<number, Names>>();

/** The names at the step of a zoom, found when they are asked for the first time. */
export function namesAt(map: MapData, areas: readonly Area[], scale: number): Names {
  const step = stepOf(scale);
  let steps = remembered.get(map);
  if (!steps) remembered.set(map, (steps = new Map()));
  let names = steps.get(step);
  if (!names) steps.set(step, (names = placeNames(map, areas, step)));
  return names;
}

/** Where tags of this size stand best, each beside its piece: off the names, the other pieces and each other. Pixels from the piece. */
export function placeTags(
  map: MapData,
  names: Names,
  ids: readonly string[],
  width: number,
  height: number,
): Map<string, Point> {
  const taken: Box[] = [];
  return new Map(ids.map((id) => [id, placeTag(map, names, id, width, height, taken)]));
}

function placeTag(map: MapData, names: Names, id: string, width: number, height: number, taken: Box[]): Point {
  const location = map.locations.find((other) => other.id === id);
  if (!location) return [0, 0];
  const { scale } = names;
  const radius = sizesAt(scale).piece;
  const positions: Point[] = [
    [radius * 0.5, -radius - height * 0.55],
    [-radius * 0.5 - width, -radius - height * 0.55],
    [radius * 0.5, radius - height * 0.45],
    [-radius * 0.5 - width, radius - height * 0.45],
    [radius * 0.9, -height / 2],
    [-radius * 0.9 - width, -height / 2],
    [-width / 2, -radius - height * 0.9],
    [-width / 2, radius - height * 0.1],
  ];
  let best = positions[0]!;
  let least = Infinity;
  const boxAt = ([x, y]: Point): Box => {
    const [x0, y0] = [location.x + x / scale, location.y + y / scale];
    return { x0, y0, x1: x0 + width / scale, y1: y0 + height / scale };
  };
  for (const [n, position] of positions.entries()) {
    const box = boxAt(position);
    let price = n * 3;
    for (const other of taken) if (overlap(box, other) > 0) price += COVERED + overlap(box, other);
    for (const name of [...names.places.values(), ...names.provinces.values()]) {
      if (!name.hidden) for (const other of name.boxes) price += overlap(box, other) * 0.05;
    }
    for (const other of map.locations) {
      const away = distanceToBox([other.x, other.y], box) * scale;
      if (other !== location && away < radius + 3) price += 20 + (radius + 3 - away) * 8;
    }
    if (price < least) [best, least] = [position, price];
  }
  taken.push(boxAt(best));
  return best;
}
