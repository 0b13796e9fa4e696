/** Moves in the order in which they happened: dark seals with numbers, beside the line and on the board. */
import type { LogLine, ToldLine } from "../wire/protocol";
import { seatOf } from "./seats";
import { thingsIn } from "./story";

/** A move, and everything that it names: the first of it that is on the board gets the seal. */
export interface Sealed {
  number: number;
  things: readonly string[];
}

/** What somebody has done last; what merely happens, such as a new round, has no seal. */
export function lastMoves(log: readonly LogLine[], most: number): LogLine[] {
  return log.filter((line) => seatOf(line.params.seat) !== null && line.params.round === undefined).slice(-most);
}

export function sealed(lines: readonly ToldLine[]): Sealed[] {
  return lines.map((line, n) => ({ number: n + 1, things: thingsIn(line) }));
}

/** Two moves at one place share a seal: "1, 3". A move that has no place has none. */
export function atPlaces(moves: readonly Sealed[], isShown: (thing: string) => boolean): Map<string, string> {
  const found = new Map<string, number[]>();
  for (const { number, things } of moves) {
    const place = things.find(isShown);
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), number]);
  }
  return new Map([...found].map(([place, numbers]) => [place, numbers.join(", ")]));
}
