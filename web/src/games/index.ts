/** The games that have a board of their own here; each is loaded when a table needs it. */
import type { Component } from "svelte";
import type { Asked, GameInfo, Mark, Marking, Table, ToldLine, View } from "../wire/protocol";
import type { Action } from "../lib/action.svelte";
import type { Stager } from "../lib/story";
import type { Words } from "../lib/words";

/** What was told, as far as it is shown. */
export interface Told {
  /** It is being shown, one thing after another. */
  isOn: boolean;
  log: readonly ToldLine[];
  /** Since one acted. */
  since: readonly ToldLine[];
  /** What is shown just now, and what will be. */
  now: readonly ToldLine[];
  /** How many parts of what leads up to it are over; infinitely many once it has come. */
  beat: number;
  coming: readonly ToldLine[];
  /** Show the moment that tells such a line, while something is shown. */
  goTo?(isMeant: (line: ToldLine) => boolean): void;
}

export interface BoardProps {
  game: GameInfo;
  table: Table;
  view: View;
  asked: Asked | null;
  /** What happens just now, or has happened since one acted: its places are marked. */
  news?: readonly ToldLine[];
  told?: Told;
  words: Words;
  choose(option: string): void;
  /** Why not; `after` a verb that is only thought of. */
  explain(option: string, at: { x: number; y: number }, after?: string | null): void;
  /** What the user is about to do, while it is put together; none where nobody plays. */
  action?: Action;
  /** Answer for another of the own seats first, where several are asked at once. */
  turnTo?(seat: number): void;
  /** What one wants at a kind of moment as long as this lasts; none where nobody plays. */
  wish?(seat: number, moment: string, wish: string): void;
}

export interface GoodsProps {
  game: GameInfo;
  view: View;
  seat: number;
  words: Words;
  /** Where many play there is room for one short line. */
  brief?: boolean;
  /** What partners have marked this turn. */
  plan?: readonly Mark[];
}

export interface RecapProps {
  told: Told;
  view: View;
  words: Words;
}

export interface PlanProps {
  table: Table;
  view: View;
  words: Words;
  /** Whose marks one makes; nobody's for who looks on. */
  seat: number | null;
  mark(mark: Pick<Mark, "place" | "thing" | "text"> & Pick<Marking, "kind">, gone: boolean): void;
}

/** A colour of the tokens and the emblem that doubles it. */
export interface Colour {
  token: string;
  emblem: string;
}

export type Place = "board" | "tray" | "bar";

export interface Drawing {
  /** The map, and all options that have a place on it. */
  Board: Component<BoardProps>;
  /** The own supply and hand. */
  Tray: Component<BoardProps>;
  /** The line of public goods in a player panel. */
  Goods: Component<GoodsProps>;
  /** What comes up over the tray for a while. */
  Slip?: Component<BoardProps>;
  /** What belongs beside the players: what all have to look out for. */
  Side?: Component<BoardProps>;
  /** Where the options of a question are shown; with an option, where this one is. */
  places?(asked: Asked, option?: string): Place;
  /** Questions by whose answers a piece of one's own is put on the board. */
  lays?: readonly string[];
  /** Is there a board yet, or is still being chosen what it will be? */
  laid?(view: View): boolean;
  /** The one number that counts most; it is called points unless there is a `label`, a key of the catalogue. */
  score(view: View, seat: number): { value: number; icon: string; label?: string };
  /** What lies open and can be answered: whose it is, and which thing. */
  announced?(view: View): { seat: number; thing: string } | null;
  /** What else counts, beside the score; on a phone there is room for no more. */
  beside?(view: View, seat: number): { value: number; icon: string } | null;
  /** Has somebody done what all do at the same time? Nothing where nobody waits for it. */
  ready?(view: View, seat: number): boolean | null;
  /** Bars and columns are narrower on a small screen, for the sake of the map. */
  dense?: boolean;
  /** By seat. */
  colours(view: View): Colour[];
  /** What several decide side by side is no secret; one person may do it for all of them. */
  open?: boolean;
  /** Where the map leaves room for the tray. */
  tray: "left" | "under";
  /** The shape of the map: a wide one lies above the reckoning of the ending, others beside it. */
  map: "tall" | "square" | "wide";
  /** The view with leaders that have come so far, by seat, where a track shows it. */
  reaching?(view: View, totals: readonly number[]): View;
  /** Domains of what a turn consists of, each with what ends it: those are verbs that stay in their places. */
  verbs?: Readonly<Record<string, readonly string[]>>;
  /** How what happens is shown, line by line; and what is said in place of the line while it is. */
  staging?: Stager;
  banner?(told: Told, words: Words): { say: string; icon: string } | null;
  /** Keys of lines that concern everybody, whoever did it: they come first in what has happened. */
  weighty?: readonly string[];
  /** Keys of lines that tell of something that goes from one place to its `target`: an arrow shows it, where the board has none. */
  travels?: readonly string[];
  /** What has happened in the order of the game, above the list of all that has. */
  Recap?: Component<RecapProps>;
  /** What partners plan together, and one of their marks in words. */
  Plan?: Component<PlanProps>;
  planned?(mark: Mark, words: Words): string;
  /** What stands on the button of an option that shows something hidden, when it is pressed once: it is pressed again. */
  confirms?(asked: Asked, option: string, table: Table, game: GameInfo): string | null;
  /** Symbols of things that are buttons in the prompt bar. */
  icons: Readonly<Record<string, string>>;
  /** The signs of terms that explain themselves, by term. */
  signs: Readonly<Record<string, string>>;
  /** The plots after the game. */
  statistics: Statistic[];
}

/** One plot with a curve for every seat, or with one for each of these parts, which belong to all; a label is a key. */
export interface Statistic {
  id: string;
  label: string;
  parts?: Statistic[];
}

/** A game is a folder here; its `index.ts` is what a table loads, its `art.svg` what the first page shows. */
const DRAWINGS = import.meta.glob<{ default: Drawing }>("./*/index.ts");
const PICTURES = import.meta.glob<string>("./*/art.svg", { query: "?url", import: "default", eager: true });

const LAST = "tuath-game";

/** The game a table is of, as the server has said with the page, or most likely: the one that was here last. */
export function likelyGame(): string | null {
  const keys = Object.keys(DRAWINGS).map((path) => path.split("/")[1] ?? "");
  const said = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
  if (said && keys.includes(said)) return said;
  try {
    const last = localStorage.getItem(LAST);
    if (last && keys.includes(last)) return last;
  } catch {
    // a browser that keeps nothing guesses nothing
  }
  return keys.length === 1 ? (keys[0] ?? null) : null;
}

export async function drawing(game: string): Promise<Drawing | null> {
  try {
    localStorage.setItem(LAST, game);
  } catch {
    // then it is guessed anew next time
  }
  const load = DRAWINGS[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** Where the picture of a game is kept. */
export function artOf(game: string): string | null {
  return PICTURES[`./${game}/art.svg`] ?? null;
}

/** Seats of a game whose colours are not known yet. */
export const PLAIN_COLOURS: readonly Colour[] = [
  { token: "madder", emblem: "spear" },
  { token: "woad", emblem: "wave" },
  { token: "verdigris", emblem: "leaf" },
  { token: "orpiment", emblem: "wheel" },
  { token: "gall", emblem: "knot" },
  { token: "folium", emblem: "triskel" },
];
