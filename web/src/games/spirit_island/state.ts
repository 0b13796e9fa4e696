/** What a view says at a glance. The rules are not known here: only what is seen is counted. */
import { optionText, upper } from "../../lib/options";
import { seatThing } from "../../lib/seats";
import type { Asked, GameInfo, Option, Table } from "../../wire/protocol";
import type { Words } from "../../lib/words";
import type { Colour, Place } from "../index";
import {
  ELEMENTS,
  TOKENS,
  type Element,
  type InvaderCard,
  type Needs,
  type PrintedAspect,
  type PrintedEvent,
  type PrintedInnate,
  type PrintedPower,
  type PrintedSpirit,
  type PrintedTrack,
  type SpiritIslandData,
  type Threshold,
} from "./types";
import type { LandView, SpiritIslandView, SpiritView } from "./view";

export { optionText };

const COLOURS: readonly Colour[] = [
  { token: "woad", emblem: "wave" },
  { token: "orpiment", emblem: "wheel" },
  { token: "verdigris", emblem: "leaf" },
  { token: "madder", emblem: "spear" },
  { token: "folium", emblem: "triskel" },
  { token: "gall", emblem: "knot" },
];
export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length]!;
/** The spirit of a seat, once it has chosen one. */
export function spiritOf(view: SpiritIslandView, seat: number): SpiritView | undefined {
  const spirit = view.spirits[seat];
  return spirit?.id ? spirit : undefined;
}

export const colours = (view: SpiritIslandView): Colour[] => view.spirits.map((spirit) => colourOf(spirit.seat));

/** All win or lose together, so nobody has points: what counts is what can still be done. */
export function score(view: SpiritIslandView, seat: number): { value: number; icon: string; label: string } {
  return { value: spiritOf(view, seat)?.energy ?? 0, icon: "energy", label: "spirit_island-page-energy" };
}
export function beside(view: SpiritIslandView, seat: number): { value: number; icon: string } | null {
  const spirit = spiritOf(view, seat);
  return spirit
    ? { value: view.phase === "spirit" ? spirit.plays : spirit.played.length - spirit.used.length, icon: "card-play" }
    : null;
}

/** In the spirit phase, who has grown and played all that he wants to. */
export function ready(view: SpiritIslandView, seat: number): boolean | null {
  const spirit = spiritOf(view, seat);
  return spirit && view.phase === "spirit" ? spirit.ready : null;
}

// ---- printed things -------------------------------------------------------------------------------------------------

export const dataOf = (game: GameInfo): SpiritIslandData => game.data as SpiritIslandData;

interface Printed {
  powers: ReadonlyMap<string, PrintedPower>;
  spirits: ReadonlyMap<string, PrintedSpirit>;
  aspects: ReadonlyMap<string, PrintedAspect>;
  innates: ReadonlyMap<string, PrintedInnate>;
  invaders: ReadonlyMap<string, InvaderCard>;
  events: ReadonlyMap<string, PrintedEvent>;
}
const printed = new WeakMap<SpiritIslandData, Printed>();
const byId = <T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((one) => [one.id, one]));

export function printedOf(game: GameInfo): Printed {
  const data = dataOf(game);
  let found = printed.get(data);
  if (!found) {
    found = {
      powers: byId(data.powers.records),
      spirits: byId(data.spirits.records),
      aspects: byId(data.aspects?.records ?? []),
      innates: byId([...data.spirits.records, ...(data.aspects?.records ?? [])].flatMap((panel) => panel.innates)),
      invaders: byId(data.invader_cards.records),
      events: byId(data.events?.records ?? []),
    };
    printed.set(data, found);
  }
  return found;
}

/** What is printed on the panel of a spirit, as its aspect has changed it. */
export function panelOf(game: GameInfo, spirit: SpiritView): PrintedSpirit | undefined {
  const { spirits, aspects } = printedOf(game);
  const [own, aspect] = [spirits.get(spirit.id), aspects.get(spirit.aspect ?? "")];
  return own && aspect ? withAspect(own, aspect) : own;
}
/** What an answer calls the tracks of a panel, one after the other. */
const SOURCES = ["energy", "plays", "third", "fourth", "fifth", "sixth"];
export const sourceOf = (panel: PrintedSpirit, track: PrintedTrack): string =>
  SOURCES[panel.tracks.indexOf(track)] ?? track.id;

/** Whether ways of growing wait for the track to be empty. */
export const opensWays = (panel: PrintedSpirit, track: PrintedTrack): boolean =>
  panel.growth.some((section) => section.options.some((way) => way.unlock === track.id));

/** What an aspect replaces is gone; what it brings is added. */
export function withAspect(own: PrintedSpirit, aspect: PrintedAspect): PrintedSpirit {
  const kept = <T extends { id: string }>(parts: readonly T[]): T[] =>
    parts.filter((part) => part.id !== aspect.replaces);
  return {
    ...own,
    special_rules: [...kept(own.special_rules), ...aspect.special_rules],
    innates: [...kept(own.innates), ...aspect.innates],
  };
}

// ---- where an option is shown ---------------------------------------------------------------------------------------

const ON_BOARD = new Set(["land", "land_or_stop", "spirit", "aspect", "layout", "laying", "board"]);
const IN_TRAY = new Set(["power", "power_or_stop", "use", "option"]);
/** What has no place of its own is a button. */
const BUTTONS = new Set(["stop", "done", "island", "destroyed"]);

/** Options of an event and what one gives for it stand on the card that lies open. */
const isOnCard = (asked: Asked): boolean =>
  asked.key === "spirit_island-share" ||
  (asked.key === "spirit_island-choice" && asked.options.every((option) => option.about.event_part !== undefined));

/** Where the options of a question are shown; with an option, where this one is. */
export function places(asked: Asked, option?: string): Place {
  if (option !== undefined && BUTTONS.has(option)) return "bar";
  if (ON_BOARD.has(asked.domain)) return "board";
  if (IN_TRAY.has(asked.domain) || asked.domain === "source") return "tray";
  if (isOnCard(asked)) return "board";
  if (asked.domain === "piece") return asked.options.some((one) => one.about.focus !== undefined) ? "board" : "bar";
  return "bar";
}

/** After the last card or the last fast power something hidden is shown, which is not taken back: it is said twice. */
export function confirms(asked: Asked, option: string, table: Table, game: GameInfo): string | null {
  const view = table.view as SpiritIslandView | null;
  if (!view || table.asked.some((other) => other.seat !== asked.seat)) return null;
  if (asked.key === "spirit_island-use")
    return option === "done" && view.phase === "fast" ? "spirit_island-page-end-fast" : null;
  if (asked.key !== "spirit_island-play" || option !== "stop") return null;
  // Who has a fast card in play is asked about it first.
  const isFast = (id: string): boolean => printedOf(game).powers.get(id)?.speed === "fast";
  return view.spirits.some((spirit) => spirit.id && spirit.played.some(isFast))
    ? null
    : "spirit_island-page-end-planning";
}

export const laid = (view: SpiritIslandView): boolean => view.lands.length > 0;

export function optionsAt(asked: Asked | null, place: Place): Option[] {
  return asked ? asked.options.filter((option) => places(asked, option.id) === place) : [];
}

/** "land:1-4" is "1-4". */
export const idOf = (thing: unknown): string => String(thing ?? "").replace(/^[^:]*:/, "");

/** The land a question is about. */
export function focusOf(asked: Asked | null): string | null {
  const focus = asked?.options.find((option) => option.about.focus !== undefined)?.about.focus;
  return focus === undefined ? null : idOf(focus);
}
/** The card or power a question is about. */
export function causeOf(asked: Asked | null): string | null {
  const cause = asked?.options.find((option) => option.about.by === 1 && option.about.cause !== undefined)?.about.cause;
  return cause === undefined ? null : idOf(cause);
}

// ---- elements -------------------------------------------------------------------------------------------------------

export interface Need {
  element: Element;
  need: number;
  have: number;
}

/** What a threshold asks for, and what there is; of several lists the one that is nearest. */
export function needsOf(threshold: Threshold, have: Readonly<Record<Element, number>> | null): Need[] {
  const lists: Needs[] = Array.isArray(threshold.elements) ? threshold.elements : [threshold.elements ?? {}];
  const rows = lists.map((needs) =>
    ELEMENTS.flatMap((element): Need[] =>
      needs[element] ? [{ element, need: needs[element], have: have ? have[element] : needs[element] }] : [],
    ),
  );
  return rows.reduce((best, row) => (missing(row) < missing(best) ? row : best), rows[0] ?? []);
}
export const missing = (needs: readonly Need[]): number =>
  needs.reduce((sum, { need, have }) => sum + Math.max(0, need - have), 0);

/** A threshold in words without the list of its elements, which is drawn. */
export function afterElements(text: string, words: Words): string {
  const names = ELEMENTS.map((element) => words.name(`element:${element}`));
  let rest = text;
  for (;;) {
    const found = /^(?:\s*(?:\p{L}+|,)\s+)?(\d+)\s+/u.exec(rest);
    const name = found && names.find((one) => rest.slice(found[0].length).startsWith(one));
    if (!found || !name) break;
    rest = rest.slice(found[0].length + name.length);
  }
  if (rest === text) return text;
  rest = rest.replace(/^[:,]\s*/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export interface PowerText {
  target: string;
  effect: string;
  thresholds: string[];
}

/** What the catalogue says of a power, line by line: its target, what it does without elements, its thresholds. */
export function powerText(
  power: { id: string; thresholds?: Threshold[]; levels?: Threshold[] },
  words: Words,
): PowerText {
  const lines: string[] = [];
  for (let n = 1; words.has(`spirit_island-text-${power.id}-${n}`); n += 1)
    lines.push(words.say(`spirit_island-text-${power.id}-${n}`));
  const [target = "", ...rest] = lines;
  const plain = Math.max(0, rest.length - (power.thresholds ?? power.levels ?? []).length);
  return {
    target,
    effect: rest.slice(0, plain).join(" "),
    thresholds: rest.slice(plain).map((line) => afterElements(line, words)),
  };
}

export interface Head {
  threshold: Threshold;
  text: string;
  /** Which of the thresholds it is, or the first of several. */
  n: number;
}

/** Thresholds in words, those that follow each other with the same elements under one head. */
export function heads(thresholds: readonly Threshold[], texts: readonly string[]): Head[] {
  const found: Head[] = [];
  for (const [n, threshold] of thresholds.entries()) {
    const last = found.at(-1);
    if (last && JSON.stringify(last.threshold.elements) === JSON.stringify(threshold.elements))
      last.text += ` ${texts[n] ?? ""}`;
    else found.push({ threshold, text: texts[n] ?? "", n });
  }
  return found;
}

// ---- cards ----------------------------------------------------------------------------------------------------------

export type Where = "drawn" | "play" | "hand" | "days" | "discard";

/** The cards of a spirit by where they lie, each once: what is drawn comes first, it is to be chosen from. */
export function pilesOf(
  spirit: SpiritView,
  options: ReadonlySet<string> = new Set(),
): { where: Where; cards: string[] }[] {
  const own = new Set([...spirit.drawn, ...spirit.played, ...spirit.hand, ...spirit.days, ...spirit.discard]);
  const foreign = [...options].filter((id) => !own.has(id));
  const piles: { where: Where; cards: string[] }[] = [
    { where: "drawn", cards: [...spirit.drawn, ...foreign] },
    { where: "play", cards: spirit.played },
    { where: "hand", cards: spirit.hand },
    { where: "days", cards: spirit.days },
    { where: "discard", cards: spirit.discard },
  ];
  const filled = piles.filter((pile) => pile.cards.length > 0);
  // What can be chosen stands first.
  return [...filled].sort(
    (a, b) => Number(b.cards.some((card) => options.has(card))) - Number(a.cards.some((card) => options.has(card))),
  );
}

// ---- the invaders ---------------------------------------------------------------------------------------------------

export const ROMAN = ["", "I", "II", "III", "IV"] as const;

/** The terror level, and what raises it: so many fear cards, or a ritual; nothing on the last one. */
export function terrorText({ fear }: SpiritIslandView, words: Words): string {
  const ways = [
    ...(fear.to_next === null ? [] : [words.say("spirit_island-page-until-next", { number: fear.to_next })]),
    ...(fear.by_ritual ? [words.say("spirit_island-page-by-ritual", { level: fear.level })] : []),
  ];
  return [words.say("spirit_island-page-terror", { level: ROMAN[fear.level] ?? "" }), ...ways].join(", ");
}

/** What holds everywhere this turn, with the spirit for which a power said it; what holds all game is told with the adversary. */
export function holdingEverywhere(view: SpiritIslandView, words: Words): string[] {
  return view.lasting.flatMap(({ says, land, seat, until }) => {
    if (!says || land !== null || until !== "turn") return [];
    return [
      seat === null ? words.name(says) : words.say("spirit_island-page-for-spirit", { seat: seatThing(seat), says }),
    ];
  });
}

/** Cards left in the deck by stage. */
export function deckByStage(deck: readonly number[]): { stage: number; cards: number }[] {
  return [...new Set(deck)].sort().map((stage) => ({ stage, cards: deck.filter((one) => one === stage).length }));
}

const ROLES = ["spirit_island-page-leading", "spirit_island-page-supporting"] as const;

/** Adversaries and scenario, and all that they change; of two adversaries first who leads. */
export function foesOf(
  view: SpiritIslandView,
  words: Words,
): { id: string; name: string; short: string; lines: string[] }[] {
  const said = (keys: string[]): string[] => keys.filter((key) => words.has(key)).map((key) => words.say(key));
  const adversaries = view.adversaries.map(({ id, level }, place) => {
    const parts = ["escalation", "loss", ...Array.from({ length: level + 1 }, (_, n) => `level${n}`)];
    const role = view.adversaries.length > 1 ? said([ROLES[place] ?? ""]) : [];
    const name = words.say("spirit_island-page-adversary", { adversary: `adversary:${id}`, level });
    const short = `spirit_island-page-short-${id}`;
    return {
      id,
      name,
      short: words.has(short) ? words.say(short, { level }) : name,
      lines: [...role, ...said(parts.map((part) => `spirit_island-text-${id}-${part}`))],
    };
  });
  if (!view.scenario) return adversaries;
  const scenario = words.name(`scenario:${view.scenario}`);
  return [
    ...adversaries,
    { id: view.scenario, name: scenario, short: scenario, lines: said([`spirit_island-text-${view.scenario}`]) },
  ];
}

/** Does the card bring an escalation? The leading adversary's by its flag, the supporting one's by its stage. */
export function escalates(card: InvaderCard | undefined, view: SpiritIslandView): boolean {
  if (!card || view.adversaries.length === 0) return false;
  return card.escalation || (view.adversaries.length > 1 && card.stage === 3);
}

/** Whether a land is one of those that a card shows. */
export function shows(card: InvaderCard, land: LandView): boolean {
  return (
    land.terrain !== "ocean" && card.match.some((one) => (one === "coastal" ? land.coastal : one === land.terrain))
  );
}

// ---- in words -------------------------------------------------------------------------------------------------------

/** Markers are called by what they are in the scenario. */
function tokenKey(view: SpiritIslandView, token: string, words: Words): string {
  const own = `spirit_island-page-markers-${view.scenario ?? ""}`;
  return token === "markers" && words.has(own) ? own : "spirit_island-page-tokens";
}

/** All there is to say of a land, part by part. */
export function linesOf(view: SpiritIslandView, land: LandView, words: Words): string[] {
  const ravage = view.ravages.find((one) => one.land === land.id);
  const build = view.builds[land.id];
  const pieces = land.pieces.map(({ kind, count, damage, strife }) => {
    const parts = [
      ...(damage > 0 ? [words.say("spirit_island-page-damaged", { number: damage })] : []),
      ...(strife > 0 ? [words.say("spirit_island-page-with-strife", { number: strife })] : []),
    ];
    const name = words.say("spirit_island-page-pieces", { kind, number: count });
    return parts.length > 0 ? `${name} (${parts.join(", ")})` : name;
  });
  const presence = land.presence.flatMap((number, seat) =>
    number > 0
      ? [
          words.say(land.sacred[seat] ? "spirit_island-page-sacred-of" : "spirit_island-page-presence-of", {
            seat: seatThing(seat),
            number,
          }),
        ]
      : [],
  );
  const tokens = TOKENS.flatMap((token) =>
    land[token] > 0 ? [words.say(tokenKey(view, token, words), { token, number: land[token] })] : [],
  );
  const faces = land.faces.map((number) => words.say("spirit_island-page-face", { number }));
  const corners = view.corners
    .filter((corner) => corner.lands.includes(land.id))
    .map((corner) => cornerText(view, corner, words));
  const list = [...pieces, ...presence, ...tokens, ...faces];
  const parts = view.lands.filter((one) => one.joined === land.id).map((one) => one.ground);
  return [
    list.length > 0 ? list.join(", ") : words.say("spirit_island-page-nothing"),
    ...(land.defend > 0 ? [words.say("spirit_island-page-defend", { number: land.defend })] : []),
    ...(land.isolated ? [words.say("spirit_island-page-isolated")] : []),
    ...(land.frozen ? [words.say("spirit_island-page-frozen")] : []),
    ...(parts.length > 0 ? [words.say("spirit_island-page-one-land-with", { text: parts.join(", ") })] : []),
    ...corners,
    ...view.lasting.flatMap(({ land: where, says, verb }) =>
      where === land.id && says && verb !== "defend" ? [words.name(says)] : [],
    ),
    ...(ravage ? [`${words.say("spirit_island-page-ravage")}: ${ravageText(ravage, words)}`] : []),
    ...(build ? [words.say("spirit_island-page-will-build", { kind: build })] : []),
  ];
}

/** "If all presence is destroyed: 3 damage to invaders, 1 can fall; 3 damage to Dahan". */
export function collapseText(
  { damage, lost, dahan_damage, dahan_lost }: SpiritView["collapses"][number],
  words: Words,
): string {
  const side = (whom: "invaders" | "dahan", number: number, fall: number): string =>
    `${words.say(`spirit_island-sheet-collapse-to-${whom}`)}: ${words.say(`spirit_island-sheet-collapse-${whom}`, { damage: number, lost: fall })}`;
  return `${words.say("spirit_island-page-collapse")}: ${side("invaders", damage, lost)}; ${side("dahan", dahan_damage, dahan_lost)}`;
}

/** Does a power destroy presence? Then what falls with it is told on the lands. */
export function destroysPresence(game: GameInfo, id: string | null): boolean {
  const { powers, innates } = printedOf(game);
  const printed = powers.get(id ?? "") ?? innates.get(id ?? "");
  return (
    printed !== undefined && /\bdestroy(_presence)?\([^)]*presence|\bdestroy_presence\(/.test(JSON.stringify(printed))
  );
}

/** By land, what falls with presence of a spirit, if one of these powers destroys it. */
export function fallingWith(
  game: GameInfo,
  spirit: SpiritView | undefined,
  powers: readonly (string | null)[],
): ReadonlyMap<string, SpiritView["collapses"][number]> {
  const isMeant =
    spirit !== undefined && spirit.collapses.length > 0 && powers.some((id) => destroysPresence(game, id));
  return new Map(isMeant ? spirit.collapses.map((one) => [one.land, one]) : []);
}

/** "Fire on the corner of A2 A3". */
export function cornerText(view: SpiritIslandView, corner: SpiritIslandView["corners"][number], words: Words): string {
  const text = corner.lands.map((id) => view.lands.find((land) => land.id === id)?.ground ?? id).join(" ");
  return words.say("spirit_island-sheet-corner", { element: `element:${corner.element}`, text });
}

export function landTitle(land: LandView, words: Words): string {
  const parts = [
    words.name(`terrain:${land.terrain}`),
    ...(land.coastal ? [words.say("spirit_island-page-coastal")] : []),
  ];
  return `${land.ground} · ${parts.join(", ")}`;
}

export function describe(view: SpiritIslandView, land: LandView, words: Words): string {
  return `${landTitle(land, words)}: ${linesOf(view, land, words).join("; ")}`;
}

/** "3 damage, 1 blight, cascade, 1 Dahan falls, 2 damage back". */
export function ravageText(ravage: SpiritIslandView["ravages"][number], words: Words): string {
  return [
    words.say("spirit_island-page-damage", { number: ravage.damage }),
    ...(ravage.blight ? [words.say("spirit_island-page-one-blight")] : []),
    ...(ravage.cascade ? [words.say("spirit_island-page-cascade")] : []),
    ...(ravage.lost > 0 ? [words.say("spirit_island-page-dahan-fall", { number: ravage.lost })] : []),
    ...(ravage.answer > 0 ? [words.say("spirit_island-page-strike-back", { number: ravage.answer })] : []),
  ].join(", ");
}

/** What an option says beyond what the lines of its land say already: mostly it describes the land. */
export function noteOf(
  asked: Asked | null,
  option: Option | undefined,
  land: LandView,
  isRavaged: boolean,
  words: Words,
): string {
  const note = asked && option ? upper(words.note(asked, option)) : "";
  const isTold =
    note.startsWith(upper(words.name(`terrain:${land.terrain}`))) || (option?.about.coming === 1 && isRavaged);
  return isTold ? "" : note;
}
