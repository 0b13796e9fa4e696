/** What the data file and the view of Inis hold, as far as they are drawn. */
import type { Cell } from "./map";

export type CardKind = "action" | "advantage" | "epic";

export interface PrintedMode {
  side: "season" | "triskel" | "automatic";
  when?: string;
}

export interface PrintedCard {
  id: string;
  kind: CardKind;
  four?: boolean;
  territory?: string;
  modes: PrintedMode[];
}

export interface InisData {
  pieces: { clans: number; citadels: number; sanctuaries: number; pretenders: number };
  cards: { cards: PrintedCard[] } | PrintedCard[];
}

export interface TerritoryView {
  id: string;
  spot: string;
  cells: Cell[];
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
  advantage_at: "display" | "played" | "hand" | "table";
  advantage_of: number | null;
}

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
  cards: { action: number; advantage: number; epic: number };
  advantages: string[];
  /** Only one's own is known. */
  hand: string[] | null;
  /** What one has seen of another's hand. */
  known: string[];
  conditions: Conditions;
  met: number;
  declined: string[] | null;
}

export interface DraftView {
  step: number;
  steps: number;
  deal: number;
  deals: number;
  keep: number;
  pass: number;
  /** By seat: whom the cards go to. */
  to: number[];
  cards: string[] | null;
  kept: string[] | null;
  counts: number[];
}

export interface Order {
  kind: string;
  seat: number | null;
  where: string | null;
  to: string | number | null;
  number: number;
}

export interface PlayedCard {
  card: string | null;
  seat: number | null;
  side: string;
  cancelled: boolean;
  /** Whose printed effect it is, if it is no card. */
  territory: string | null;
  /** The place it is about. */
  here: string | null;
  orders: Order[];
}

export interface ClashView {
  territory: string;
  instigator: number;
  active: number | null;
  /** By seat. */
  exposed: number[];
  sheltered: number[];
  citadels: number;
  free_citadels: number;
  stage: "shelter" | "maneuvers";
  silenced: boolean;
  attacked: number | null;
  waiting: string[];
}

export interface ChronicleLine {
  round: number;
  seat: number;
  card: string;
  side: string;
  cancelled: boolean;
}

export interface InisView {
  phase: "setup" | "assembly" | "draft" | "season" | "over";
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
  stack: number;
  tiles: string[] | null;
  new: string | null;
  supply: { citadels: number; sanctuaries: number };
  players: PlayerView[];
  needed: number;
  draft: DraftView | null;
  display: string[];
  turned: string[];
  aside: { there: boolean; card: string | null };
  action_discard: { count: number; known: string[] };
  epic: { deck: number; discard: string[]; shown: string[] };
  drawn: string[] | null;
  drawing: { seat: number; number: number; keep: number } | null;
  table: PlayedCard[];
  lasting: { card: string; seat: number }[];
  clash: ClashView | null;
  loss: { seat: number; territory: string } | null;
  chronicle: ChronicleLine[];
  result: { ending: string; winners: number[]; scores: number[] } | null;
}
