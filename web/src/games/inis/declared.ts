/** How declared things are drawn until they happen. */
import type { Point } from "../../lib/geometry";
import type { TileDrawing } from "./map";
import type { Order } from "./view";

type Tiles = ReadonlyMap<string, Pick<TileDrawing, "id" | "heart" | "sight">>;

export interface Arrow {
  path: string;
  /** Where its number stands. */
  at: Point;
  seat: number;
  number: number;
}

export function arrowsOf(orders: readonly Order[], tiles: Tiles, scale: number): Arrow[] {
  return orders.flatMap(({ kind, where, to, seat, number }) => {
    const [from, end] = [tiles.get(where ?? ""), tiles.get(String(to))];
    if (kind !== "move" || !from || !end || seat === null) return [];
    return [{ ...arrow(from.heart, end.heart, scale), seat, number }];
  });
}

/** A bow from one place to another, with a head. */
function arrow(from: Point, to: Point, scale: number): { path: string; at: Point } {
  const [x0, y0, x1, y1] = [from[0] * scale, from[1] * scale, to[0] * scale, to[1] * scale];
  const [mx, my] = [(x0 + x1) / 2 - (y1 - y0) * 0.16, (y0 + y1) / 2 + (x1 - x0) * 0.16];
  const [ex, ey] = [x1 - (x1 - mx) * 0.22, y1 - (y1 - my) * 0.22];
  const turn = Math.atan2(ey - my, ex - mx);
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const wing = (side: number): string =>
    `M${at(ex, ey)}L${at(ex - 13 * Math.cos(turn + side), ey - 13 * Math.sin(turn + side))}`;
  const bow = `M${at(x0 + (mx - x0) * 0.25, y0 + (my - y0) * 0.25)}Q${at(mx, my)} ${at(ex, ey)}`;
  return { path: `${bow}${wing(0.5)}${wing(-0.5)}`, at: [mx, my] };
}

const ICONS: Record<string, string> = {
  build_citadel: "citadel",
  build_sanctuary: "sanctuary",
  festival: "festival",
  clash: "sword",
  place: "plus",
  remove: "minus",
  replace: "compare",
};
const OF_CLANS = ["place", "replace", "remove"];

export interface Mark {
  at: Point;
  icon: string;
  /** Whose clans it is about, if it is. */
  seat: number | null;
  number: number;
}

/** Marks of declared things, side by side at the heart of their territory. */
export function marksOf(orders: readonly Order[], tiles: Tiles, scale: number): Mark[] {
  const found: Mark[] = [];
  const counts = new Map<string, number>();
  for (const order of orders) {
    const [tile, icon] = [tiles.get(order.where ?? ""), ICONS[order.kind]];
    if (!tile || !icon) continue;
    const n = counts.get(tile.id) ?? 0;
    counts.set(tile.id, n + 1);
    const at: Point = [tile.sight[0] * scale + n * 30 - 12, tile.sight[1] * scale];
    found.push({ at, icon, seat: OF_CLANS.includes(order.kind) ? order.seat : null, number: order.number });
  }
  return found;
}
