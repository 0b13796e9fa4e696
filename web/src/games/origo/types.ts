/** What Origo's data file holds, as far as it is drawn. */

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
