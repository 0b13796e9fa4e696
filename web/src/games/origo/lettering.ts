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

/** The names of regions in pixels: smaller where they are long, and never over the edge of the map. */
export function namesAt(drawing: MapDrawing, scale: number, nameOf: (region: string) => string): Name[] {
  const side = SIDE * scale;
  const letters = within(side * 0.24, 12, 15);
  return drawing.regions.flatMap((region): Name[] => {
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
    return [{ ...region, name, at: place.upright ? [x, inside(y)] : [inside(x), y], upright: place.upright, size: fitting }];
  });
}

export interface Label {
  text: string;
  x: number;
  y: number;
}

/** Letters and numbers stand beside the map; where that is off the screen, in the corners of its outermost fields. */
export function labelsAt({ x, y, width, scale }: { x: number; y: number; width: number; scale: number }, rows: number): Label[] {
  const side = SIDE * scale;
  const isOff = [x < 16, y < 16];
  return Array.from({ length: rows }, (_, n) => fieldAt(0, n).charAt(0)).flatMap((row, n) => [
    isOff[0]
      ? { text: row, x: Math.max(7, x + 7), y: n * side + y + 10 > 2 ? Math.max(9, y + n * side + 10) : -20 }
      : { text: row, x: x - 24 * scale, y: y + (n + 0.5) * side },
    isOff[1]
      ? { text: String(n + 1), x: Math.min(x + (n + 1) * side, width) - 9, y: Math.max(9, y + 9) }
      : { text: String(n + 1), x: x + (n + 0.5) * side, y: y - 24 * scale },
  ]);
}
