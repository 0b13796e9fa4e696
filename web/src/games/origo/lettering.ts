/** Where names, letters and numbers stand on the screen. */
import type { Point } from "../../lib/geometry";
import { fieldAt, SIDE, type Country, type MapDrawing } from "./map";

export interface Name extends Country {
  name: string;
  at: Point;
  upright: boolean;
  size: number;
}

const within = (place: number, low: number, high: number): number => Math.max(low, Math.min(high, place));

/** The part of the map that is on the screen: where its origin lies there, and how large the screen is. */
export interface Sight {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ASIDE = 16; // pixels; so much of the edge is taken by letters and numbers where the map goes beyond it
const APART = 0.6; // of a field; so far a name gives way, and further off its region is hardly on the screen

/** The names of regions in pixels: smaller where they are long, never over the edge of the map, and each by itself. */
export function namesAt(drawing: MapDrawing, scale: number, nameOf: (region: string) => string, sight?: Sight): Name[] {
  const standing: Bounds[] = [];
  return placedNames(drawing, scale, nameOf, sight).map(({ half, ...name }) => {
    const tried = [0, 1, -1].map((by): Point => [name.at[0], name.at[1] + by * name.size]);
    const at = name.upright
      ? name.at
      : (tried.find((place) => standing.every((other) => !isOver(boundsOf(place, half, name.size), other))) ?? name.at);
    standing.push(name.upright ? boundsOf(at, name.size / 2, half * 2) : boundsOf(at, half, name.size));
    return { ...name, at };
  });
}

type Bounds = readonly [x0: number, y0: number, x1: number, y1: number];
const boundsOf = ([x, y]: Point, half: number, high: number): Bounds => [
  x - half,
  y - high / 2,
  x + half,
  y + high / 2,
];
const isOver = (one: Bounds, other: Bounds): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** A name that is cut off by the edge of the screen, or stands under a letter there, gives way a little. */
function inSight(place: number, half: number, from: number, long: number, most: number): number {
  const seen = within(place, (from < ASIDE ? ASIDE : 0) - from + half, Math.max(long - from - half, half - from));
  return Math.abs(seen - place) > most ? place : seen;
}

function placedNames(
  drawing: MapDrawing,
  scale: number,
  nameOf: (region: string) => string,
  sight?: Sight,
): (Name & { half: number })[] {
  const side = SIDE * scale;
  const letters = within(side * 0.24, 12, 15);
  return drawing.regions.flatMap((region): (Name & { half: number })[] => {
    const place = drawing.names.get(region.id);
    if (!place) return [];
    const name = nameOf(region.id);
    const size = region.isSea ? letters + 1.5 : letters;
    const long = name.length * size * (region.isSea ? 0.46 : 0.68);
    const room = (place.room / SIDE) * side + side * 0.25;
    const fitting = long > room ? Math.max(11, (size * room) / long) : size;
    const half = (long * fitting) / size / 2 + 4;
    const [x, y] = [place.at[0] * scale, place.at[1] * scale];
    const inside = (at: number): number => within(at, half, drawing.size * scale - half);
    const { upright } = place;
    const at: Point = upright ? [x, inside(y)] : [inside(x), y];
    const [wide, high] = upright ? [fitting / 2, half] : [half, fitting / 2];
    const most = side * APART;
    const shown: Point = sight
      ? [inSight(at[0], wide, sight.x, sight.width, most), inSight(at[1], high, sight.y, sight.height, most)]
      : at;
    return [{ ...region, name, at: shown, upright, size: fitting, half }];
  });
}

export interface Label {
  text: string;
  x: number;
  y: number;
}

/** Letters and numbers stand beside the map; where that is off the screen, in the corners of its outermost fields. */
export function labelsAt(
  { x, y, width, scale }: { x: number; y: number; width: number; scale: number },
  rows: number,
): Label[] {
  const side = SIDE * scale;
  const isOff = [x < 13, y < 16];
  return Array.from({ length: rows }, (_, n) => fieldAt(0, n).charAt(0)).flatMap((row, n) => [
    isOff[0]
      ? { text: row, x: Math.max(7, x + 7), y: n * side + y + 10 > 2 ? Math.max(9, y + n * side + 10) : -20 }
      : { text: row, x: x - 24 * scale, y: y + (n + 0.5) * side },
    isOff[1]
      ? { text: String(n + 1), x: Math.min(x + (n + 1) * side, width) - 9, y: Math.max(9, y + 9) }
      : { text: String(n + 1), x: x + (n + 0.5) * side, y: y - 24 * scale },
  ]);
}
