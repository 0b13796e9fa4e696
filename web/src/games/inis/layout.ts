/** Where name, buildings and clans of a territory stand on the screen: measured in pixels from the middle of its place. */
import type { Point } from "../../lib/geometry";
import { RADIUS } from "./map";
import { shelters } from "./state";
import type { InisView, TerritoryView } from "./view";

export interface Sizes {
  letters: number;
  building: number;
  clan: number;
  /** How wide name and pieces may be. */
  room: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export function sizesAt(scale: number): Sizes {
  return {
    letters: clamp(27 * scale, 12.5, 22),
    building: clamp(44 * scale, 17, 42),
    clan: clamp(54 * scale, 20, 50),
    room: Math.sqrt(3) * RADIUS * 2 * scale * 0.86,
  };
}

export interface Building {
  kind: "capital" | "citadel" | "sanctuary" | "festival";
  count: number;
  /** Whose clan is inside, in a clash. */
  inside: number | null;
  at: Point;
}

export interface Group {
  seat: number;
  clans: number;
  /** So many are drawn, one behind the other. */
  drawn: number;
  /** The middle of the group. */
  at: Point;
  width: number;
}

export interface Layout {
  sizes: Sizes;
  /** The middle of the name. */
  name: Point;
  /** A long name stands in two lines. */
  lines: string[];
  buildings: Building[];
  groups: Group[];
}

/** How wide letters of the names are, as part of their height. */
function width(line: string): number {
  let sum = 0;
  for (const letter of line)
    sum += /[mwMWÓ]/.test(letter) ? 0.8 : /[iljtfrI .']/.test(letter) ? 0.33 : /[A-ZÄÖÜ]/.test(letter) ? 0.66 : 0.53;
  return sum;
}
/** A building with a number is so much wider than one alone. */
export const PILL = 1.55;

export const widthOf = (lines: readonly string[], letters: number): number => Math.max(...lines.map(width)) * letters;

function linesOf(name: string, sizes: Sizes): string[] {
  const middle = name.length / 2;
  const cut = [...name.matchAll(/ /g)]
    .map((found) => found.index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (cut === undefined || widthOf([name], sizes.letters) + sizes.letters * 2.6 < sizes.room) return [name];
  return [name.slice(0, cut), name.slice(cut + 1)];
}

/** Each clan behind the first shows so much of itself. */
export const BEHIND = 0.42;
const GAP = 5;

export function layoutOf(view: InisView, here: TerritoryView, name: string, scale: number): Layout {
  const sizes = sizesAt(scale);
  const lines = linesOf(name, sizes);
  const built = buildingsOf(view, here);
  const clans = here.clans.flatMap((number, seat) => {
    const outside = number - (view.clash?.territory === here.id ? (view.clash.sheltered[seat] ?? 0) : 0);
    return outside > 0 ? [{ seat, clans: outside }] : [];
  });
  const rows = [
    sizes.letters * (0.3 + lines.length),
    built.length > 0 ? sizes.building * 1.08 : 0,
    clans.length > 0 ? sizes.clan * 1.14 : 0,
  ];
  let y = -rows.reduce((sum, row) => sum + row, 0) / 2;
  const middles = rows.map((row) => (y += row) - row / 2);
  return {
    sizes,
    name: [0, middles[0]!],
    lines,
    buildings: inRow(built, (one) => (one.count > 1 ? sizes.building * PILL : sizes.building), sizes.room).map(
      ({ thing, x }) => ({ ...thing, at: [x, middles[1]!] }),
    ),
    groups: groupsOf(clans, sizes).map(({ thing, x }) => ({ ...thing, at: [x, middles[2]!] })),
  };
}

function buildingsOf(view: InisView, here: TerritoryView): Omit<Building, "at">[] {
  const rooms = shelters(view, here);
  const citadels = here.capital ? rooms.slice(1) : rooms;
  const empty = citadels.filter((inside) => inside === null).length;
  const made: Omit<Building, "at">[] = [];
  if (here.capital) made.push({ kind: "capital", count: 1, inside: rooms[0] ?? null });
  for (const inside of citadels) if (inside !== null) made.push({ kind: "citadel", count: 1, inside });
  if (empty > 0) made.push({ kind: "citadel", count: empty, inside: null });
  if (here.sanctuaries > 0) made.push({ kind: "sanctuary", count: here.sanctuaries, inside: null });
  if (here.festival) made.push({ kind: "festival", count: 1, inside: null });
  return made;
}

/** As many as three are drawn; where that is too wide, one with its number. */
function groupsOf(
  clans: readonly { seat: number; clans: number }[],
  sizes: Sizes,
): { thing: Omit<Group, "at">; x: number }[] {
  const wide = (drawn: number): number => sizes.clan * (0.74 + BEHIND * (drawn - 1)) + (drawn > 0 ? 4 : 0);
  const groups = (most: number): Omit<Group, "at">[] =>
    clans.map((group) => ({ ...group, drawn: Math.min(group.clans, most), width: wide(Math.min(group.clans, most)) }));
  const all = [3, 2, 1].map(groups);
  const fits = all.find((some) => some.reduce((sum, group) => sum + group.width + GAP, -GAP) <= sizes.room);
  return inRow(fits ?? all[2]!, (group) => group.width, sizes.room);
}

/** Things side by side around the middle; closer together where there is no room. */
function inRow<T>(things: readonly T[], widthOf: (thing: T) => number, room: number): { thing: T; x: number }[] {
  const widths = things.map(widthOf);
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (things.length - 1);
  const squeeze = whole > room ? room / whole : 1;
  let x = (-whole * squeeze) / 2;
  return things.map((thing, n) => {
    const at = x + (widths[n]! * squeeze) / 2;
    x += (widths[n]! + GAP) * squeeze;
    return { thing, x: at };
  });
}
