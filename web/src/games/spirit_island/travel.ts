/** Which pieces travel between two states of the island. */
import type { Thing } from "./layout";
import { TOKENS, type Kind, type Token } from "./types";
import type { SpiritIslandView } from "./view";

export interface Traveller {
  is: "piece" | "presence" | "token";
  kind: Kind | Token | null;
  seat: number;
}
export interface Flight extends Traveller {
  count: number;
  /** A land, or nothing for the supply or panel. */
  from: string | null;
  to: string | null;
}

/** Blight is told by what it does. */
const MOVING = TOKENS.filter((token) => token !== "blight");

type Count = Traveller & { land: string; count: number };

function countsOf(view: SpiritIslandView): Map<string, Count> {
  const found = new Map<string, Count>();
  const add = (land: string, one: Traveller, count: number): void => {
    const key = `${land} ${one.kind ?? one.seat}`;
    const known = found.get(key);
    if (known) known.count += count;
    else if (count > 0) found.set(key, { ...one, land, count });
  };
  for (const land of view.lands) {
    for (const { kind, count } of land.pieces) add(land.id, { is: "piece", kind, seat: -1 }, count);
    for (const token of MOVING) add(land.id, { is: "token", kind: token, seat: -1 }, land[token]);
    land.presence.forEach((count, seat) => add(land.id, { is: "presence", kind: null, seat }, count));
  }
  return found;
}

/** More changes than this are no move but another position, such as a jump in a replay. */
const TOO_MANY = 14;

export function flights(before: SpiritIslandView, after: SpiritIslandView): Flight[] {
  const [was, is] = [countsOf(before), countsOf(after)];
  const changed = (some: Map<string, Count>, other: Map<string, Count>): Count[] =>
    [...some].flatMap(([key, one]) => {
      const more = one.count - (other.get(key)?.count ?? 0);
      return more > 0 ? [{ ...one, count: more }] : [];
    });
  const [gone, come] = [changed(was, is), changed(is, was)];
  if (was.size === 0 || gone.length + come.length > TOO_MANY) return [];
  const found: Flight[] = [];
  for (const arriving of come) {
    for (const leaving of gone) {
      const count =
        leaving.kind === arriving.kind && leaving.seat === arriving.seat ? Math.min(arriving.count, leaving.count) : 0;
      if (count === 0) continue;
      found.push({
        is: arriving.is,
        kind: arriving.kind,
        seat: arriving.seat,
        count,
        from: leaving.land,
        to: arriving.land,
      });
      leaving.count -= count;
      arriving.count -= count;
    }
    if (arriving.count > 0)
      found.push({
        is: arriving.is,
        kind: arriving.kind,
        seat: arriving.seat,
        count: arriving.count,
        from: null,
        to: arriving.land,
      });
  }
  const lost = gone
    .filter((one) => one.count > 0)
    .map(({ is, kind, seat, count, land }): Flight => ({ is, kind, seat, count, from: land, to: null }));
  return [...lost, ...found];
}

/** Is it this that travels? */
export function isOf(flight: Flight, thing: Thing): boolean {
  if (thing.is === "piece") return flight.kind === thing.kind;
  if (thing.is === "token") return flight.kind === thing.token;
  if (thing.is === "gone" || thing.is === "more") return false;
  return thing.is === "presence" && flight.is === "presence" && flight.seat === thing.seat;
}

/** What travels, as it is drawn on its way. */
export function thingOf({ kind, seat, count }: Flight): Thing {
  const token = TOKENS.find((one) => one === kind);
  if (token) return { is: "token", id: "", token, count, icon: `tk-${token}` };
  if (kind === null) return { is: "presence", id: "", seat, count, sacred: false };
  const piece = kind as Kind;
  return {
    is: "piece",
    id: "",
    kind: piece,
    count,
    piece: { kind: piece, count, damage: 0, strife: 0, health: 1, strength: 1 },
  };
}
