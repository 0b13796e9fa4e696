/** What the data file of Inis holds, as far as it is drawn. */

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
