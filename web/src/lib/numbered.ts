/** Moves in the order in which they happened: dark seals with numbers, beside the line and on the board. */
import type { LogLine, ToldLine } from "../wire/protocol";
import type { Box } from "./pen";
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

/** From where to where something goes that a line tells of; `travels` are the keys of such lines. */
export function wayOf(
  { key, params, ...line }: ToldLine,
  travels: readonly string[],
): readonly [string, string] | null {
  const to = String(params.target ?? "");
  if (!travels.includes(key) || !to.includes(":")) return null;
  const from = thingsIn({ key, params, ...line }).find(
    (thing) => thing !== to && thing.split(":")[0] === to.split(":")[0],
  );
  return from === undefined ? null : [from, to];
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

const LARGE = 90; // pixels; on what is larger the seal stands inside, so that it is seen whose it is
const BESIDE = 3; // pixels between a thing and a seal that has no room on it
const SEAL = { least: 21, high: 21, letter: 7, edge: 10 }; // pixels

/** Where a seal stands on a thing: at its lower left, or at another corner where a name or a piece is in the way; of what is large, at its foot; at last just beside it. */
export function cornerOf(
  { x, y, wide, high }: Box,
  text: string,
  names: readonly Box[],
  pieces: readonly Box[] = [],
): { x: number; y: number } {
  const [side, foot] = [wide > LARGE ? wide * 0.2 : 0, high > LARGE ? high * 0.2 : 0];
  const [left, right, top, bottom] = [x + side, x + wide - side, y + foot, y + high - foot];
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
    ...(foot > 0 ? [[x + wide / 2, y + high * 0.9] as const] : []),
  ] as const;
  const half = Math.max(SEAL.least, text.length * SEAL.letter + SEAL.edge) / 2;
  const [out, off, middle] = [half + BESIDE, SEAL.high / 2 + BESIDE, y + high / 2];
  const beside = [
    [x + wide / 2, y + high + off],
    [x - out, y + high],
    [x + wide + out, y + high],
    [x - out, middle],
    [x + wide + out, middle],
    [x + wide / 2, y - off],
  ] as const;
  const places = [...corners, ...beside];
  const isFree = (others: readonly Box[], [x, y]: readonly [number, number]): boolean =>
    !others.some(
      (name) =>
        x + half > name.x &&
        x - half < name.x + name.wide &&
        y + SEAL.high / 2 > name.y &&
        y - SEAL.high / 2 < name.y + name.high,
    );
  const [atX, atY] =
    places.find((one) => isFree([...names, ...pieces], one)) ?? corners.find((one) => isFree(names, one)) ?? corners[0];
  return { x: Math.round(atX), y: Math.round(atY) };
}
