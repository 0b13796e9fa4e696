/** What Origo's data file and view hold, as far as they are drawn. */

export interface PrintedCountry {
  id: string;
  code: string;
  points: [number, number, number];
}

export type CardKind = "row" | "column" | "country" | "population" | "ship";

export interface PrintedCard {
  id: string;
  kind: CardKind;
  rows?: string[];
  columns?: number[];
  country?: string;
}

export interface OrigoData {
  map: { rows: string[] };
  countries: { countries: PrintedCountry[] };
  seas: { seas: { id: string; code: string }[] };
  founding_track: { fields: { points: number; red: boolean }[] };
  cards: { hand: number; cards: PrintedCard[] };
  constants: {
    path: number;
    start_spaces: number[];
    clan_points: number[];
  };
  tribes: { tribes: { id: string; leader: string }[] };
}

export interface HandCard {
  id: string;
  /** The free fields it fits now. */
  fields: string[];
}

export interface PlayerView {
  seat: number;
  tribe: string | null;
  /** Points: how far on the path, laps included. */
  total: number;
  supply: number;
  lost: number;
  cards: number;
  /** Only one's own is known. */
  hand: HandCard[] | null;
  /** Sizes, the largest first. */
  clans: number[];
  /** What a tribal scoring would bring now. */
  outlook: { clans: number; sea_power: number; countries: number; supremacy: number };
  skipped: boolean;
}

export interface RegionView {
  id: string;
  kind: "country" | "sea";
  size: number;
  /** By seat. */
  shields: number[];
  full: boolean;
  founded: boolean;
  values: [number, number, number] | null;
  /** By seat, if it were scored now. */
  points: number[] | null;
}

export interface DuelView {
  field: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  attack_cards: string[];
  defence_cards: string[];
  opening: boolean;
  to_act: number;
  card_strength: number;
}

export interface OrigoView {
  phase: string;
  round: number;
  starter: number;
  turn: number | null;
  uses: number;
  has_moved: boolean;
  sailed: string[];
  touched: string | null;
  shields: Record<string, number>;
  regions: RegionView[];
  founding_track: { points: number; red: boolean; country: string | null }[];
  players: PlayerView[];
  last_on_path: number;
  pile: number;
  discard: Record<string, number>;
  played: string | null;
  duel: DuelView | null;
  due: number;
  ending: string | null;
  result: { ending: string; winners: number[]; scores: number[] } | null;
}
