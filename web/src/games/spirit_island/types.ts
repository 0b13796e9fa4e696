/** What the data file and the view of Spirit Island hold, as far as they are drawn. */

export const ELEMENTS = ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"] as const;
export type Element = (typeof ELEMENTS)[number];
export type Needs = Partial<Record<Element, number>>;
export type Terrain = "jungle" | "mountain" | "sands" | "wetland" | "ocean";
export type Names = Record<"en" | "de", string>;

// ---- printed --------------------------------------------------------------------------------------------------------

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
}
export interface PrintedTrack {
  id: string;
  spaces: PrintedSpace[];
}
export interface PrintedSpirit {
  id: string;
  set: string;
  complexity: "low" | "moderate" | "high" | "very_high";
  growth: { pick: number | "all"; options: { actions: string[] }[] }[];
  tracks: PrintedTrack[];
  innates: PrintedInnate[];
  uniques: string[];
  special_rules: { id: string; names: Names; note?: string }[];
}
export interface InvaderCard {
  id: string;
  stage: number;
  match: (Terrain | "coastal")[];
  escalation: boolean;
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
  invader_cards: Records<InvaderCard>;
  blight_cards: Records<{ id: string }>;
}

// ---- the view -------------------------------------------------------------------------------------------------------

export type Kind = "explorer" | "town" | "city" | "dahan";
export interface PieceView {
  kind: Kind;
  count: number;
  damage: number;
  strife: number;
  health: number;
  strength: number;
}
export const TOKENS = ["blight", "beasts", "wilds", "disease", "badlands"] as const;
export type Token = (typeof TOKENS)[number];

export interface LandView extends Record<Token, number> {
  id: string;
  ground: string;
  place: number;
  number: number;
  terrain: Terrain;
  coastal: boolean;
  in_play: boolean;
  pieces: PieceView[];
  /** By seat. */
  presence: number[];
  sacred: boolean[];
  defend: number;
  isolated: boolean;
}
export interface InnateView {
  id: string;
  levels: boolean[];
  used: boolean;
}
export interface SpiritView {
  seat: number;
  /** Before it is chosen there is nothing else. */
  id: string | null;
  energy: number;
  income: number;
  plays: number;
  card_plays: number;
  tracks: { id: string; spaces: number; covered: number }[];
  elements: Record<Element, number>;
  destroyed: number;
  lands: number;
  hand: string[];
  drawn: string[];
  played: string[];
  used: string[];
  discard: string[];
  forgotten: string[];
  innates: InnateView[];
  /** The ways in which it can grow now by name; which of them it has taken, and which it is taking, by place. */
  growing: { ways: string[]; taken: number[]; option: number | null };
  ready: boolean;
}
export interface Ravage {
  land: string;
  damage: number;
  blight: boolean;
  cascade: boolean;
  lost: number;
  answer: number;
}
export type Phase = "setup" | "spirit" | "fast" | "invaders" | "slow" | "time_passes";
export interface SpiritIslandView {
  phase: Phase;
  turn: number;
  layout: string | null;
  boards: string[];
  /** The board where no spirit starts. */
  extra_board: string | null;
  lands: LandView[];
  spirits: SpiritView[];
  invaders: { explore: string[]; build: string[]; ravage: string[]; extra_build: string[]; deck: number[]; stage: number; discarded: string[] };
  fear: { pool: number; shown: number; earned: number; deck: number[]; level: number; to_next: number | null; by_ritual: boolean; discarded: string[] };
  blight: { card: string | null; healthy: boolean; left: number };
  ravages: Ravage[];
  /** By land: what would be built. */
  builds: Record<string, "town" | "city">;
  /** What holds for a while; `says` is a thing whose name tells it. */
  lasting: { verb: string | null; says: string | null; land: string | null; seat: number | null; until: string }[];
  /** The leading one first. */
  adversaries: { id: string; level: number }[];
  scenario: string | null;
  difficulty: number;
  minors: { deck: number; discarded: number };
  majors: { deck: number; discarded: number };
  /** By seat: what the question is about. */
  doing: ({ cause: string | null; land: string | null } | null)[];
  ending: string | null;
  won: boolean;
}
