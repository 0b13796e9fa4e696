/** What a card would add to the elements of a spirit, and what that lights; what the next level still lacks. */
import type { Words } from "../../lib/words";
import { missing, needsOf, type Need } from "./state";
import { ELEMENTS, type Element, type PrintedPower, type PrintedSpirit, type Threshold } from "./types";

export type Counts = Readonly<Record<Element, number>>;

export function withCard(have: Counts, card: Pick<PrintedPower, "elements">): Counts {
  const sum: Record<Element, number> = { ...have };
  for (const element of card.elements) sum[element] += 1;
  return sum;
}

export interface Level {
  innate: string;
  level: number;
}

/** The levels of innate powers that so many elements suffice for. */
const lit = (panel: Pick<PrintedSpirit, "innates">, have: Counts): Level[] =>
  panel.innates.flatMap((innate) =>
    innate.levels.flatMap((level, n) =>
      missing(needsOf(level, have)) === 0 ? [{ innate: innate.id, level: n + 1 }] : [],
    ),
  );

/** The levels that a card would light. */
export function litBy(
  panel: Pick<PrintedSpirit, "innates">,
  have: Counts,
  card: Pick<PrintedPower, "elements">,
): Level[] {
  const before = lit(panel, have);
  return lit(panel, withCard(have, card)).filter(
    (one) => !before.some((other) => other.innate === one.innate && other.level === one.level),
  );
}

/** What the unlit level that is nearest still lacks, by element. */
export function lacking(panel: Pick<PrintedSpirit, "innates">, have: Counts): Partial<Record<Element, number>> {
  const unlit = panel.innates.flatMap((innate) =>
    innate.levels.map((level) => needsOf(level, have)).filter((needs) => missing(needs) > 0),
  );
  const nearest = unlit.reduce<(typeof unlit)[number] | null>(
    (best, needs) => (best && missing(best) <= missing(needs) ? best : needs),
    null,
  );
  return Object.fromEntries(
    (nearest ?? []).flatMap(({ element, need, have: there }) => (need > there ? [[element, need - there]] : [])),
  );
}

export interface Spending {
  /** The place of the level, from 1. */
  level: number;
  spend: { element: Element; number: number }[];
}
const lacked = (needs: readonly Need[]): Spending["spend"] =>
  needs.flatMap(({ element, need, have }) => (need > have ? [{ element, number: need - have }] : []));

/** The unlit levels for which prepared elements suffice, with what they take. */
export function spendings(levels: readonly Threshold[], have: Counts, prepared: Counts): Spending[] {
  const unlit = levels.map((level, n) => ({ level: n + 1, spend: lacked(needsOf(level, have)) }));
  return unlit.filter(
    ({ spend }) => spend.length > 0 && spend.every(({ element, number }) => number <= prepared[element]),
  );
}

/** "Lights 2 levels". */
export function lightsText(
  panel: Pick<PrintedSpirit, "innates">,
  have: Counts,
  card: Pick<PrintedPower, "elements">,
  words: Words,
): string {
  const number = litBy(panel, have, card).length;
  return number > 0 ? words.say("spirit_island-page-lights", { number }) : "";
}

export interface Column {
  element: Element;
  now: number;
  then: number;
  lacks: number;
}

/** All elements in their order: what there is, what a card makes of it, and what is lacking then. */
export function columns(
  panel: Pick<PrintedSpirit, "innates">,
  have: Counts,
  card: Pick<PrintedPower, "elements"> | null,
): Column[] {
  const then = card ? withCard(have, card) : have;
  const lacks = lacking(panel, then);
  return ELEMENTS.map((element) => ({ element, now: have[element], then: then[element], lacks: lacks[element] ?? 0 }));
}
