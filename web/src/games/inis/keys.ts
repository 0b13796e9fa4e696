/** Words of the board by what they are about. */
import type { Condition } from "./state";
import type { CardKind } from "./types";
import type { ClashView, InisView } from "./view";

export const DIRECTION: Readonly<Record<InisView["direction"], string>> = {
  clockwise: "inis-board-clockwise",
  counterclockwise: "inis-board-counterclockwise",
};
export const KIND: Readonly<Record<CardKind, string>> = {
  action: "inis-board-kind-action",
  advantage: "inis-board-kind-advantage",
  epic: "inis-board-kind-epic",
};
/** So many cards of a kind. */
export const CARDS: Readonly<Record<CardKind, string>> = {
  action: "inis-board-action-cards",
  advantage: "inis-board-advantage-cards",
  epic: "inis-board-epic-cards",
};
export const SIDE: Readonly<Record<"season" | "triskel" | "automatic", string>> = {
  season: "inis-board-side-season",
  triskel: "inis-board-side-triskel",
  automatic: "inis-board-side-automatic",
};
export const CONDITION: Readonly<Record<Condition, string>> = {
  land: "inis-board-condition-land",
  religion: "inis-board-condition-religion",
  territories: "inis-board-condition-territories",
};
export const STAGE: Readonly<Record<ClashView["stage"], string>> = {
  shelter: "inis-board-stage-shelter",
  maneuvers: "inis-board-stage-maneuvers",
};
