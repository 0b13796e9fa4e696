/** What The Arrival's data file and view hold, as far as they are drawn. */

export interface MapLocation {
  id: string;
  name: string;
  x: number;
  y: number;
  province: string | null;
  port: boolean;
  castle: boolean;
  label_pos?: string;
}

export interface MapProvince {
  id: string;
  name: string;
  colour: string;
  bonus: number;
  label?: { x: number; y: number };
  outline: [number, number][];
}

export interface MapData {
  canvas: { width: number; height: number };
  provinces: MapProvince[];
  locations: MapLocation[];
  connections: [string, string][];
  balors_isle: { name: string; outline: [number, number][] };
}

export const SECTIONS = ["top", "middle", "bottom"] as const;
export type Section = (typeof SECTIONS)[number];

export const EARNINGS = [
  "discs",
  "swords",
  "shields",
  "fame",
  "fame_per_broch_or_caer",
  "fame_per_caer",
  "tactics",
  "fomori",
] as const;
export type Earning = (typeof EARNINGS)[number];
export type Earnings = Record<Earning, number>;

export interface EarningCard extends Record<Section, Earnings> {
  id: string;
  back: string;
}

export interface ArrivalData {
  map: MapData;
  fomori: { kinds: { id: string; strength: number; fame: number }[]; castle: { strength: number; fame: number } };
  earning_cards: { cards: EarningCard[] };
  tactic_tiles: { tiles: { id: string; kind: string }[] };
}

export interface LocationView {
  id: string;
  owner: number | null;
  discs: number;
  fomori: string | null;
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
  stock: number;
  tiles: string[];
  trophies: number;
  turned_trophies: number;
  builders: number;
  kept: number;
  passed: boolean;
  claims: number;
  cards: { back: string; card: string | null }[];
  blocked: Section[];
}

export interface ArrivalView {
  phase: string;
  round: number;
  rounds: number;
  limit: number;
  limit_reached: boolean;
  starter: number | null;
  next_starter: number | null;
  turn: number | null;
  actions: number;
  locations: LocationView[];
  provinces: { id: string; bonus: number; shields: number }[];
  leaders: LeaderView[];
  stacks: { back: string | null; size: number }[];
  discarded_cards: string[];
  display: string[];
  tile_supply: number;
  used_tiles: string[];
  supply: { swords: number; shields: number; fomori: number };
  face_down: Record<string, number>;
  repelled: Record<string, number>;
  result: { ending: string; winners: number[]; scores: number[] } | null;
}
