/** What is done in growth where a space of a presence track is free, or what that opens: its sign and its words. */
import type { PrintedSpace } from "./types";

export interface TrackAction {
  /** How its line begins. */
  does: string;
  icon: string;
  wash: string;
  says: string;
}
const ACTIONS: readonly TrackAction[] = [
  { does: "reclaim", icon: "reclaim", wash: "var(--w-gold)", says: "spirit_island-page-reclaim-one" },
  { does: "prepare", icon: "el-any", wash: "none", says: "spirit_island-page-space-prepare" },
  { does: "discard_markers", icon: "card-play", wash: "var(--w-gold)", says: "spirit_island-page-space-markers" },
  { does: "pay", icon: "hand", wash: "var(--w-wood)", says: "spirit_island-page-space-power" },
  { does: "move_presence", icon: "presence", wash: "var(--w-water)", says: "spirit_island-page-space-move" },
  {
    does: "at(land(presence)){push(1, dahan)}",
    icon: "dahan",
    wash: "var(--w-wood)",
    says: "spirit_island-page-space-push",
  },
];
/** One that a corrected data file has and this page does not know by name. */
const OTHER: TrackAction = { does: "", icon: "plus", wash: "var(--w-gold)", says: "spirit_island-page-space-action" };

/** A space on which nothing is printed: once it is free, growth options beside its track can be chosen. */
const OPENS: TrackAction = { does: "", icon: "plus", wash: "var(--w-gold)", says: "spirit_island-page-space-opens" };

export function actionOf(space: PrintedSpace): TrackAction | null {
  const { action } = space;
  if (action) return ACTIONS.find(({ does }) => action.startsWith(does)) ?? OTHER;
  return Object.keys(space).length === 0 ? OPENS : null;
}
