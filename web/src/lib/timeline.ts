/** Where a replay can go: from turn to turn, from round to round, from one turning point to the next. */
import type { Curve } from "../wire/protocol";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const PACE = 900; // milliseconds for a step at speed 1

/** The next of these places before or after one; the ends where there is none. */
export function neighbour(places: readonly number[], count: number, by: 1 | -1, total: number): number {
  if (by > 0) return places.find((place) => place > count) ?? total;
  return places.findLast((place) => place < count) ?? 0;
}

/** How it stood after so many answers, by seat or by what belongs to all. */
export function valuesAt(curve: Curve, count: number): number[] {
  return curve.points.findLast((point) => point.count <= count)?.values ?? [];
}

export function roundAt(curve: Curve, count: number): number {
  return curve.rounds.findLast((round) => round.count <= count)?.round ?? 0;
}

/** A game opens on a set board, with the first choice of its first round. */
export function openingOf(curve: Curve): number {
  return curve.rounds.find(({ round }) => round > 0)?.count ?? 0;
}

/** The rounds as fields, one beside the other, until the last answer. */
export function fieldsOf(curve: Curve, total: number): { round: number; from: number; to: number }[] {
  return curve.rounds.map(({ round, count }, at) => ({ round, from: count, to: curve.rounds[at + 1]?.count ?? total }));
}

/** The curve of one of them, in steps, through a box of this size; its upper edge is at least so much. */
export function pathOf(curve: Curve, which: number, total: number, wide: number, high: number, top = 1): string {
  const all = curve.points.flatMap((point) => point.values);
  const [least, most] = [Math.min(0, ...all), Math.max(top, ...all)];
  const x = (count: number): string => ((count / Math.max(1, total)) * wide).toFixed(1);
  const y = (value: number): string => (high - ((value - least) / (most - least)) * high).toFixed(1);
  const steps = curve.points.map(({ count, values }, at) => {
    const level = y(values[which] ?? 0);
    return at === 0 ? `M${x(count)} ${level}` : `H${x(count)}V${level}`;
  });
  return `${steps.join("")}H${x(total)}`;
}
