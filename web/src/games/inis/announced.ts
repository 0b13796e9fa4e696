/** The card that everybody looks at while it can be answered: which, and where it covers nothing that it speaks of. */
import type { Point } from "../../lib/geometry";
import type { InisView, PlayedCard } from "./view";

export type Berth = "middle" | "left" | "right";
const BERTHS: readonly { id: Berth; at: number }[] = [
  { id: "middle", at: 0.5 },
  { id: "left", at: 0.16 },
  { id: "right", at: 0.84 },
];

/** Cards that lie on the table while somebody may answer, the newest last. */
export function announcedIn(view: InisView): PlayedCard[] {
  return view.moment === null ? [] : view.table.filter((play) => play.card !== null && play.seat !== null);
}

/** Territories that these cards speak of. */
export function spokenOf(plays: readonly PlayedCard[]): string[] {
  const named = plays.flatMap((play) => [play.here, ...play.orders.flatMap(({ where, to }) => [where, to])]);
  return [...new Set(named.filter((one): one is string => typeof one === "string"))];
}

/** The berth nearest to the middle at which a card of this width covers none of these places. */
export function berthFor(places: readonly Point[], board: { width: number; height: number }, card: { width: number; height: number }): Berth {
  const covers = (at: number): number =>
    places.filter(([x, y]) => Math.abs(x - at * board.width) < card.width / 2 + 100 && Math.abs(y - board.height / 2) < card.height / 2 + 60).length;
  const counted = BERTHS.map(({ id, at }) => ({ id, hidden: covers(at) }));
  const least = Math.min(...counted.map(({ hidden }) => hidden));
  return counted.find(({ hidden }) => hidden === least)?.id ?? "middle";
}
