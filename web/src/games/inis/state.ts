/** What a view says at a glance. The rules are not known here: only what is seen is counted. */
import type { Point } from "../../lib/geometry";
import { seatOf, seatThing } from "../../lib/seats";
import type { Asked, GameInfo, Option } from "../../wire/protocol";
import type { Words } from "../../lib/words";
import type { Colour, Place } from "../index";
import { heartOf, type Cell } from "./map";
import type { InisData, PrintedCard } from "./types";
import type { Conditions, InisView, PlayerView, TerritoryView } from "./view";

export { concerns, optionText, upper } from "../../lib/options";

const COLOURS: readonly Colour[] = [
  { token: "madder", emblem: "spear" },
  { token: "woad", emblem: "wave" },
  { token: "verdigris", emblem: "leaf" },
  { token: "orpiment", emblem: "wheel" },
];

export function colours(view: InisView): Colour[] {
  return view.players.map((player) => colourOf(player.seat));
}

export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length]!;

// ---- how near to victory --------------------------------------------------------------------------------------------

export const CONDITIONS = ["land", "religion", "territories"] as const;
export type Condition = (typeof CONDITIONS)[number];
export const CONDITION_ICONS: Readonly<Record<Condition, string>> = {
  land: "clan",
  religion: "sanctuary",
  territories: "territory",
};

/** The condition that is furthest; a Deed helps it on, but not over the goal. */
export function best(player: PlayerView, needed: number): { condition: Condition; value: number } {
  const far = (condition: keyof Conditions): number => player.conditions[condition];
  const condition = CONDITIONS.reduce((most, other) => (far(other) > far(most) ? other : most));
  return { condition, value: Math.max(far(condition), Math.min(needed, far(condition) + player.deeds)) };
}

export function score(view: InisView, seat: number): { value: number; icon: string } {
  const player = view.players[seat];
  if (!player) return { value: 0, icon: "territory" };
  const { condition, value } = best(player, view.needed);
  return { value, icon: CONDITION_ICONS[condition] };
}

/** On a phone: the token that all have to look out for, else the cards in hand. */
export function beside(view: InisView, seat: number): { value: number; icon: string } | null {
  const player = view.players[seat];
  if (!player) return null;
  const cards = player.cards.action + player.cards.advantage + player.cards.epic;
  return player.pretender ? { value: player.met, icon: "pretender" } : { value: cards, icon: "hand" };
}

// ---- printed things -------------------------------------------------------------------------------------------------

export const dataOf = (game: GameInfo): InisData => game.data as InisData;

const printed = new WeakMap<InisData, ReadonlyMap<string, PrintedCard>>();

export function cardsOf(game: GameInfo): ReadonlyMap<string, PrintedCard> {
  const data = dataOf(game);
  let found = printed.get(data);
  if (!found) {
    const cards = Array.isArray(data.cards) ? data.cards : data.cards.cards;
    printed.set(data, (found = new Map(cards.map((card) => [card.id, card]))));
  }
  return found;
}

// ---- where an option is shown ---------------------------------------------------------------------------------------

const ON_BOARD = new Set(["territory", "place", "spot", "clan"]);
const IN_HAND = new Set(["card", "cards", "act", "reaction", "maneuver"]);
/** Tiles that are not on the island yet lie in the tray. */
const OF_TILES = new Set(["inis-tile", "inis-bury"]);
const isCard = (id: string): boolean => /^(act|adv|epic)_/.test(id);

/** Where the options of a question are shown; with an option, where this one is. */
export function places(asked: Asked, option?: string): Place {
  if (OF_TILES.has(asked.key)) return "tray";
  if (ON_BOARD.has(asked.domain)) return option === "stop" ? "bar" : "board";
  if (!IN_HAND.has(asked.domain)) return "bar";
  if (option !== undefined) return isCard(option) ? "tray" : "bar";
  return asked.options.some((one) => isCard(one.id)) ? "tray" : "bar";
}

export function optionsAt(asked: Asked | null, place: Place): Option[] {
  return asked ? asked.options.filter((option) => places(asked, option.id) === place) : [];
}

// ---- places on the island -------------------------------------------------------------------------------------------

/** "a:q:r" are (q, r), (q + 1, r), (q, r + 1); "b:q:r" go the other way. */
export function cellsOf(spot: string): Cell[] | null {
  const found = /^([ab]):(-?\d+):(-?\d+)$/.exec(spot);
  if (!found) return null;
  const [step, q, r] = [found[1] === "a" ? 1 : -1, Number(found[2]), Number(found[3])];
  return [
    [q, r],
    [q + step, r],
    [q, r + step],
  ];
}

export const spotHeart = (spot: string): readonly [number, number] | null => {
  const cells = cellsOf(spot);
  return cells && heartOf(cells);
};

/** Where new territories could have their hearts. */
export const heartsOf = (options: readonly Option[]): Point[] =>
  options.flatMap(({ id }) => {
    const heart = spotHeart(id);
    return heart ? [heart] : [];
  });

/** "cove:p2" is a clan of seat 1 in the Cove; a territory stands for itself. */
export function territoryOf(option: string): string {
  return option.split(":")[0] ?? option;
}
export function ownerOf(option: string): number | null {
  return seatOf(`seat:${option.split(":")[1] ?? ""}`);
}

export const territory = (view: InisView, id: string | null): TerritoryView | undefined =>
  view.territories.find((one) => one.id === id);

/** Seats from one on in the direction of play. */
export function inTurn(view: InisView, first: number): number[] {
  const count = view.players.length;
  const step = view.direction === "clockwise" ? 1 : -1;
  return view.players.map((_, n) => (((first + n * step) % count) + count) % count);
}

/** By Citadel, the Capital first: whose clan is in it, as far as one may think so. */
export function shelters(view: InisView, here: TerritoryView): (number | null)[] {
  const inside =
    view.clash?.territory === here.id ? view.clash.sheltered.flatMap((n, seat) => Array<number>(n).fill(seat)) : [];
  const rooms = here.citadels + (here.capital ? 1 : 0);
  return Array.from({ length: rooms }, (_, n) => inside[n] ?? null);
}

// ---- in words -------------------------------------------------------------------------------------------------------

/** All there is to say of a territory. */
export function describe(here: TerritoryView, words: Words): string {
  const parts = [
    here.chieftain === null
      ? words.say("inis-board-no-chieftain")
      : words.say("inis-board-chieftain", { seat: seatThing(here.chieftain) }),
    ...here.clans.flatMap((clans, seat) =>
      clans > 0 ? [words.say("inis-board-clans-of", { seat: seatThing(seat), clans })] : [],
    ),
    ...(here.capital ? [words.say("inis-board-capital")] : []),
    ...(here.citadels > 0 ? [words.say("inis-board-citadels", { number: here.citadels })] : []),
    ...(here.sanctuaries > 0 ? [words.say("inis-board-sanctuaries", { number: here.sanctuaries })] : []),
    ...(here.festival ? [words.say("inis-board-festival")] : []),
  ];
  return `${words.name(`territory:${here.id}`)}: ${parts.join("; ")}`;
}

/** What there is to know of a territory that is pointed at. */
export function linesOf(game: GameInfo, here: TerritoryView, words: Words): string[] {
  const says = game.texts[`territory:${here.id}`];
  return [
    here.chieftain === null
      ? words.say("inis-board-no-chieftain")
      : words.say("inis-board-chieftain", { seat: seatThing(here.chieftain) }),
    here.advantage_of === null
      ? words.say(here.advantage_at === "played" ? "inis-board-advantage-played" : "inis-board-advantage-open")
      : words.say("inis-board-advantage-of", { seat: seatThing(here.advantage_of) }),
    ...(says ? [words.render(says)] : []),
  ];
}

export interface CardLine {
  side: "season" | "triskel" | "automatic";
  text: string;
}

/** What a card says, side by side: sentences that the catalogue has for each of its modes. */
export function cardLines(card: PrintedCard, words: Words): CardLine[] {
  return card.modes.flatMap(({ side }, n) => {
    const key = `inis-text-${card.id}-${n + 1}`;
    return words.has(key) ? [{ side, text: words.say(key) }] : [];
  });
}
