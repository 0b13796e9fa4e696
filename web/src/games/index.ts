/** The games that have a board of their own here; each is loaded when a table needs it. */
import type { Component } from "svelte";
import type { Asked, GameInfo, Table, View } from "../lib/protocol";
import type { Words } from "../lib/words";

export interface BoardProps {
  game: GameInfo;
  table: Table;
  view: View;
  asked: Asked | null;
  words: Words;
  choose(option: string): void;
  explain(option: string, at: { x: number; y: number }): void;
}

export interface GoodsProps {
  game: GameInfo;
  view: View;
  seat: number;
  words: Words;
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
  /** Where the options of a question are shown; with an option, where this one is. */
  places?(asked: Asked, option?: string): Place;
  score(view: View, seat: number): { value: number; icon: string };
  /** By seat. */
  colours(view: View): Colour[];
  /** The curves after the game; a label is a key of the catalogue. */
  statistics: { id: string; label: string }[];
}

interface Entry {
  load: () => Promise<{ default: Drawing }>;
  /** Where the map leaves room for the tray. */
  tray: "left" | "under";
  /** Symbols of things that are buttons in the prompt bar. */
  icons: Record<string, string>;
}

const GAMES: Record<string, Entry> = {
  arrival: {
    load: () => import("./arrival/index.ts"),
    tray: "left",
    icons: {
      "act:build": "disc-1", "act:shield": "shield", "act:spread": "fomori", "act:repel": "sword", "act:pass": "check",
      "act:tile": "tactic", "act:trophy": "castle", "act:done": "step-fwd",
      "reward:fame": "fame", "reward:corruption": "corruption", "site:done": "check",
    },
  },
  origo: {
    load: () => import("./origo/index.ts"),
    tray: "under",
    icons: {
      "act:expand": "plus", "act:attack": "sword", "act:migrate": "clan", "act:exchange": "hand", "act:sail": "ship",
      "act:skip": "step-fwd", "act:done": "check", "ship:done": "check", "reply:stop": "close",
    },
  },
};

export async function drawing(game: string): Promise<Drawing | null> {
  const entry = GAMES[game];
  return entry ? (await entry.load()).default : null;
}

export function trayOf(game: string): "left" | "under" {
  return GAMES[game]?.tray ?? "under";
}

export function iconOf(game: string, thing: string): string | null {
  return GAMES[game]?.icons[thing] ?? null;
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
