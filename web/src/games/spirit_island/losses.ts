/** How near a loss is that an adversary or a scenario brings by counting, and what waits in the decks for them. */
import type { Words } from "../../lib/words";
import type { LossView, SpiritIslandView } from "./view";

export interface Near {
  by: string;
  what: string;
  icon: string;
  /** "2/5": what there is, and the limit. */
  count: string;
  /** How much of the way has been gone, from 0 to 1: then all is lost. */
  share: number;
  /** One step more, and the game is lost. */
  isClose: boolean;
  lines: string[];
}

/** What is counted, by the last word of its name. */
const ICONS: Readonly<Record<string, string>> = { beasts: "tk-beasts", marker: "shield", town: "town", dahan: "dahan" };
const iconOf = (what: string): string => ICONS[what.slice(what.lastIndexOf("-") + 1)] ?? "warn";

export const NEAR = 1;

/** How much of the way to it has been gone. */
export function shareOf({ have, limit, course, left }: Pick<LossView, "have" | "limit" | "course" | "left">): number {
  if (left === 0) return 1;
  const gone = { more: have / (limit + 1), fewer: limit / (have + 1), gone: limit > 0 ? 1 - have / limit : 1 }[course];
  return Math.max(0, Math.min(1, gone));
}

/** The greatest ravage to come, where a great one is a step towards it. */
function ravageLine(view: SpiritIslandView, { damage: limit }: LossView, words: Words): string[] {
  const worst = view.ravages.reduce<SpiritIslandView["ravages"][number] | null>(
    (most, one) => (most && most.damage >= one.damage ? most : one),
    null,
  );
  if (limit === 0 || !worst) return [];
  const ground = view.lands.find((land) => land.id === worst.land)?.ground ?? worst.land;
  return [words.say("spirit_island-sheet-loss-ravage", { ground, damage: worst.damage, limit })];
}

export function nearLosses(view: SpiritIslandView, words: Words): Near[] {
  return view.losses.map((loss) => ({
    by: loss.by,
    what: loss.what,
    icon: iconOf(loss.what),
    count: `${loss.have}/${loss.limit}`,
    share: shareOf(loss),
    isClose: loss.left <= NEAR,
    lines: [
      words.say(`spirit_island-sheet-loss-${loss.what}`, { have: loss.have, limit: loss.limit, left: loss.left }),
      ...ravageLine(view, loss, words),
    ],
  }));
}

/** What lies between the cards of the invader deck and of the fear deck. */
export function deckNotes({ invaders }: SpiritIslandView, words: Words): string[] {
  return [
    ...invaders.reminders.map((number) => words.say("spirit_island-sheet-reminder", { number })),
    ...invaders.hidden.map(({ stage, above }) => words.say("spirit_island-sheet-hidden", { stage, number: above })),
  ];
}
