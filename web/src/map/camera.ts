/** What of a map is shown at first, and when it moves by itself. */
import { getContext, setContext } from "svelte";
import type { Point } from "../lib/geometry";
import type { Viewport } from "./viewport.svelte";

export interface Aim {
  /** A map that would be drawn smaller than this is shown in part. */
  legible: number;
  /** How large it is drawn then. */
  near: number;
  /** And what is in the middle then. */
  middle(wanted: readonly Point[]): Point;
  /** Where a map that the reader has moved goes when nothing of what is wanted is in sight; to the first of it. */
  back?(wanted: readonly Point[]): Point;
}

/**
 * The whole map where it is legible, else a part, which moves only for what is not in sight; what the reader has moved
 * stays unless it shows nothing that is wanted.
 */
export function settle(viewport: Viewport, wanted: readonly Point[], aim: Aim): void {
  if (viewport.moved) {
    const isLost = wanted.length > 0 && !wanted.some((at) => viewport.shows(at));
    if (isLost) viewport.look(aim.back ? aim.back(wanted) : wanted[0]!);
  } else if (viewport.fitting >= aim.legible) viewport.fit();
  else if (!viewport.has(wanted, aim.near)) viewport.look(aim.middle(wanted), aim.near);
}

/** The one of these points that is nearest to the middle of all. */
export function centreOf(points: readonly Point[]): Point {
  const mean = (along: 0 | 1): number => points.reduce((sum, at) => sum + at[along], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return nearest([x, y], points) ?? [0, 0];
}

export function nearest(to: Point, points: readonly Point[]): Point | null {
  const away = (at: Point): number => Math.hypot(at[0] - to[0], at[1] - to[1]);
  return points.reduce<Point | null>((best, at) => (best === null || away(at) < away(best) ? at : best), null);
}

const KEY = Symbol("seen");

/** Maps on this page are looked at, and nothing on them is ever pressed. */
export function onlySeen(): void {
  setContext(KEY, true);
}

export function isOnlySeen(): boolean {
  return getContext<true | undefined>(KEY) ?? false;
}

/** What is touched has to be larger than what is only seen. */
export function least(size: { touched: number; seen: number }, viewport: Viewport): number {
  return !viewport.onlySeen && matchMedia("(pointer: coarse)").matches ? size.touched : size.seen;
}
