/** What a view says at a glance. The rules are not known here: only what is seen is counted. */
import type { Asked, GameInfo, Option } from "../../wire/protocol";
import { verbText, type Deed } from "../../lib/deeds";
import { upper } from "../../lib/options";
import type { Words } from "../../lib/words";
import type { MenuLine } from "../../parts/DeedMenu.svelte";
import type { Colour } from "../index";
import { EARNINGS, type ArrivalData, type Earnings, type MapLocation } from "./types";
import type { ArrivalView, LocationView } from "./view";
import type { EarningCard, Section } from "./types";

export { optionText, upper } from "../../lib/options";

const TRIBES: Record<string, Colour> = {
  fir_bolg: { token: "madder", emblem: "spear" },
  muintir_nemid: { token: "verdigris", emblem: "leaf" },
  mil_espaine: { token: "woad", emblem: "wave" },
  tuath_de: { token: "orpiment", emblem: "wheel" },
};
/** Of a leader who has not chosen a tribe yet. */
const NO_TRIBE: Colour = { token: "gall", emblem: "knot" };

export function colours(view: ArrivalView): Colour[] {
  return view.leaders.map((leader) => TRIBES[leader.tribe ?? ""] ?? NO_TRIBE);
}

/** Fame, until the game has ended by corruption. */
export function score(view: ArrivalView, seat: number): { value: number; icon: string } {
  const ended = view.result;
  if (!ended) return { value: view.leaders[seat]?.fame ?? 0, icon: "fame" };
  return { value: ended.scores[seat] ?? 0, icon: ended.ending === "overrun" ? "corruption" : "fame" };
}

/** The other of the two, for either may decide. */
export function beside(view: ArrivalView, seat: number): { value: number; icon: string } {
  const leader = view.leaders[seat];
  return score(view, seat).icon === "fame"
    ? { value: leader?.corruption ?? 0, icon: "corruption" }
    : { value: leader?.fame ?? 0, icon: "fame" };
}

export const dataOf = (game: GameInfo): ArrivalData => game.data as ArrivalData;

// ---- where an option is shown ---------------------------------------------------------------------------------------

export type Place = "board" | "tray" | "bar";

const ON_BOARD = new Set(["location", "site", "province"]);
const IN_TRAY = new Set([
  "arrival-stack",
  "arrival-block",
  "arrival-block-another",
  "arrival-ogam",
  "arrival-take",
  "arrival-tile",
  "arrival-hoard",
]);
/** Options of questions of board and tray that have no place there. */
const WITHOUT_PLACE = new Set(["done", "keep"]);

/** Where the options of a question are shown; with an option, where this one is. */
export function places(asked: Asked, option?: string): Place {
  if (option !== undefined && WITHOUT_PLACE.has(option)) return "bar";
  if (ON_BOARD.has(asked.domain)) return "board";
  return IN_TRAY.has(asked.key) ? "tray" : "bar";
}

export function optionsAt(asked: Asked | null, place: Place): Option[] {
  return asked ? asked.options.filter((option) => places(asked, option.id) === place) : [];
}

// ---- what can be done at a place, while it is asked what to do ------------------------------------------------------

const SIGNS: Readonly<Record<string, string>> = { build: "plus", shield: "shield", spread: "fomori", repel: "sword" };
const WASHES: Readonly<Record<string, string>> = {
  build: "var(--w-wood)",
  shield: "var(--w-steel)",
  spread: "none",
  repel: "var(--w-steel)",
};
const VERB_ICONS: Readonly<Record<string, string>> = { ...SIGNS, build: "disc-1" };

/** What stands at a place that something can be done at: the sign of it, or how many things can be. */
export function signOf(deeds: readonly Deed[]): { icon: string } | { count: number } | null {
  const [first] = deeds;
  if (!first) return null;
  return deeds.length > 1 ? { count: deeds.length } : { icon: SIGNS[first.verb] ?? "plus" };
}

export function menuLine(question: Asked, deed: Deed, words: Words): MenuLine {
  const { about } = deed.option;
  const costs = [
    { icon: "sword", good: "swords", count: Number(about.strength ?? 0) },
    { icon: "fomori", good: "fomori", count: Number(about.cost ?? 0) },
    { icon: "fame", good: "fame", count: Number(about.price ?? 0) },
  ];
  return {
    deed,
    icon: VERB_ICONS[deed.verb] ?? "plus",
    wash: WASHES[deed.verb] ?? "",
    title: upper(verbText(question, deed.verb, words)),
    text: words.note(deed.asked, deed.option),
    prices: costs
      .filter(({ count }) => count > 0)
      .map(({ icon, good, count }) => ({ icon, count, name: words.say(`arrival-sheet-${good}`) })),
  };
}

/** A verb, and what it would be done to. */
export interface Wish {
  verb: string;
  thing: string;
}

/** What one would think of doing at a location, the most likely first. */
export function expectedAt(here: LocationView, seat: number, province: string | null): Wish[] {
  const isTheirs = here.owner !== null && here.owner !== seat;
  const verbs = here.fomori !== null ? ["repel"] : isTheirs ? ["spread", "build"] : ["build", "spread"];
  const shield = province === null ? [] : [{ verb: "shield", thing: `province:${province}` }];
  return [...verbs.map((verb) => ({ verb, thing: `location:${here.id}` })), ...shield];
}

export const verbIcon = (verb: string): string => VERB_ICONS[verb] ?? "plus";

/** The good that the asked action spends. */
export function spent(key: string | undefined): "discs" | "swords" | "shields" | "fomori" | null {
  switch (key) {
    case "arrival-build":
    case "arrival-port":
      return "discs";
    case "arrival-repel":
      return "swords";
    case "arrival-shield":
      return "shields";
    case "arrival-spread":
    case "arrival-trophy":
      return "fomori";
    default:
      return null;
  }
}

// ---- the balance ----------------------------------------------------------------------------------------------------

export interface Balance {
  fomori: number;
  tribes: number;
  ending: "overrun" | "repelled";
}

/** A-14.1 to A-14.3: locations with Fomori or castles against fortified ones. */
export function balance(view: ArrivalView): Balance {
  const fomori = view.locations.filter((location) => location.fomori !== null).length;
  const tribes = view.locations.filter((location) => location.owner !== null).length;
  return { fomori, tribes, ending: fomori >= tribes ? "overrun" : "repelled" };
}

// ---- earnings -------------------------------------------------------------------------------------------------------

export function cardsById(data: ArrivalData): Map<string, EarningCard> {
  return new Map(data.earning_cards.cards.map((card) => [card.id, card]));
}

/** What one section of several cards shows together. */
export function sumOf(cards: readonly (EarningCard | undefined)[], section: Section): Earnings {
  const sum = Object.fromEntries(EARNINGS.map((good) => [good, 0])) as Earnings;
  for (const card of cards) if (card) for (const good of EARNINGS) sum[good] += card[section][good] ?? 0;
  return sum;
}

/** The symbol on the back of an earning card, and its wash. */
export function backSymbol(back: string | null): readonly [string, string] {
  return BACKS[back ?? ""] ?? ["tactic", "none"];
}

const BACKS: Record<string, readonly [string, string]> = {
  discs: ["disc-1", "var(--w-wood)"],
  arms: ["sword", "var(--w-steel)"],
  fame: ["fame", "var(--w-gold)"],
};

// ---- in words -------------------------------------------------------------------------------------------------------

/** Who holds a location and with what. */
export function holding(view: ArrivalView, here: LocationView, isCastle: boolean, words: Words): string {
  if (here.owner !== null) {
    const tribe = view.leaders[here.owner]?.tribe;
    const level = words.say("arrival-board-level", { discs: here.discs });
    return tribe ? `${level}, ${words.name(`tribe:${tribe}`)}` : level;
  }
  if (here.fomori !== null) return words.name(`fomori:${here.fomori}`);
  return words.say(isCastle ? "arrival-board-empty-castle" : "arrival-board-free");
}

/** All there is to say of a location. */
export function describe(view: ArrivalView, here: LocationView, location: MapLocation, words: Words): string {
  const parts = [words.name(`location:${here.id}`)];
  if (location.province) parts.push(words.name(`province:${location.province}`));
  if (location.port) parts.push(words.say("arrival-board-port"));
  return `${parts.join(", ")}: ${holding(view, here, location.castle, words)}`;
}
