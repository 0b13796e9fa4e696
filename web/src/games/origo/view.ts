/** What a seat sees of Origo. Written by `python -m tuath.server.wire.typescript`, not by hand. */

/** A country or a sea: who stands there, and what each would get if it were scored now. */
export interface RegionView {
  id: string;
  kind: "country" | "sea";
  size: number;
  /** By seat. */
  shields: number[];
  full: boolean;
  founded: boolean;
  /** Points of a country for the most shields, the second most, the third most. */
  values: number[] | null;
  /** By seat, if the country were scored now. */
  points: number[] | null;
}

/** A field of the founding track, with the country to which its stone has gone. */
export interface FoundingView {
  points: number;
  red: boolean;
  country: string | null;
}

export interface HandCard {
  id: string;
  /** The free fields it fits now. */
  fields: string[];
}

/** Where the points have come from. */
export interface PointsView {
  start: number;
  founding: number;
  clans: number;
  sea_power: number;
  countries: number;
  supremacy: number;
  path: number;
}

/** What a tribal scoring would bring now. */
export interface OutlookView {
  clans: number;
  sea_power: number;
  countries: number;
  supremacy: number;
}

export interface PlayerView {
  seat: number;
  tribe: string | null;
  /** Points: how far on the path, laps included. */
  total: number;
  space: number;
  supply: number;
  lost: number;
  cards: number;
  /** Only one's own is known. */
  hand: HandCard[] | null;
  /** Sizes, the largest first. */
  clans: number[];
  points: PointsView;
  outlook: OutlookView;
  skipped: boolean;
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

export interface ResultView {
  ending: string;
  winners: number[];
  scores: number[];
}

export interface OrigoView {
  phase: string;
  /** Where in the order of play the game is: an id of the course. */
  now: string;
  round: number;
  starter: number;
  turn: number | null;
  uses: number;
  has_moved: boolean;
  sailed: string[];
  touched: string | null;
  /** By field. */
  shields: Record<string, number>;
  regions: RegionView[];
  founding_track: FoundingView[];
  players: PlayerView[];
  last_on_path: number;
  pile: number;
  /** How often each card lies there. */
  discard: Record<string, number>;
  played: string | null;
  duel: DuelView | null;
  due: number;
  ending: string | null;
  result: ResultView | null;
}
