/** Origo: its board, hand and goods. */
import type { Drawing } from "../index";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tray from "./Tray.svelte";
import { statistics } from "./statistics";
import { colours, places, reaching, score } from "./state";
import { signs } from "./signs";

export { colours, places, score, statistics };

/** Symbols of what is a button in the prompt bar. */
export const icons = {
  "act:expand": "plus",
  "act:attack": "sword",
  "act:migrate": "clan",
  "act:exchange": "hand",
  "act:sail": "ship",
  "act:skip": "step-fwd",
  "act:done": "check",
  "ship:done": "check",
  "reply:stop": "close",
};

export default {
  weighty: ["origo-scoring-due", "origo-last-round"],
  Board,
  Tray,
  Goods,
  score,
  colours,
  lays: ["origo-start", "origo-place"],
  places,
  statistics,
  icons,
  verbs: { act: ["skip", "done"] },
  signs,
  tray: "under" as const,
  map: "square" as const,
  reaching,
} satisfies Drawing & Record<string, unknown>;
