/** The Arrival: its board, tray and goods. */
import type { Drawing } from "../index";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tray from "./Tray.svelte";
import { statistics } from "./statistics";
import { beside, colours, places, score } from "./state";
import { signs } from "./signs";

export { colours, places, score, statistics };

/** Symbols of what is a button in the prompt bar. */
const icons = {
  "act:build": "disc-1",
  "act:shield": "shield",
  "act:spread": "fomori",
  "act:repel": "sword",
  "act:pass": "check",
  "act:tile": "tactic",
  "act:trophy": "castle",
  "act:done": "step-fwd",
  "reward:fame": "fame",
  "reward:corruption": "corruption",
  "site:done": "check",
};

export default {
  weighty: ["arrival-limit-reached"],
  Board,
  Tray,
  Goods,
  score,
  colours,
  beside,
  lays: ["arrival-port", "arrival-build"],
  places,
  statistics,
  icons,
  verbs: { act: ["pass", "done"] },
  signs,
  tray: "left",
  map: "tall",
} satisfies Drawing & Record<string, unknown>;
