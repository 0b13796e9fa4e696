/** What stands on a location, and what is on its way, as it is drawn. */
import type { Colour } from "../index";
import type { Drawn } from "./Piece.svelte";
import type { Flight } from "./travel";
import type { ArrivalData } from "./types";
import type { LocationView } from "./view";

export type Held = Pick<LocationView, "owner" | "discs" | "fomori">;

export function drawn(
  { owner, discs, fomori }: Held,
  owners: readonly Colour[],
  { kinds }: Pick<ArrivalData["fomori"], "kinds">,
): Drawn | null {
  if (owner !== null) {
    const colour = owners[owner];
    return colour ? { kind: "discs", ...colour, count: discs } : null;
  }
  if (fomori === null) return null;
  const face = kinds.findIndex((kind) => kind.id === fomori);
  return face < 0
    ? { kind: "castle" }
    : { kind: "fomori", face: Math.min(face, 2) + 1, strength: kinds[face]!.strength };
}

/** What travels, as if it stood somewhere. */
export function held({ piece }: Flight): Held {
  if (piece.kind === "fomori") return { owner: null, discs: 0, fomori: piece.fomori };
  return { owner: piece.owner, discs: piece.count, fomori: null };
}

/** A location while something is on its way there: without it. */
export function withoutArriving(location: LocationView, { piece, to }: Flight): LocationView {
  if (!("location" in to) || to.location !== location.id) return location;
  if (piece.kind === "fomori") return { ...location, fomori: null };
  const discs = location.discs - piece.count;
  return { ...location, discs, owner: discs > 0 ? location.owner : null };
}
