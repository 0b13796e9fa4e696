/** Seats as things. */
import type { Param } from "../wire/protocol";

/** "seat:p1" is seat 0. */
export function seatThing(seat: number): string {
  return `seat:p${seat + 1}`;
}

export function seatOf(thing: Param | undefined): number | null {
  const found = /^seat:p(\d+)$/.exec(String(thing ?? ""));
  return found ? Number(found[1]) - 1 : null;
}
