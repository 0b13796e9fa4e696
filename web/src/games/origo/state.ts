/** What a view says at a glance. The rules are not known here: only what is seen is counted. */
import type { Asked, GameInfo, LogLine, Option, ToldLine, View } from "../../wire/protocol";
import type { Action } from "../../lib/action.svelte";
import type { Deed as Doing } from "../../lib/deeds";
import { seatOf, seatThing } from "../../lib/seats";
import type { Words } from "../../lib/words";
import type { Colour, Place } from "../index";
import { fieldAt, placeOf, Raster } from "./map";
import type { OrigoData, PrintedCard } from "./types";
import type { OrigoView } from "./view";

export { logUntil, optionText, upper } from "../../lib/options";

export interface Tribe extends Colour {
  /** The symbol of its shields. */
  pattern: string;
  /** Its pattern is drawn in light lines. */
  isDark: boolean;
}

const TRIBES: Record<string, Tribe> = {
  huns: { token: "madder", emblem: "spear", pattern: "tribe-huns", isDark: true },
  goths: { token: "woad", emblem: "wave", pattern: "tribe-goths", isDark: true },
  langobards: { token: "verdigris", emblem: "leaf", pattern: "tribe-lombards", isDark: false },
  anglo_saxons: { token: "gall", emblem: "knot", pattern: "tribe-saxons", isDark: true },
  vandals: { token: "orpiment", emblem: "wheel", pattern: "tribe-vandals", isDark: false },
};
/** Of a player who has not chosen a tribe yet. */
const NO_TRIBE: Tribe = { token: "folium", emblem: "triskel", pattern: "tribe-saxons", isDark: false };

export function tribes(view: OrigoView): Tribe[] {
  return view.players.map((player) => TRIBES[player.tribe ?? ""] ?? NO_TRIBE);
}

export function colours(view: OrigoView): Colour[] {
  return tribes(view).map(({ token, emblem }) => ({ token, emblem }));
}

export function score(view: OrigoView, seat: number): { value: number; icon: string } {
  return { value: view.players[seat]?.total ?? 0, icon: "founding-stone" };
}

export const dataOf = (game: GameInfo): OrigoData => game.data as OrigoData;

// ---- where an option is shown ---------------------------------------------------------------------------------------

const PLACES: Record<string, Place> = { field: "board", ship: "board", card: "tray", reply: "tray" };
/** Options of questions of board and tray that have no place there. */
const WITHOUT_PLACE = new Set(["done", "stop"]);

/** Where the options of a question are shown; with an option, where this one is. */
export function places(asked: Asked, option?: string): Place {
  if (option !== undefined && WITHOUT_PLACE.has(option)) return "bar";
  return PLACES[asked.domain] ?? "bar";
}

export function optionsAt(asked: Asked | null, place: Place): Option[] {
  return asked ? asked.options.filter((option) => places(asked, option.id) === place) : [];
}

/** "field:E7" is E7, and so is "ship:E7". */
export function fieldOf(thing: unknown): string | null {
  return /^(?:field|ship):([A-J]\d+)$/.exec(String(thing ?? ""))?.[1] ?? null;
}

// ---- what a click on the board means while the turn asks what to do --------------------------------------------------

/** An answer to a question that is expected. */
export interface Step {
  key: string;
  option: string;
}

export interface Intent {
  /** The act that is chosen first. */
  act: string;
  /** The questions that follow, and the answers they get. */
  steps: Step[];
}

/** What one would do with a shield: sail or migrate with an own one, attack another's. */
export function actOn(view: OrigoView, data: OrigoData, seat: number, field: string): string | null {
  const owner = ownerOf(view, field);
  if (owner === null) return null;
  return owner !== seat ? "attack" : isSea(data, field) ? "sail" : "migrate";
}

/** A shield at sea is a ship where one sails with it. */
export function thingOn(action: Action, field: string): string {
  return action.deeds.has(`ship:${field}`) ? `ship:${field}` : `field:${field}`;
}

export const deedsOn = (action: Action, field: string): readonly Doing[] => action.at(thingOn(action, field));

/** The fields of all that can be done on the map, as options. */
export function fieldsOf(action: Action): Option[] {
  return [...action.deeds.keys()].flatMap((thing) => {
    const id = fieldOf(thing);
    return id === null ? [] : [{ id, about: { option: thing } }];
  });
}

/** Expand with a card, and at once to a field if there is one. */
export function intentOfCard(card: string, field: string | null = null): Intent {
  const steps = [{ key: "origo-expand", option: card }];
  return { act: "expand", steps: field ? [...steps, { key: "origo-place", option: field }] : steps };
}

// ---- the map --------------------------------------------------------------------------------------------------------

export function ownerOf(view: OrigoView, field: string): number | null {
  return view.shields[field] ?? null;
}

const rasters = new WeakMap<OrigoData, Raster>();

export function rasterOf(data: OrigoData): Raster {
  let raster = rasters.get(data);
  if (!raster) rasters.set(data, (raster = new Raster(data)));
  return raster;
}

export function regionOf(data: OrigoData, field: string): string {
  return rasterOf(data).at(...placeOf(field));
}

export function isSea(data: OrigoData, field: string): boolean {
  return rasterOf(data).isSea(regionOf(data, field));
}

/** The fields that are printed on a card; on population cards none are. */
export function printedFields(data: OrigoData, card: PrintedCard | undefined): string[] {
  const raster = rasterOf(data);
  const all = Array.from(
    { length: raster.width * raster.height },
    (_, n) => [n % raster.width, Math.floor(n / raster.width)] as const,
  );
  const has = ([x, y]: readonly [number, number]): boolean => {
    switch (card?.kind) {
      case "row":
        return card.rows?.includes(fieldAt(x, y).charAt(0)) ?? false;
      case "column":
        return card.columns?.includes(x + 1) ?? false;
      case "country":
        return raster.at(x, y) === card.country;
      case "ship":
        return raster.isSea(raster.at(x, y));
      default:
        return false;
    }
  };
  return all.filter(has).map(([x, y]) => fieldAt(x, y));
}

/** The shortest chain of shields of a player from one field to another, for drawing a jump: both ends included. */
export function chain(view: OrigoView, data: OrigoData, seat: number, from: string, to: string): string[] {
  const raster = rasterOf(data);
  const cameFrom = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (here === to) break;
    const [x, y] = placeOf(here);
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (!raster.at(x + dx, y + dy)) continue;
      const next = fieldAt(x + dx, y + dy);
      if (cameFrom.has(next) || (next !== to && view.shields[next] !== seat)) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  const way: string[] = [];
  for (let here = cameFrom.has(to) ? to : ""; here; here = cameFrom.get(here) ?? "") way.unshift(here);
  return way;
}

// ---- what has travelled ---------------------------------------------------------------------------------------------

export interface Journey {
  seat: number;
  from: string;
  to: string;
}

/** The shields that have sailed or migrated, as the log tells it. */
export function journeys(log: readonly ToldLine[]): Journey[] {
  return log.flatMap(({ params }) => {
    const [seat, from, to] = [seatOf(params.seat), fieldOf(params.origin), fieldOf(params.target)];
    return seat !== null && from !== null && to !== null ? [{ seat, from, to }] : [];
  });
}

/** The chain along which it went; where that has been broken since, straight on. */
export function wayThere(chain: readonly string[], from: string, to: string): readonly string[] {
  return chain.length > 1 ? chain : [from, to];
}

// ---- the last tribal scoring ----------------------------------------------------------------------------------------

export interface Scored {
  kind: "clans" | "sea" | "country";
  region: string | null;
  seat: number;
  points: number;
}

const SCORED: Record<string, Scored["kind"]> = {
  "origo-clan-scored": "clans",
  "origo-clans-scored": "clans",
  "origo-sea-scored": "sea",
  "origo-country-scored": "country",
  "origo-supremacy-scored": "country",
};

/** What the latest tribal scoring has brought, as the log tells it; nothing once somebody has had a turn since. */
export function lastScoring(log: readonly LogLine[], isOver: boolean): Scored[] {
  const start = log.findLastIndex((line) => line.key === "origo-scoring-begins");
  if (start < 0) return [];
  const after = log.slice(start);
  if (!isOver && after.some((line) => line.key === "origo-filled-up" || line.key === "origo-skipped")) return [];
  return after.flatMap((line) => {
    const kind = SCORED[line.key];
    const seat = seatOf(line.params.seat);
    if (!kind || seat === null) return [];
    const region = /^region:(.+)$/.exec(String(line.params.region ?? ""))?.[1] ?? null;
    return [{ kind, region, seat, points: Number(line.params.points ?? 0) }];
  });
}

// ---- in words -------------------------------------------------------------------------------------------------------

/** All there is to say of a field, with the marks that it has on the map, by their keys. */
export function describe(
  view: OrigoView,
  data: OrigoData,
  field: string,
  words: Words,
  marks: Readonly<Record<string, boolean>> = {},
): string {
  const owner = ownerOf(view, field);
  const held = owner === null ? words.say("origo-board-free") : words.name(seatThing(owner));
  const marked = Object.keys(marks).filter((mark) => marks[mark]);
  return [
    `${field}, ${words.name(`region:${regionOf(data, field)}`)}: ${held}`,
    ...marked.map((mark) => words.say(mark)),
  ].join("; ");
}

/** What stands large on a card. */
export function cardTitle(card: PrintedCard, words: Words): string {
  const lines = card.rows ?? card.columns;
  if (lines) return lines.length > 1 ? `${lines[0]}–${lines[lines.length - 1]}` : String(lines[0]);
  return card.country ? words.name(`region:${card.country}`) : "";
}

/** The view with the leaders so far along the path. */
export function reaching(view: View, totals: readonly number[]): View {
  const { players } = view as OrigoView;
  return { ...view, players: players.map((player) => ({ ...player, total: totals[player.seat] ?? player.total })) };
}
