/** The card that everybody looks at while it can be answered: which, and where it covers nothing that it speaks of. */
import type { Point } from "../../lib/geometry";
import { seatOf } from "../../lib/seats";
import type { Told } from "../index";
import type { InisView, PlayedCard } from "./view";

export type Berth = "middle" | "left" | "right";
const BERTHS: readonly { id: Berth; at: number }[] = [
  { id: "middle", at: 0.5 },
  { id: "left", at: 0.16 },
  { id: "right", at: 0.84 },
];

/** Windows in which something else is answered: a manoeuvre of the clash that a card on the table has begun. */
const IN_A_CLASH: readonly string[] = ["clash_start", "citadels_end", "resolution", "attack", "maneuvered", "attacked"];

export const PLAYED = "inis-played";

/** Cards that lie on the table while somebody may answer them, or while it is shown that they are played; the newest last. */
export function announcedIn(view: InisView, told?: Told): PlayedCard[] {
  const open = view.table.filter((play) => play.card !== null && play.seat !== null);
  const shown = told?.isOn ? told.now.filter((line) => line.key === PLAYED) : [];
  if (shown.length > 0)
    return shown.map(
      (line) =>
        open.find((play) => `card:${play.card}` === line.params.card) ??
        asTold(String(line.params.card), seatOf(line.params.seat)),
    );
  return view.moment === null || IN_A_CLASH.includes(view.moment) ? [] : open;
}

/** One that is on no table any more. */
function asTold(card: string, seat: number | null): PlayedCard {
  return {
    card: card.replace(/^card:/, ""),
    territory: null,
    seat,
    side: "season",
    when: "",
    here: null,
    cancelled: false,
    orders: [],
  };
}

/** Territories that these cards speak of. */
export function spokenOf(plays: readonly PlayedCard[]): string[] {
  const named = plays.flatMap((play) => [play.here, ...play.orders.flatMap(({ where, to }) => [where, to])]);
  return [...new Set(named.filter((one): one is string => typeof one === "string"))];
}

/** The berth nearest to the middle at which a card of this size covers none of these places, nor half of all lands. */
export function berthFor(
  places: readonly Point[],
  board: { width: number; height: number },
  card: { width: number; height: number },
  lands: readonly Point[] = [],
): Berth {
  const covered = (points: readonly Point[], at: number, wide: number, high: number): number =>
    points.filter(
      ([x, y]) =>
        Math.abs(x - at * board.width) < card.width / 2 + wide &&
        Math.abs(y - board.height / 2) < card.height / 2 + high,
    ).length;
  const isMuch = (at: number): boolean => lands.length > 0 && 2 * covered(lands, at, 20, 20) >= lands.length;
  const counted = BERTHS.map(({ id, at }) => ({ id, hidden: covered(places, at, 100, 60) + (isMuch(at) ? 0.5 : 0) }));
  const least = Math.min(...counted.map(({ hidden }) => hidden));
  return counted.find(({ hidden }) => hidden === least)?.id ?? "middle";
}
