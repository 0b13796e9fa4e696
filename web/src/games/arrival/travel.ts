/** Which pieces travel between two states of the map. */
import type { MapData } from "./types";
import type { LocationView } from "./view";

export interface Flight {
  piece: { kind: "discs"; owner: number; count: number } | { kind: "fomori"; fomori: string };
  /** A location, or the supply of a seat, or the general supply. */
  from: { location: string } | { supply: number | null };
  to: { location: string } | { supply: number | null };
}

const same = (a: LocationView, b: LocationView): boolean =>
  a.owner === b.owner && a.discs === b.discs && a.fomori === b.fomori;

/** More changes than this are no move but another position, such as a jump in a replay. */
const TOO_MANY = 6;

export function flights(before: readonly LocationView[], after: readonly LocationView[], map: MapData): Flight[] {
  const was = new Map(before.map((location) => [location.id, location]));
  const changed = after.filter((location) => {
    const old = was.get(location.id);
    return old !== undefined && !same(old, location);
  });
  if (changed.length === 0 || changed.length > TOO_MANY) return [];
  return swapped(changed, was) ?? changed.flatMap((now) => single(was.get(now.id)!, now, before, map));
}

/** Two locations that have changed places. */
function swapped(changed: readonly LocationView[], was: Map<string, LocationView>): Flight[] | null {
  const [a, b] = changed;
  if (changed.length !== 2 || !a || !b || !same(was.get(a.id)!, b) || !same(was.get(b.id)!, a)) return null;
  const found: Flight[] = [];
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const piece = pieceOf(to);
    if (piece) found.push({ piece, from: { location: from.id }, to: { location: to.id } });
  }
  return found;
}

function pieceOf(location: LocationView): Flight["piece"] | null {
  if (location.owner !== null) return { kind: "discs", owner: location.owner, count: location.discs };
  return location.fomori === null ? null : { kind: "fomori", fomori: location.fomori };
}

function single(old: LocationView, now: LocationView, before: readonly LocationView[], map: MapData): Flight[] {
  const here = { location: now.id };
  const found: Flight[] = [];
  if (old.owner !== null && (now.owner !== old.owner || now.discs < old.discs)) {
    const lost = now.owner === old.owner ? old.discs - now.discs : old.discs;
    found.push({ piece: { kind: "discs", owner: old.owner, count: lost }, from: here, to: { supply: old.owner } });
  }
  if (old.fomori !== null && now.fomori === null) {
    found.push({ piece: { kind: "fomori", fomori: old.fomori }, from: here, to: { supply: null } });
  }
  if (now.owner !== null && (old.owner !== now.owner || now.discs > old.discs)) {
    const built = old.owner === now.owner ? now.discs - old.discs : now.discs;
    found.push({ piece: { kind: "discs", owner: now.owner, count: built }, from: { supply: now.owner }, to: here });
  }
  if (now.fomori !== null && old.fomori === null) {
    const den = denOf(now.id, before, map);
    found.push({
      piece: { kind: "fomori", fomori: now.fomori },
      from: den === null ? { supply: null } : { location: den },
      to: here,
    });
  }
  return found;
}

/** A connected location that Fomori or a castle held. */
function denOf(id: string, before: readonly LocationView[], map: MapData): string | null {
  const held = new Set(before.filter((location) => location.fomori !== null).map((location) => location.id));
  for (const [a, b] of map.connections) {
    if (a === id && held.has(b)) return b;
    if (b === id && held.has(a)) return a;
  }
  return null;
}
