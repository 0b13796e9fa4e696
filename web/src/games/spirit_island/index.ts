/** Spirit Island: its island, spirits and goods. */
import type { Drawing } from "../index";
import Board from "./Board.svelte";
import ByLand from "./ByLand.svelte";
import Goods from "./Goods.svelte";
import { bannerOf, staging } from "./invading";
import Threats from "./Threats.svelte";
import Tray from "./Tray.svelte";
import Plan from "./Plan.svelte";
import { markText } from "./plan";
import { beside, colours, confirms, laid, places, ready, score } from "./state";
import { statistics } from "./statistics";
import { ELEMENTS, TOKENS } from "./types";
import { signs } from "./signs";

export { beside, colours, places, score, statistics };

/** Symbols of what is a button in the prompt bar. */
export const icons: Record<string, string> = {
  "land_or_stop:stop": "check",
  "piece:stop": "check",
  "power_or_stop:stop": "check",
  "use:done": "check",
  "answer:yes": "check",
  "answer:no": "close",
  "source:island": "presence",
  "source:destroyed": "presence",
  "deck:minor": "hand",
  "deck:major": "hand",
  ...Object.fromEntries(TOKENS.map((token) => [`piece:${token}`, `tk-${token}`])),
  ...Object.fromEntries(ELEMENTS.map((element) => [`element:${element}`, `el-${element}`])),
};

export default {
  travels: ["moved", "presence-moved", "site-moved", "blight-moved", "cascades"].map((key) => `spirit_island-${key}`),
  weighty: ["spirit_island-blight-card-turned"],
  Board,
  Tray,
  Goods,
  Side: Threats,
  Recap: ByLand,
  Plan,
  planned: markText,
  staging,
  banner: bannerOf,
  confirms,
  ready,
  dense: true,
  score,
  beside,
  colours,
  lays: ["spirit_island-presence-to"],
  places,
  laid,
  statistics,
  icons,
  signs,
  tray: "under" as const,
  map: "wide" as const,
  open: true,
} satisfies Drawing & Record<string, unknown>;
