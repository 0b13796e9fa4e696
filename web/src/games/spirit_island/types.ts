/** What the data file of Spirit Island holds, as far as it is drawn. */
import type { PieceView } from "./view";

export const ELEMENTS = ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"] as const;
export type Element = (typeof ELEMENTS)[number];
export type Needs = Partial<Record<Element, number>>;
export type Terrain = "jungle" | "mountain" | "sands" | "wetland" | "ocean";
export type Names = Record<"en" | "de", string>;

export interface PrintedLand {
  terrain: Terrain;
  centre: [number, number];
  /** Names of vertices. */
  polygon: string[];
}
export interface PrintedBoard {
  id: string;
  lands: PrintedLand[];
  vertices: Record<string, [number, number]>;
}
/** Turns of 60 degrees to the left about corner 0, and where that corner lies in the triangular lattice. */
export type Slot = [turn: number, x: number, y: number];
export interface PrintedLayout {
  id: string;
  slots: Slot[];
}
export interface Reach {
  origin: "presence" | "sacred_site";
  steps: number[];
  terrains?: Terrain[];
}
export interface Target {
  kind: "land" | "spirit" | "self";
  any_of?: string[];
  who?: "any" | "another";
}
export interface Threshold {
  elements?: Needs | Needs[];
}
export interface PrintedPower {
  id: string;
  set: string;
  kind: "unique" | "minor" | "major";
  cost: number;
  speed: "fast" | "slow";
  range?: Reach;
  target: Target;
  elements: Element[];
  effect: string;
  thresholds: Threshold[];
}
export interface PrintedInnate {
  id: string;
  speed: "fast" | "slow";
  range?: Reach;
  target: Target;
  general?: string;
  levels: Threshold[];
}
export interface PrintedSpace {
  energy?: number;
  plays?: number;
  bonus_plays?: number;
  elements?: (Element | "any" | "chosen")[];
  action?: string;
  /** What it brings when its presence leaves it. */
  on_leave?: string;
}
export interface PrintedTrack {
  id: string;
  spaces: PrintedSpace[];
}
export interface PrintedSpirit {
  id: string;
  set: string;
  complexity: "low" | "moderate" | "high" | "very_high";
  growth: { pick: number | "all"; options: { actions: string[]; unlock?: string }[] }[];
  tracks: PrintedTrack[];
  innates: PrintedInnate[];
  uniques: string[];
  special_rules: { id: string; names: Names; note?: string }[];
}
/** A card that changes a panel; `complexity`: harder, simpler or as demanding as it was. */
export interface PrintedAspect {
  id: string;
  set: string;
  spirit: string;
  complexity: "up" | "down" | "same";
  /** A special rule or an innate power that is gone. */
  replaces?: string;
  innates: PrintedInnate[];
  special_rules: { id: string; names: Names; note?: string }[];
}
export interface InvaderCard {
  id: string;
  stage: number;
  match: (Terrain | "coastal")[];
  escalation: boolean;
}
export interface PrintedEvent {
  id: string;
  parts: unknown[];
  token_event?: string;
  dahan_event?: string;
}
interface Records<T> {
  records: T[];
}
export interface SpiritIslandData {
  numbers: { healthy_blight: number };
  boards: Records<PrintedBoard>;
  layouts: Records<PrintedLayout>;
  powers: Records<PrintedPower>;
  spirits: Records<PrintedSpirit>;
  /** Older material has none. */
  aspects?: Records<PrintedAspect>;
  invader_cards: Records<InvaderCard>;
  /** Older material has none. */
  events?: Records<PrintedEvent>;
  blight_cards: Records<{ id: string }>;
}

export type Kind = PieceView["kind"];
/** In the order in which they lie in a land. */
export const TOKENS = ["beasts", "wilds", "disease", "badlands", "markers", "blight"] as const;
export type Token = (typeof TOKENS)[number];
