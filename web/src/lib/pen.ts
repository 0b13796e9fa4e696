/** Where a slip of paper lies: beside what it speaks of, over nothing that may be chosen. */

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export const boxOf = (one: Element): Box => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(top), wide: Math.round(width), high: Math.round(height) };
};

/** Where everything is that is shown of these. */
export const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map(boxOf).filter((box) => box.wide > 0);

/** Half the width and height of a ring round a thing: a little loose. */
export const halves = ({ wide, high }: Box, loose: number): [number, number] => [
  Math.max(wide, 26) * loose,
  Math.max(high, 26) * loose,
];

const LOOSE = [0.72, 0.66, 0.78, 0.6, 0.86, 0.95, 1.05]; // of a thing's width and height, the usual one first
const POINTS = 60;
const STROKE = 4; // half of the line with its casing

/** How loosely a thing is drawn round, so that the line crosses as few letters as it can. */
export function looseness(thing: Box, letters: readonly Box[]): number {
  const [x, y] = [thing.x + thing.wide / 2, thing.y + thing.high / 2];
  const crossed = (loose: number): number => {
    const [a, b] = halves(thing, loose);
    const isOn = (px: number, py: number): boolean =>
      letters.some(
        (box) =>
          px > box.x - STROKE &&
          px < box.x + box.wide + STROKE &&
          py > box.y - STROKE &&
          py < box.y + box.high + STROKE,
      );
    return Array.from({ length: POINTS }, (_, n) => (2 * Math.PI * n) / POINTS).filter((turn) =>
      isOn(x + a * Math.cos(turn), y + b * Math.sin(turn)),
    ).length;
  };
  const counts = LOOSE.map(crossed);
  return LOOSE[counts.indexOf(Math.min(...counts))]!;
}

const GAPS = [34, 80, 140, 210]; // pixels between a thing and its paper: first near, then further off
const EDGE = 8;
const LIT = 50; // what may be chosen counts more than what is only drawn
const LETTER = 12; // ...and so does what is to be read
const AWAY = 6; // and a paper that is far away is worse than a corner of a name

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y));

/** On one of eight sides, near or far and within the board, where it covers least: nothing that is lit, no name, little of what is drawn. */
export function beside(
  thing: Box,
  board: Box,
  paper: { wide: number; high: number },
  lit: readonly Box[],
  drawn: readonly Box[] = [],
  letters: readonly Box[] = [],
): Box | null {
  const [x, y] = [thing.x + thing.wide / 2, thing.y + thing.high / 2];
  const sides = [
    [1, -1],
    [1, 0],
    [1, 1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, -1],
    [0, 1],
  ] as const;
  const tried = GAPS.flatMap((gap) =>
    sides.map(([right, down]): Box & { gap: number } => ({
      gap,
      x: x + right * (thing.wide / 2 + gap) + (right > 0 ? 0 : right < 0 ? -paper.wide : -paper.wide / 2),
      y: y + down * (thing.high / 2 + gap * 0.7) + (down > 0 ? 0 : down < 0 ? -paper.high : -paper.high / 2),
      ...paper,
    })),
  );
  const room = { x: board.x + EDGE, y: board.y + EDGE, wide: board.wide - 2 * EDGE, high: board.high - 2 * EDGE };
  if (paper.wide > room.wide || paper.high > room.high) return null;
  const held = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const fitting = tried.map((one) => ({
    ...one,
    x: held(one.x, room.x, room.x + room.wide - paper.wide),
    y: held(one.y, room.y, room.y + room.high - paper.high),
  }));
  const [a, b] = halves(thing, LOOSE[0]!);
  const ring = { x: x - a, y: y - b, wide: 2 * a, high: 2 * b };
  const over = (one: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + overlap(one, other), 0);
  const costs = fitting.map(
    (one) => over(one, [ring, ...lit]) * LIT + over(one, letters) * LETTER + over(one, drawn) + one.gap * AWAY,
  );
  const best = fitting[costs.indexOf(Math.min(...costs))];
  return best ? { x: Math.round(best.x), y: Math.round(best.y), ...paper } : null;
}
