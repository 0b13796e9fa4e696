/** What a seat sees of Inis. Written by `python -m tuath.server.wire.typescript`, not by hand. */

export type AdvantagePlace = "display" | "played" | "hand" | "table";

export interface TerritoryView {
  id: string;
  spot: string;
  /** Axial coordinates of its three hexagons. */
  cells: number[][];
  neighbours: string[];
  /** By seat. */
  clans: number[];
  /** Without the Capital. */
  citadels: number;
  capital: boolean;
  sanctuaries: number;
  festival: boolean;
  chieftain: number | null;
  advantage: string;
  advantage_at: AdvantagePlace;
  advantage_of: number | null;
}

export interface CardCounts {
  action: number;
  advantage: number;
  epic: number;
}

/** How far somebody has come with each condition of victory. */
export interface Conditions {
  land: number;
  religion: number;
  territories: number;
}

export interface PlayerView {
  seat: number;
  reserve: number;
  stored: number;
  deeds: number;
  pretender: boolean;
  cards: CardCounts;
  advantages: string[];
  /** Only one's own is known. */
  hand: string[] | null;
  /** What one has seen of another's hand. */
  known: string[];
  conditions: Conditions;
  met: number;
  present: string[];
  declined: string[] | null;
}

/** How many cards go round, and by seat whom they go to; one's own cards and what one has chosen so far. */
export interface DraftView {
  step: number;
  steps: number;
  deal: number;
  deals: number;
  keep: number;
  pass: number;
  to: number[];
  cards: string[] | null;
  kept: string[] | null;
  counts: number[];
}

/** The card that was put aside. */
export interface Aside {
  there: boolean;
  card: string | null;
}

export interface ActionDiscard {
  count: number;
  known: string[];
}

export interface Epics {
  deck: number;
  discard: string[];
  shown: string[];
}

export interface Supply {
  citadels: number;
  sanctuaries: number;
}

/** Somebody draws epic tales and keeps some of them. */
export interface Drawing {
  seat: number;
  number: number;
  keep: number;
  drawn: number;
}

/** A part of an effect that is still to be carried out. */
export interface Order {
  kind: string;
  seat: number | null;
  where: string | null;
  to: string | number | null;
  number: number;
}

export interface PlayedCard {
  card: string | null;
  /** Whose printed effect it is, if it is no card. */
  territory: string | null;
  seat: number | null;
  side: string;
  when: string;
  /** The place it is about. */
  here: string | null;
  cancelled: boolean;
  orders: Order[];
}

export interface LastingCard {
  card: string;
  seat: number;
}

export interface ClashView {
  territory: string;
  instigator: number;
  active: number | null;
  /** By seat. */
  exposed: number[];
  /** By seat. */
  sheltered: number[];
  citadels: number;
  free_citadels: number;
  stage: "shelter" | "maneuvers";
  silenced: boolean;
  attacked: number | null;
  /** By seat. */
  fallen: number[];
  /** Territories where clashes are still to come. */
  waiting: string[];
}

/** A clan has to be taken away. */
export interface Loss {
  seat: number;
  territory: string;
}

export interface ChronicleLine {
  round: number;
  seat: number;
  card: string;
  side: string;
  cancelled: boolean;
}

export interface ResultView {
  ending: string;
  winners: number[];
  scores: number[];
}

/** What a Pretender's claim stands on: one condition, what counts for it and the Deeds that are given to it. */
export interface ClaimView {
  seat: number;
  condition: string;
  count: number;
  deeds: number;
  /** The territories that count. */
  lands: string[];
  /** Those of them without which it would fail, and that one clan holds. */
  hanging: string[];
}

export interface CountedLand {
  territory: string;
  number: number;
}

/** One condition of a player, land by land, and the Deeds that are given to it. */
export interface CountedCondition {
  condition: string;
  lands: CountedLand[];
  deeds: number;
  total: number;
  met: boolean;
}

export interface Reckoned {
  seat: number;
  pretender: boolean;
  conditions: CountedCondition[];
  /** How many conditions are fulfilled. */
  met: number;
}

/** Who wins, or why nobody does: words as data, and their paragraph. */
export interface Verdict {
  winner: number | null;
  key: string;
  params: Record<string, string | number>;
  rule: string;
}

/** What is counted at the Assembly. */
export interface Reckoning {
  /** The Pretenders first, from the Brenn on in turn. */
  rows: Reckoned[];
  verdict: Verdict;
}

export interface InisView {
  phase: string;
  /** Where in the order of play the game is: an id of the course. */
  now: string;
  round: number;
  brenn: number | null;
  direction: "clockwise" | "counterclockwise";
  turn: number | null;
  active: number | null;
  must_play: boolean;
  passes: number;
  moment: string | null;
  /** The territory in question. */
  focus: string | null;
  territories: TerritoryView[];
  /** Territories that have not been found yet. */
  stack: number;
  /** Those of them that one looks at. */
  tiles: string[] | null;
  new: string | null;
  supply: Supply;
  players: PlayerView[];
  needed: number;
  /** Of the Pretenders. */
  claims: ClaimView[];
  /** Who would win if the Assembly were now. */
  foreseen: number | null;
  /** While the Assembly counts, and after it has found a king. */
  reckoning: Reckoning | null;
  draft: DraftView | null;
  display: string[];
  turned: string[];
  aside: Aside;
  action_discard: ActionDiscard;
  epic: Epics;
  drawing: Drawing | null;
  drawn: string[] | null;
  table: PlayedCard[];
  lasting: LastingCard[];
  clash: ClashView | null;
  loss: Loss | null;
  chronicle: ChronicleLine[];
  result: ResultView | null;
}
