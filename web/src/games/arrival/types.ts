/** What The Arrival's data file holds, as far as it is drawn. */

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
