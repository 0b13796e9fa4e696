/** Inis: its island, hand and goods. */
import type { View } from "../../wire/protocol";
import type { Drawing } from "../index";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tray from "./Tray.svelte";
import { announcedIn } from "./announced";
import { bannerOf, staging } from "./assembly";
import Reckoning from "./Reckoning.svelte";
import { beside, colours, places, score } from "./state";
import { statistics } from "./statistics";
import type { InisView } from "./view";
import { signs } from "./signs";

export { beside, colours, places, score, statistics };

/** Symbols of what is a button in the prompt bar. */
export const icons = {
  "act:pass": "step-fwd",
  "act:pretender": "pretender",
  "reaction:decline": "check",
  "reaction:decline_round": "eye-off",
  "maneuver:attack:p1": "sword",
  "maneuver:attack:p2": "sword",
  "maneuver:attack:p3": "sword",
  "maneuver:attack:p4": "sword",
  "maneuver:withdraw": "step-back",
  "maneuver:end": "check",
  "agreement:yes": "check",
  "agreement:no": "close",
  "result:clan": "clan",
  "result:card": "hand",
  "place:stop": "check",
  "cards:stop": "check",
  "crows:clockwise": "crow-cw",
  "crows:counterclockwise": "crow-ccw",
};

export function announced(view: View): { seat: number; thing: string } | null {
  const play = announcedIn(view as InisView).at(-1);
  return play?.card && play.seat !== null ? { seat: play.seat, thing: `card:${play.card}` } : null;
}

export default {
  travels: ["inis-moved"],
  weighty: ["inis-pretender"],
  Board,
  Tray,
  Goods,
  Slip: Reckoning,
  staging,
  banner: bannerOf,
  score,
  beside,
  colours,
  lays: ["inis-start-clan"],
  places,
  announced,
  statistics,
  icons,
  signs,
  tray: "under" as const,
  map: "wide" as const,
} satisfies Drawing & Record<string, unknown>;
