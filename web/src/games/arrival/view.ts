/** What a seat sees of The Arrival. Written by `python -m tuath.server.wire.typescript`, not by hand. */

export interface LocationView {
  id: string;
  owner: number | null;
  /** A settlement has one, a broch two, a caer three. */
  discs: number;
  /** A kind of Fomori, or `castle`. */
  fomori: string | null;
}

export interface ProvinceView {
  id: string;
  bonus: number;
  shields: number;
}

/** An earning card before a leader: its front is known when it has been turned up. */
export interface CardView {
  back: string;
  card: string | null;
}

export interface LeaderView {
  seat: number;
  tribe: string | null;
  fame: number;
  corruption: number;
  discs: number;
  swords: number;
  shields: number;
  fomori: number;
  /** Discs that have not been earned yet. */
  stock: number;
  tiles: string[];
  trophies: number;
  turned_trophies: number;
  builders: number;
  kept: number;
  passed: boolean;
  claims: number;
  cards: CardView[];
  blocked: ("top" | "middle" | "bottom")[];
}

/** A stack of earning cards, and the back of the one on top. */
export interface StackView {
  back: string | null;
  size: number;
}

export interface SupplyView {
  swords: number;
  shields: number;
  fomori: number;
}

export interface ResultView {
  ending: string;
  winners: number[];
  scores: number[];
}

export interface ArrivalView {
  phase: string;
  /** Where in the order of play the game is: an id of the course. */
  now: string;
  round: number;
  rounds: number;
  /** The corruption at which the game may end. */
  limit: number;
  limit_reached: boolean;
  starter: number | null;
  next_starter: number | null;
  turn: number | null;
  actions: number;
  locations: LocationView[];
  provinces: ProvinceView[];
  leaders: LeaderView[];
  stacks: StackView[];
  discarded_cards: string[];
  /** Tactic tiles that can be taken. */
  display: string[];
  tile_supply: number;
  used_tiles: string[];
  supply: SupplyView;
  /** By kind: Fomori that nobody has seen yet. */
  face_down: Record<string, number>;
  /** By kind. */
  repelled: Record<string, number>;
  result: ResultView | null;
}
