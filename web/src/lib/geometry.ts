/** Lines and areas on a plane: seeded roughness, smooth curves, distances. Nothing here knows a game. */

export type Point = readonly [number, number];

/** A cubic curve from where the last one ended: two handles and the end. */
export type Cubic = readonly [Point, Point, Point];

export interface Curve {
  start: Point;
  cubics: readonly Cubic[];
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

// ---- chance that is always the same ---------------------------------------------------------------------------------

export type Random = () => number;

/** Numbers from 0 to 1 that depend on the seed alone. */
export function seeded(seed: string): Random {
  let hash = 2166136261;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

// ---- lines ----------------------------------------------------------------------------------------------------------

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a comes before b, whatever line they lie on. */
export const precedes = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** Each segment is broken in two near its middle, `levels` times; `amplitude` is the swing as part of its length. */
export function roughen(line: readonly Point[], amplitude: number, levels: number): Point[] {
  const rough: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) rough.push(...roughSegment(line[i]!, line[i + 1]!, amplitude, levels));
  rough.push(line[line.length - 1]!);
  return rough;
}

/** The points of a rough segment without its end; the same in both directions. */
function roughSegment(a: Point, b: Point, amplitude: number, levels: number): Point[] {
  const turned = precedes(b, a);
  const [from, to] = turned ? [b, a] : [a, b];
  const random = seeded(`${from.join()} ${to.join()}`);
  let points: Point[] = [from, to];
  for (let level = 0, swing = amplitude; level < levels; level++, swing *= 0.85) {
    const finer: Point[] = [];
    for (let i = 0; i + 1 < points.length; i++) {
      const [p, q] = [points[i]!, points[i + 1]!];
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const along = between(random, 0.4, 0.6);
      const aside = between(random, -swing, swing);
      finer.push(p, [p[0] + dx * along - dy * aside, p[1] + dy * along + dx * aside]);
    }
    finer.push(to);
    points = finer;
  }
  if (turned) points.reverse();
  return points.slice(0, -1);
}

/** A curve through all points (Catmull-Rom). */
export function curveThrough(points: readonly Point[], closed: boolean): Curve {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  const cubics: Cubic[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    cubics.push([
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]);
  }
  return { start: at(0), cubics };
}

export function reversed(curve: Curve): Curve {
  const ends = [curve.start, ...curve.cubics.map((cubic) => cubic[2])];
  const cubics = curve.cubics.map((cubic, i): Cubic => [cubic[1], cubic[0], ends[i]!]).reverse();
  return { start: ends[ends.length - 1]!, cubics };
}

/** The corners of a curve: its points without the handles. */
export const corners = (curve: Curve): Point[] => [curve.start, ...curve.cubics.map((cubic) => cubic[2])];

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (point: Point): string => `${number(point[0])} ${number(point[1])}`;

/** The path of curves that follow each other. */
export function pathOf(curves: readonly Curve[], closed: boolean): string {
  const first = curves[0];
  if (!first) return "";
  const cubics = curves.flatMap((curve) => curve.cubics).map((cubic) => `C${cubic.map(pair).join(" ")}`);
  return `M${pair(first.start)}${cubics.join("")}${closed ? "Z" : ""}`;
}

// ---- areas ----------------------------------------------------------------------------------------------------------

// These run many thousand times for one map: no destructuring, no hypot.

export function isInside(point: Point, polygon: readonly Point[]): boolean {
  return isWithin(point[0], crossings(point[1], polygon));
}

/** Where a line straight across, at this height, meets the edge of a polygon. */
export function crossings(y: number, polygon: readonly Point[]): number[] {
  const found: number[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a[1] > y !== b[1] > y) found.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return found;
}

/** Whether a point of such a line lies in the polygon: an odd number of edges is to the right of it. */
export function isWithin(x: number, crossed: readonly number[]): boolean {
  let inside = false;
  for (let i = 0; i < crossed.length; i++) if (x < crossed[i]!) inside = !inside;
  return inside;
}

function squaredDistanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const x = point[0] - a[0] - t * dx;
  const y = point[1] - a[1] - t * dy;
  return x * x + y * y;
}

export const distanceToSegment = (point: Point, a: Point, b: Point): number =>
  Math.sqrt(squaredDistanceToSegment(point, a, b));

export function distanceToEdge(point: Point, polygon: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const squared = squaredDistanceToSegment(point, polygon[j]!, polygon[i]!);
    if (squared < least) least = squared;
  }
  return Math.sqrt(least);
}

/** In the polygon, or nearer than `margin` to its edge. Most edges are too high or too low to count. */
export function isInsideOrNear(point: Point, polygon: readonly Point[], margin: number): boolean {
  const x = point[0];
  const y = point[1];
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if ((a[1] < y - margin && b[1] < y - margin) || (a[1] > y + margin && b[1] > y + margin)) continue;
    if (Math.sqrt(squaredDistanceToSegment(point, b, a)) < margin) return true;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** The area two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}

export function distanceToBox(point: Point, box: Box): number {
  const x = Math.max(box.x0 - point[0], 0, point[0] - box.x1);
  const y = Math.max(box.y0 - point[1], 0, point[1] - box.y1);
  return Math.sqrt(x * x + y * y);
}

/** Points spread over a polygon, `margin` away from its edge, in rows that are not quite straight. */
export function scatter(
  polygon: readonly Point[],
  step: number,
  margin: number,
  jitter: number,
  seed: string,
): Point[] {
  const random = seeded(seed);
  const box = boxAround(polygon);
  const found: Point[] = [];
  const reach = jitter * step * 0.8 + margin + 1;
  for (let y = box.y0, row = 0; y < box.y1; y += step * 0.8, row++) {
    const edges = edgesBetween(y - reach, y + reach, polygon);
    for (let x = box.x0 + (row % 2 ? step / 2 : 0); x < box.x1; x += step) {
      const point: Point = [
        x + between(random, -jitter, jitter) * step,
        y + between(random, -jitter, jitter) * step * 0.8,
      ];
      if (isWellInside(point, edges, margin)) found.push(point);
    }
  }
  return found;
}

type Edge = readonly [Point, Point];

/** The edges of a polygon at these heights: no others count for what lies there. */
function edgesBetween(low: number, high: number, polygon: readonly Point[]): Edge[] {
  const found: Edge[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if ((a[1] > low || b[1] > low) && (a[1] < high || b[1] < high)) found.push([a, b]);
  }
  return found;
}

/** Inside of the polygon that has these edges, and further than `margin` from all of them. */
function isWellInside(point: Point, edges: readonly Edge[], margin: number): boolean {
  let inside = false;
  for (const [a, b] of edges) {
    if (Math.sqrt(squaredDistanceToSegment(point, b, a)) <= margin) return false;
    if (a[1] > point[1] === b[1] > point[1]) continue;
    if (point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
