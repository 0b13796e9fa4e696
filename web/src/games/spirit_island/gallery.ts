/** Who can be chosen, in which order, and what is told of them. */
import { optionText } from "../../lib/options";
import type { Words } from "../../lib/words";
import type { Asked, GameInfo } from "../../wire/protocol";
import { dataOf, printedOf } from "./state";
import type { Element, PrintedAspect, PrintedSpirit } from "./types";
import type { SpiritIslandView } from "./view";

export { optionText };

export const ORDERS = ["complexity", "strength", "set"] as const;
export type Order = (typeof ORDERS)[number];

export const COMPLEXITIES = ["low", "moderate", "high", "very_high"] as const;
const SETS = ["base", "bc", "je"] as const;

/** Strengths in the order in which the catalogue counts them. */
export const STRENGTHS = ["offence", "control", "fear", "defence", "utility"] as const;
const UNRATED = "unrated";

export interface Group {
  id: string;
  spirits: PrintedSpirit[];
}

/** Is it of a set in use, and of no more rules than the table wants? */
const isThere = (view: SpiritIslandView, { id, set }: { id: string; set: string }): boolean =>
  view.sets.includes(set) && !view.left_out.includes(id);

/** All spirits that are there to be seen. */
export function seenSpirits(game: GameInfo, view: SpiritIslandView): PrintedSpirit[] {
  return dataOf(game).spirits.records.filter((spirit) => isThere(view, spirit));
}

export function grouped(spirits: readonly PrintedSpirit[], order: Order, words: Words): Group[] {
  if (order === "strength") return byStrength(spirits, words);
  const ids: readonly string[] = order === "set" ? SETS : COMPLEXITIES;
  return filled(ids.map((id) => ({ id, spirits: spirits.filter((spirit) => spirit[order] === id) })));
}

/** By what each is best at, the strongest first; last those of which the catalogue says nothing. */
function byStrength(spirits: readonly PrintedSpirit[], words: Words): Group[] {
  const rated = spirits.map((spirit) => {
    const bars = strengthsOf(spirit.id, words);
    const most = Math.max(0, ...bars);
    return { spirit, most, best: STRENGTHS[bars.indexOf(most)] ?? UNRATED };
  });
  rated.sort((one, other) => other.most - one.most);
  return filled(
    [...STRENGTHS, UNRATED].map((id) => ({
      id,
      spirits: rated.filter(({ best }) => best === id).map(({ spirit }) => spirit),
    })),
  );
}

const filled = (groups: Group[]): Group[] => groups.filter((group) => group.spirits.length > 0);

/** The seat that has taken it. */
export const takerOf = (view: SpiritIslandView, id: string): number | null =>
  view.spirits.find((spirit) => spirit.id === id)?.seat ?? null;

/** The aspects that there are for a spirit. */
export function aspectsOf(game: GameInfo, view: SpiritIslandView, id: string): PrintedAspect[] {
  return [...printedOf(game).aspects.values()].filter((aspect) => aspect.spirit === id && isThere(view, aspect));
}

/** The elements of its own cards, most frequent first. */
export function elementsOf(game: GameInfo, spirit: PrintedSpirit): { element: Element; need: number; have: number }[] {
  const counts = new Map<Element, number>();
  for (const card of spirit.uniques)
    for (const element of printedOf(game).powers.get(card)?.elements ?? [])
      counts.set(element, (counts.get(element) ?? 0) + 1);
  return [...counts].map(([element, need]) => ({ element, need, have: need })).sort((a, b) => b.need - a.need);
}

/** How strong it is in what, from 0 to 5; a spirit of which the catalogue says nothing has no bars. */
export function strengthsOf(id: string, words: Words): number[] {
  const key = `spirit_island-strength-${id}`;
  return words.has(key) ? words.say(key).split(" ").map(Number) : [];
}

/** What it does, how, and what is hard. */
export function howItPlays(id: string, words: Words): string[] {
  return [1, 2, 3]
    .map((n) => `spirit_island-how-${id}-${n}`)
    .flatMap((key) => (words.has(key) ? [words.say(key)] : []));
}

/** What an aspect does, as far as its card says more than what it brings. */
export function aspectText(aspect: PrintedAspect, words: Words): string {
  const key = `spirit_island-text-${aspect.id}`;
  return words.has(key) ? words.say(key) : "";
}

/** Who is looked at first: the own spirit while its aspect is asked, else the first that can be had. */
export function firstLooked(view: SpiritIslandView, asked: Asked | null, groups: readonly Group[]): string | null {
  const own = asked?.domain === "aspect" ? view.spirits[asked.seat]?.id : null;
  if (own) return own;
  const all = groups.flatMap((group) => group.spirits);
  const can = new Set(
    asked?.domain === "spirit" ? asked.options.map((option) => option.id) : all.map((spirit) => spirit.id),
  );
  return (all.find((spirit) => takerOf(view, spirit.id) === null && can.has(spirit.id)) ?? all[0])?.id ?? null;
}
