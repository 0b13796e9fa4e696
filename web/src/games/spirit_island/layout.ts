/** Where things stand in a land, in pixels: invaders above, spirits, Dahan and tokens below, the name where it is free. */
import { boxAround, overlap, type Box, type Point } from "../../lib/geometry";
import type { LandDrawing } from "./map";
import { TOKENS, type Kind, type Token } from "./types";
import type { CollapseView, LandView, PieceView, RavageView } from "./view";

export type Thing =
  | { is: "piece"; id: string; kind: Kind; count: number; piece: PieceView }
  | { is: "presence"; id: string; seat: number; count: number; sacred: boolean }
  | { is: "token"; id: string; token: Token; count: number; icon: string }
  /** It has fallen a moment ago. */
  | { is: "gone"; id: string; kind: Kind; count: number }
  /** Tokens for which there is no room each: so many kinds of them; what they are is told in words. */
  | { is: "more"; id: string; count: number };

export interface Standing {
  thing: Thing;
  at: Point;
}

/** What will happen to a land or protects it, beside its name. */
export interface Sign {
  is: "ravage" | "build" | "defend" | "isolated" | "frozen" | "collapse" | "order" | "done" | "came" | "skipped";
  text: string;
  icon: string;
  width: number;
}

export interface Layout {
  size: number;
  things: Standing[];
  /** How large name and signs are drawn. */
  zoom: number;
  /** Where the middle of the left edge of each is. */
  name: Point;
  signs: { sign: Sign; at: Point }[];
}

const LARGEST = 34;
const SMALLEST = 12;
const GAP = 1.13;
/** Where so much stands there is no room for what has fallen. */
const MANY = 8;
/** Where there is no room: they hide a part of each other before they leave their land. */
const CLOSER = [1, 0.88, 0.76, 0.64];
const NAME_WIDTH = 23;
const SIGN_GAP = 2;
const STEP = 5;
const NOWHERE = 50_000;
const NAME_HEIGHT = 18;
/** What is told keeps so far from the border, where it is not an overview. */
const EDGE = 5;
/** Name and signs are told smaller before they leave their land, and what is to be built only where there is room. */
const ZOOMS = [1, 0.86, 0.74];
const SMALL_ZOOMS = [0.86, 0.74];
/** How bad it is to leave the land, which is worse than to hide a piece, and to leave a sign out. */
const OUTSIDE = 5000;
const LEFT_OUT: Partial<Record<Sign["is"], number>> = {
  came: 300,
  build: 400,
  skipped: 500,
  isolated: 500,
  frozen: 500,
  defend: 700,
};
/** So bad that tokens are drawn as one. */
const BAD = 240;
/** How bad it is that pieces stand closer together. */
const CLOSE = 150;
/** So much of a piece may be hidden by a name. */
const CLEAN = 90;
/** An island that is drawn smaller than this is an overview. */
const OVERVIEW = 0.5;

/** How an answer names a piece: "town", "town:1" with damage, "town:0:1" with strife. */
export function pieceId({ kind, damage, strife }: Pick<PieceView, "kind" | "damage" | "strife">): string {
  if (strife > 0) return `${kind}:${damage}:${strife}`;
  return damage > 0 ? `${kind}:${damage}` : kind;
}

const ORDER: readonly Kind[] = ["city", "town", "explorer", "dahan"];

/** Two rows: the invaders, and all others. */
export function thingsIn(
  land: LandView,
  marker = "tk-markers",
  fallen: readonly [Kind, number][] = [],
): { above: Thing[]; below: Thing[] } {
  const pieces = [...land.pieces].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const gone = fallen.map(([kind, count]): Thing & { kind: Kind } => ({ is: "gone", id: `gone:${kind}`, kind, count }));
  const piece = (one: PieceView): Thing => ({
    is: "piece",
    id: pieceId(one),
    kind: one.kind,
    count: one.count,
    piece: one,
  });
  return {
    above: [...pieces.filter((one) => one.kind !== "dahan").map(piece), ...gone.filter(({ kind }) => kind !== "dahan")],
    below: [
      ...land.presence.flatMap((count, seat): Thing[] =>
        count > 0 ? [{ is: "presence", id: `presence:${seat}`, seat, count, sacred: land.sacred[seat] ?? false }] : [],
      ),
      ...pieces.filter((one) => one.kind === "dahan").map(piece),
      ...TOKENS.flatMap((token): Thing[] =>
        land[token] > 0
          ? [{ is: "token", id: token, token, count: land[token], icon: token === "markers" ? marker : `tk-${token}` }]
          : [],
      ),
      ...gone.filter(({ kind }) => kind === "dahan"),
    ],
  };
}

export function signsOf(
  land: LandView,
  ravage: RavageView | undefined,
  build: Kind | undefined,
  collapse?: CollapseView,
  skipped = false,
): Sign[] {
  const signs: Sign[] = [];
  if (collapse) {
    const text = collapse.dahan_lost > 0 ? `${collapse.damage}−${collapse.dahan_lost}` : String(collapse.damage);
    signs.push({ is: "collapse", text, icon: "el-fire", width: 21 + 8 * text.length });
  }
  if (ravage) {
    const text = `${ravage.damage}${ravage.cascade ? "»" : ""}`;
    signs.push({ is: "ravage", text, icon: ravage.blight ? "blight" : "sword", width: 21 + 8 * text.length });
  }
  if (build) signs.push({ is: "build", text: "+", icon: build, width: 29 });
  if (land.defend > 0)
    signs.push({ is: "defend", text: String(land.defend), icon: "shield", width: 21 + 8 * String(land.defend).length });
  if (skipped) signs.push({ is: "skipped", text: "", icon: "close", width: 20 });
  if (land.isolated) signs.push({ is: "isolated", text: "", icon: "isolated", width: 20 });
  if (land.frozen) signs.push({ is: "frozen", text: "", icon: "pause", width: 20 });
  return signs;
}

// ---- room -----------------------------------------------------------------------------------------------------------

type Span = readonly [number, number];

/** The widest part of a line across a polygon that lies inside it. */
export function spanAt(polygon: readonly Point[], y: number): Span | null {
  const cuts: number[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a[1] > y !== b[1] > y) cuts.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  }
  cuts.sort((a, b) => a - b);
  let best: Span | null = null;
  for (let n = 0; n + 1 < cuts.length; n += 2) {
    const span: Span = [cuts[n]!, cuts[n + 1]!];
    if (!best || span[1] - span[0] > best[1] - best[0]) best = span;
  }
  return best;
}

/** The part of a band across a polygon that lies inside it over its whole height. */
function bandAt(polygon: readonly Point[], y: number, half: number): Span | null {
  const spans = [y - half, y, y + half].map((line) => spanAt(polygon, line));
  if (spans.some((span) => !span)) return null;
  const [left, right] = [Math.max(...spans.map((span) => span![0])), Math.min(...spans.map((span) => span![1]))];
  return right > left ? [left, right] : null;
}

interface Band {
  y: number;
  span: Span;
}
/** Where something of a height can lie in a land: looked for once, however many places are tried. */
const bands = new WeakMap<readonly Point[], Map<string, Band[]>>();

function bandsIn(polygon: readonly Point[], height: number, edge: number): Band[] {
  const kept = bands.get(polygon) ?? new Map<string, Band[]>();
  bands.set(polygon, kept);
  const key = `${height} ${edge}`;
  const known = kept.get(key);
  if (known) return known;
  const { y0, y1 } = boxAround(polygon);
  const found: Band[] = [];
  for (let y = y0 + height * 0.5 + edge; y < y1 - height * 0.5 - edge; y += STEP) {
    const span = bandAt(polygon, y, height * 0.5 + edge);
    if (span) found.push({ y, span });
  }
  kept.set(key, found);
  return found;
}

/** Rows of things that fit into a land at this size, or nothing; closer together where there is little room. */
function rowsAt(
  polygon: readonly Point[],
  centre: Point,
  above: readonly Thing[],
  below: readonly Thing[],
  size: number,
  gap = GAP,
): Standing[] | null {
  const step = size * gap;
  const total = above.length + below.length;
  if (total === 0) return [];
  for (let rows = above.length > 0 && below.length > 0 ? 2 : 1; rows <= total; rows++) {
    for (const shift of [0, 0.25, -0.25, 0.5, -0.5]) {
      const lines = Array.from({ length: rows }, (_, n) => centre[1] + (n - (rows - 1) / 2 + shift) * step);
      const spans = lines.map((y) => bandAt(polygon, y, size * 0.5));
      const room = spans.map((span) => (span ? Math.floor((span[1] - span[0] - size * 0.2) / step) : 0));
      const filled = fill([...room], above, below);
      if (!filled) continue;
      return filled.flatMap((row, n) => {
        const [left, right] = spans[n] ?? [0, 0];
        const half = (row.length * step) / 2;
        const middle = Math.max(left + half, Math.min(right - half, (centre[0] * 2 + (left + right) / 2) / 3));
        return row.map((thing, k): Standing => ({
          thing,
          at: [middle + (k - (row.length - 1) / 2) * step, lines[n]!],
        }));
      });
    }
  }
  return null;
}

/** From top to bottom, the others never before the invaders, evenly where there is room. */
function fill(room: readonly number[], above: readonly Thing[], below: readonly Thing[]): Thing[][] | null {
  for (let split = above.length > 0 ? 1 : 0; split <= room.length; split++) {
    const upper = spread(room.slice(0, split), above);
    const lower = spread(room.slice(split), below);
    if (upper && lower) return [...upper, ...lower];
  }
  return null;
}
function spread(room: readonly number[], things: readonly Thing[]): Thing[][] | null {
  const rows: Thing[][] = [];
  let done = 0;
  for (let n = 0; n < room.length; n++) {
    const wanted = Math.ceil((things.length - done) / (room.length - n));
    const count = Math.min(room[n]!, Math.max(wanted, things.length - done - sum(room.slice(n + 1))));
    rows.push(things.slice(done, done + count));
    done += count;
  }
  return done >= things.length ? rows : null;
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const boxOf = ([x, y]: Point, width: number, height: number): Box => ({
  x0: x - width / 2,
  x1: x + width / 2,
  y0: y - height / 2,
  y1: y + height / 2,
});

/** A land, and what of it is taken. */
interface Room {
  polygon: readonly Point[];
  taken: readonly Box[];
  edge: number;
}

interface Free {
  at: Point;
  /** How bad the place is: what it hides, and how far it is outside. */
  flaw: number;
  worth: number;
}

/** A free corner for something of this size: inside the land, near a point. */
function freeAt({ polygon, taken, edge }: Room, width: number, height: number, near: Point): Free {
  const box = boxAround(polygon);
  let best: Free = { at: [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], flaw: NOWHERE, worth: NOWHERE };
  for (const { y, span } of bandsIn(polygon, height, edge)) {
    const [left, right] = [span[0] + width / 2 + edge, span[1] - width / 2 - edge];
    for (let n = 0; n <= 8; n++) {
      const x = left + ((right - left) * n) / 8;
      const mine = boxOf([x, y], width, height);
      const outside = left > right ? OUTSIDE + (left - right) * 30 : 0;
      const flaw = sum(taken.map((other) => overlap(mine, other))) * 6 + outside;
      const worth = flaw + Math.abs(y - near[1]) * 0.5 + Math.abs(x - near[0]) * 0.12;
      if (worth < best.worth) best = { at: [x, y], flaw, worth };
    }
  }
  return best;
}

type Labels = Pick<Layout, "zoom" | "name" | "signs"> & { flaw: number };

/** What is told in rows, each of which finds its own place near the first: the name and all signs, the signs apart, or each. */
function labelsAt({ polygon, taken, edge }: Room, rows: readonly (readonly (Sign | "name")[])[], zoom: number): Labels {
  const { x0, y0 } = boxAround(polygon);
  const height = NAME_HEIGHT * zoom;
  const widthOf = (label: Sign | "name"): number => (label === "name" ? NAME_WIDTH : label.width + SIGN_GAP) * zoom;
  const labels: Labels = { zoom, name: [x0, y0], signs: [], flaw: 0 };
  const room = { polygon, taken: [...taken], edge };
  let near: Point = [x0, y0];
  for (const row of rows) {
    const width = sum(row.map(widthOf));
    const { at, flaw } = freeAt(room, width, height, near);
    let x = at[0] - width / 2;
    for (const label of row) {
      if (label === "name") labels.name = [x, at[1]];
      else labels.signs.push({ sign: label, at: [x, at[1]] });
      x += widthOf(label);
    }
    room.taken.push(boxOf(at, width, height));
    labels.flaw += flaw;
    near = at;
  }
  return labels;
}

/** A sacred site has a ring. */
const wide = (thing: Thing, size: number): number => (thing.is === "presence" && thing.sacred ? size + 8 : size * 0.98);

/** All signs, then without the one that matters least, and so on; what harms the land is always told. */
function fewerAndFewer(signs: readonly Sign[]): Sign[][] {
  const least = signs
    .filter((sign) => LEFT_OUT[sign.is] !== undefined)
    .sort((a, b) => LEFT_OUT[a.is]! - LEFT_OUT[b.is]!);
  return [[...signs], ...least.map((_, n) => signs.filter((sign) => !least.slice(0, n + 1).includes(sign)))];
}

/** What of a land is taken by things of this size. */
function roomIn(polygon: readonly Point[], things: readonly Standing[], size: number, scale: number): Room {
  const taken = things.flatMap(({ at: [x, y], thing }) => [
    boxOf([x, y], wide(thing, size), wide(thing, size)),
    ...(thing.count > 1 ? [boxOf([x + size * 0.4, y - size * 0.36], size * 0.62, size * 0.62)] : []),
  ]);
  return { polygon, taken, edge: scale < OVERVIEW ? 1 : EDGE };
}

/** The first way of telling that hides next to nothing and stays in the land, else the best one. */
function labelsOf(room: Room, signs: readonly Sign[], zooms: readonly number[]): Labels {
  let best: Labels | null = null;
  for (const zoom of zooms) {
    const together = [["name" as const, ...signs]];
    const apart = [["name" as const], ...(signs.length > 0 ? [signs] : [])];
    const single = [["name" as const], ...signs.map((sign) => [sign])];
    for (const rows of signs.length > 1
      ? [together, apart, single]
      : signs.length > 0
        ? [together, apart]
        : [together]) {
      const labels = labelsAt(room, rows, zoom);
      if (labels.flaw < CLEAN) return labels;
      if (!best || labels.flaw < best.flaw) best = labels;
    }
  }
  return best!;
}

/** Where there is little room: as small as can be read, without what matters least. */
function fewLabelsOf(room: Room, signs: readonly Sign[]): Labels {
  let best: Labels | null = null;
  for (const told of fewerAndFewer(signs)) {
    const labels = labelsOf({ ...room, edge: 1 }, told, SMALL_ZOOMS.slice(-1));
    labels.flaw += sum(signs.filter((sign) => !told.includes(sign)).map((sign) => LEFT_OUT[sign.is] ?? 0));
    if (!best || labels.flaw < best.flaw) best = labels;
  }
  return best!;
}

/** What was found for each land last: most lands stay as they are. */
const found = new WeakMap<LandDrawing, { key: string; layout: Layout }>();

/** Where all stands, measured from the origin of the map in pixels. */
export function layoutOf(
  land: LandDrawing,
  here: LandView,
  scale: number,
  signs: readonly Sign[],
  marker?: string,
  fallen: readonly [Kind, number][] = [],
  whole = false,
): Layout {
  const all = thingsIn(here, marker, fallen);
  const things = all.above.length + all.below.length > MANY ? thingsIn(here, marker) : all;
  const key = JSON.stringify([scale, things, signs, whole]);
  const last = found.get(land);
  if (last?.key === key) return last.layout;
  const layout = whole ? newLayout(land, things, scale, signs) : roomyLayout(land, things, scale, signs);
  found.set(land, { key, layout });
  return layout;
}

type Things = ReturnType<typeof thingsIn>;
type Judged = Layout & { flaw: number };

/** Where all of it does not fit, tokens are one thing with a number; blight is always told by itself. */
function roomyLayout(land: LandDrawing, things: Things, scale: number, signs: readonly Sign[]): Layout {
  const all = newLayout(land, things, scale, signs);
  const folded = things.below.filter(
    (thing) => thing.is === "gone" || (thing.is === "token" && thing.token !== "blight"),
  );
  if (all.flaw < BAD || folded.length < 2) return all;
  const below: Thing[] = [
    ...things.below.filter((thing) => !folded.includes(thing)),
    { is: "more", id: "more", count: folded.length },
  ];
  const fewer = newLayout(land, { above: things.above, below }, scale, signs);
  return fewer.flaw < all.flaw ? fewer : all;
}

function newLayout(land: LandDrawing, { above, below }: Things, scale: number, signs: readonly Sign[]): Judged {
  const polygon = land.polygon.map(([x, y]): Point => [x * scale, y * scale]);
  const centre: Point = [land.centre[0] * scale, land.centre[1] * scale];
  const zooms = scale < OVERVIEW ? SMALL_ZOOMS : ZOOMS;
  const usual = Math.max(scale < OVERVIEW ? 17 : 20, Math.min(LARGEST, scale * 31));
  let best: Judged | null = null;
  // Pieces give way by a little to what is told about them.
  for (let size = usual; size >= SMALLEST && (!best || size > best.size * 0.8); size -= 1.5) {
    const things = rowsAt(polygon, centre, above, below, size);
    if (!things) continue;
    const labels = labelsOf(roomIn(polygon, things, size, scale), signs, zooms);
    if (!best || labels.flaw < best.flaw * 0.7) best = { size, things, ...labels };
    if (labels.flaw < CLEAN) return best;
  }
  return crowded(polygon, centre, { above, below }, signs, best);
}

/** A land that is too full: its pieces as small as can be, closer together, and fewer signs, but all of it inside. */
function crowded(
  polygon: readonly Point[],
  centre: Point,
  { above, below }: Things,
  signs: readonly Sign[],
  before: Judged | null,
): Judged {
  let best = before;
  for (const gap of [GAP, ...CLOSER]) {
    const things = rowsAt(polygon, centre, above, below, SMALLEST, gap);
    if (!things) continue;
    const labels = fewLabelsOf(roomIn(polygon, things, SMALLEST, 0), signs);
    labels.flaw += (GAP - gap) * CLOSE * things.length;
    if (!best || labels.flaw < best.flaw) best = { size: SMALLEST, things, ...labels };
    if (gap < GAP && best.flaw < OUTSIDE) break;
  }
  if (best) return best;
  const things = heap([...above, ...below], centre, SMALLEST);
  return { size: SMALLEST, things, ...fewLabelsOf(roomIn(polygon, things, SMALLEST, 0), signs) };
}

/** Too much for the land: side by side over its middle. */
function heap(things: readonly Thing[], centre: Point, size: number): Standing[] {
  const wide = Math.ceil(Math.sqrt(things.length));
  return things.map((thing, n) => ({
    thing,
    at: [
      centre[0] + ((n % wide) - (wide - 1) / 2) * size * 0.9,
      centre[1] + (Math.floor(n / wide) - (Math.ceil(things.length / wide) - 1) / 2) * size * 0.9,
    ],
  }));
}

/** The piece or token at a point, measured from the origin of the map in pixels. */
export function thingNear(layout: Layout | undefined, [x, y]: Point): string | null {
  const near = layout?.things.find(
    ({ thing, at }) =>
      (thing.is === "piece" || thing.is === "token") && Math.hypot(at[0] - x, at[1] - y) < layout.size * 0.6,
  );
  return near?.thing.id ?? null;
}
