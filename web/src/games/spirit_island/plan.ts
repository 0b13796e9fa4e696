/** What partners have marked this turn, by land and by threat; where it stands is found here too. */
import { overlap, type Box, type Point } from "../../lib/geometry";
import { seatThing } from "../../lib/seats";
import type { Words } from "../../lib/words";
import type { Mark } from "../../wire/protocol";
import type { LandDrawing } from "./map";
import type { RavageView, SpiritIslandView } from "./view";

/** More marks than this on a land are one with a number. */
const MOST = 3;

export interface Placed {
  land: string;
  marks: readonly Mark[];
}

/** By land, in the order in which they were made; what has no place or is drawn otherwise is not among them. */
export function marksByLand(plan: readonly Mark[]): Placed[] {
  const lands = [...new Set(plan.filter((mark) => mark.place).map((mark) => mark.place))];
  return lands.map((land) => ({ land, marks: plan.filter((mark) => mark.place === land) }));
}
export const isFolded = ({ marks }: Placed): boolean => marks.length > MOST;

/** Threats, the greatest first, each with those who answer it. */
export interface Threat {
  ravage: RavageView;
  takers: number[];
}
export function threatsOf(view: SpiritIslandView, plan: readonly Mark[]): Threat[] {
  const weight = (one: RavageView): number => (one.cascade ? 1000 : 0) + (one.blight ? 100 : 0) + one.damage + one.lost;
  return [...view.ravages]
    .sort((a, b) => weight(b) - weight(a))
    .map((ravage) => ({
      ravage,
      takers: plan.filter((mark) => mark.kind === "take" && mark.place === ravage.land).map((mark) => mark.seat),
    }));
}

/** The cards in a hand that somebody means to play, in the order in which they were marked. */
export function meantCards(plan: readonly Mark[], seat: number, hand: readonly string[]): string[] {
  const meant = plan
    .filter((mark) => mark.seat === seat && (mark.kind === "card" || mark.kind === "aim"))
    .map((mark) => mark.thing);
  return [...new Set(meant)].filter((card) => hand.includes(card));
}

/** What all ravages together bring as things stand. */
export function outlook(view: SpiritIslandView): { blight: number; cascades: number; dahan: number } {
  const count = (is: (one: RavageView) => boolean): number => view.ravages.filter(is).length;
  return {
    blight: count((one) => one.blight),
    cascades: count((one) => one.cascade),
    dahan: view.ravages.reduce((sum, one) => sum + one.lost, 0),
  };
}

/** "Sorcha takes B4": a mark in words; that others have changed something is said by what they have changed. */
export function markText({ seat, kind, place, thing, text }: Mark, words: Words): string {
  if (kind === "stale") return "";
  return words.say(`spirit_island-page-plan-said-${kind}`, {
    seat: seatThing(seat),
    land: `land:${place}`,
    use: `use:${thing}`,
    text,
  });
}

/** Lands of which a power has said that an action is skipped there. */
export function skippedLands(view: SpiritIslandView): Map<string, string> {
  return new Map(
    view.lasting.flatMap(({ land, verb, says }): [string, string][] =>
      land !== null && says !== null && verb === "skip" ? [[land, says]] : [],
    ),
  );
}

/** The free place that is nearest to a point, not over what is taken, and rather not where it is bad. */
export function freePlace(
  from: Point,
  size: { wide: number; high: number },
  taken: readonly Box[],
  isBad: (at: Point) => boolean,
  within: Box,
): Point {
  let best: { at: Point; cost: number } | null = null;
  for (let away = 14; away <= 420; away += 18) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const at: Point = [from[0] + Math.cos(angle) * away * 1.3, from[1] + Math.sin(angle) * away];
      const box = {
        x0: at[0] - size.wide / 2,
        x1: at[0] + size.wide / 2,
        y0: at[1] - size.high / 2,
        y1: at[1] + size.high / 2,
      };
      if (box.x0 < within.x0 || box.x1 > within.x1 || box.y0 < within.y0 || box.y1 > within.y1) continue;
      const hidden = taken.reduce((sum, other) => sum + overlap(box, other), 0);
      const corners: Point[] = [at, [box.x0, box.y0], [box.x1, box.y0], [box.x0, box.y1], [box.x1, box.y1]];
      const cost = hidden * 40 + corners.filter(isBad).length * 34 + away;
      if (!best || cost < best.cost) best = { at, cost };
    }
  }
  return best?.at ?? from;
}

/** The land with presence of whoever means a card that is nearest to where it is meant to go. */
export function nearestOwn(
  view: SpiritIslandView,
  mark: Mark,
  drawn: ReadonlyMap<string, LandDrawing>,
): LandDrawing | undefined {
  const to = drawn.get(mark.place);
  const own = view.lands
    .filter((land) => (land.presence[mark.seat] ?? 0) > 0)
    .flatMap((land) => drawn.get(land.id) ?? []);
  const away = (land: LandDrawing): number =>
    Math.hypot(land.centre[0] - to!.centre[0], land.centre[1] - to!.centre[1]);
  return to ? own.sort((a, b) => away(a) - away(b))[0] : undefined;
}
