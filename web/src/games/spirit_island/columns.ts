/** How an unfolded tray is divided: the panel of a spirit, its growth and innate powers, and what they leave to the cards. */
import { APART, GAP, LISTED, MEASURES, sizeFor, widthOf } from "./fitting";

/** Below this width of the page a sheet takes the place of the tray. */
export const NARROW = 1100;

export interface Columns {
  spirit: number;
  /** 0: there is no room for it beside the innate powers. */
  growth: number;
  innates: number;
  gap: number;
  /** Lines are close. */
  tight: boolean;
}
/** Both: beside each other; one: the other is a press away; none: cards to choose from need the room. */
export type Ways = "both" | "one" | "none";

const STEPS: readonly (readonly [number, Columns])[] = [
  [1700, { spirit: 262, growth: 194, innates: 274, gap: 14, tight: false }],
  [1320, { spirit: 240, growth: 172, innates: 220, gap: 12, tight: false }],
  [1150, { spirit: 240, growth: 152, innates: 203, gap: 10, tight: true }],
  [0, { spirit: 262, growth: 0, innates: 224, gap: 14, tight: false }],
];
/** Around all of them. */
const EDGE = 12;
/** How wide a stack is under its caption. */
export const STACK = 92;

export const columnsOf = (tray: number): Columns => STEPS.find(([from]) => tray >= from)![1];

/** What is left to the cards. */
export function roomFor(ways: Ways, tray: number): number {
  const { spirit, growth, innates, gap } = columnsOf(tray);
  const beside = [spirit, ...(ways === "none" ? [] : [innates]), ...(ways === "both" ? [growth] : [])];
  return tray - 2 * EDGE - beside.reduce((sum, column) => sum + column + gap, 0);
}

/** So wide are cards to choose from where something else stays beside them: major powers have much to read. */
const READ = { short: MEASURES.full.wide, long: 190 };

/** Whether cards to choose from are whole, with a list of what one has beside them. */
export function isWhole(room: number, offered: number, hasMuchToRead = false): boolean {
  const wide = offered * (READ[hasMuchToRead ? "long" : "short"] + GAP) - GAP;
  return wide + APART + LISTED <= room;
}
/** Whether every card is in sight. */
export const isSeen = (room: number, piles: readonly number[]): boolean => widthOf(sizeFor(room, piles), piles) <= room;

/** As much of growth and innate powers as leaves the cards their room; only for a choice among cards both may go. */
export function waysFor(tray: number, fits: (room: number) => boolean, mayGo: boolean): Ways {
  if (columnsOf(tray).growth > 0 && fits(roomFor("both", tray))) return "both";
  return mayGo && !fits(roomFor("one", tray)) ? "none" : "one";
}
