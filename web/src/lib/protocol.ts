/** What travels between server and page; the words are those of docs/protocol.md. */

/** A number, or a thing written "domain:id". */
export type Param = string | number;
export type Params = Record<string, Param>;

/** Words as data: a key of the catalogues and what it speaks of. */
export interface Message {
  key: string;
  params: Params;
}

/** A message with the paragraph that forbids. */
export interface Refusal extends Message {
  rule: string;
}

export interface Player {
  id: string;
  name: string;
}

/** What is known of a token after it has been shown. */
export interface Token {
  id: string;
  name: string;
  created: string;
  used: string | null;
}

// ---- games ----------------------------------------------------------------------------------------------------------

export interface GameOption {
  name: string;
  values: string[];
  rule: string;
}

export interface GameSummary {
  key: string;
  seats: { least: number; most: number };
  options: GameOption[];
  bots: string[];
  /** Does anybody ever know what others do not? */
  hides?: boolean;
  rules: number;
  material: string;
}

export interface GameInfo extends GameSummary {
  /** The printed material: the game's data file as it is. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  /** Proper names by thing: "location:umall" is "Umall". */
  names: Record<string, string>;
  domains: Record<string, string[]>;
  /** What things do, such as tiles. */
  texts: Record<string, Message>;
}

export interface Paragraph {
  id: string;
  text: string;
  mechanical: boolean;
}

export interface Part {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Digest {
  preface: string;
  parts: Part[];
}

// ---- tables ---------------------------------------------------------------------------------------------------------

/** A table that has waited too long for players is "expired" and in no list of open ones. */
export type Status = "waiting" | "expired" | "playing" | "over";

export interface Clock {
  left: number;
  running: boolean;
}

export interface ClockSetting {
  minutes: number;
  increment: number;
}

export interface Chair {
  seat: number;
  kind: "human" | "guest" | "bot" | "open";
  name: string | null;
  player: string | null;
  bot: string | null;
  online: boolean;
  resigned: boolean;
  /** The player's time has run out, and a bot plays on. */
  late: boolean;
  /** Of a free chair: who may come back until somebody has taken it. */
  kept: string | null;
  clock: Clock | null;
}

export interface Option {
  id: string;
  /** What the option is, costs and brings; `about.option` is the thing itself. */
  about: Params;
}

/** Of others it is known who is asked what, never what they could answer. */
export interface Question {
  seat: number;
  key: string;
  rule: string;
}

/** A question put to a seat of mine. */
export interface Asked extends Question {
  domain: string;
  on_board: boolean;
  options: Option[];
}

export interface LogLine extends Message {
  count: number;
  at: string;
  /** Told to this seat alone. */
  to?: number | null;
}

export interface ChatLine {
  from: string;
  player: string | null;
  text: string;
  message: Message | null;
  at: string;
}

export interface Answer {
  seat: number;
  key: string;
  option: string;
}

export interface UndoAsked {
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** Somebody is missing; when all who are asked agree, this chair stands in the place of his. */
export interface ReplaceAsked {
  seat: number;
  chair: string;
  agreed: number[];
  waiting: number[];
}

export interface Result {
  ending: string;
  winners: number[];
  scores: number[];
}

/** What a seat may see: written by the game, drawn by the game's component. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

/** What is printed, as a table has it from its beginning to its end. */
export interface Material {
  fingerprint: string;
  shipped: boolean;
  current: boolean;
}

export interface Table {
  id: string;
  game: string;
  material: Material;
  rules: { begun: number; now: number };
  version: number;
  count: number;
  status: Status;
  setup: { seats: number; options: Record<string, string> };
  chairs: Chair[];
  mine: number[];
  host: string | null;
  public: boolean;
  invitation?: string | null;
  /** The secret of the spectators' link. */
  watch?: string | null;
  /** Has the host named the seed, and is it the game's? */
  seed: "chosen" | "mixed" | null;
  view: View;
  views?: Record<string, View>;
  asked: (Question | Asked)[];
  log: LogLine[];
  chat: ChatLine[];
  undo: Record<string, Refusal | null>;
  undo_asked: UndoAsked | null;
  replace_asked: ReplaceAsked | null;
  /** Seats that I may take back. */
  returns: number[];
  last: Answer | null;
  /** Things the seats are called by: "seat:p1" is "tribe:fir_bolg". */
  seat_names: Record<string, string>;
  /** What things are at this table. */
  called: Record<string, string>;
  result: Result | null;
  /** How many look on without a chair, if the server tells. */
  spectators?: number;
}

/** A whole table, or with `since` what has changed since that version: what is not named is as it was. */
export interface Update extends Partial<Table> {
  version: number;
  log: LogLine[];
  chat: ChatLine[];
  since?: number;
  /** The parts of the view that are different. */
  view_changes?: Record<string, unknown>;
}

export interface Summary {
  id: string;
  game: string;
  chairs: Chair[];
  status: Status;
  public: boolean;
  created: string;
  round: number | null;
  my_turn: boolean;
  /** It cannot be read at present; told of my own tables. */
  damaged?: boolean;
}

export interface Lists {
  open: Summary[];
  mine: Summary[];
  running: Summary[];
}

/** The table after so many answers. */
export interface Moment {
  count: number;
  total: number;
  view: View;
  log: LogLine[];
  last: Answer | null;
}

export interface Statistics {
  rounds: { round: number; series: Record<string, number[]> }[];
}

export interface Why {
  refusal: Refusal | null;
  note: Params | null;
}

export interface NewTable {
  game: string;
  chairs: string[];
  options: Record<string, string>;
  public: boolean;
  clock: ClockSetting | null;
  seed: number | null;
}

// ---- the socket -----------------------------------------------------------------------------------------------------

export type FromServer =
  | { type: "table"; table: Update; acks?: string[] }
  | { type: "ack"; ids: string[] }
  | { type: "refused"; id: string | null; error: Refusal; table: Table | null; retry_after?: number }
  | { type: "ping" };

export type ToServer =
  | { type: "answer"; seat: number; option: string; version: number; id: string }
  | { type: "pong" };

// ---- what one asks of these -----------------------------------------------------------------------------------------

export function isMine(question: Question | Asked): question is Asked {
  return "options" in question && Array.isArray(question.options);
}

/** "seat:p1" is seat 0. */
export function seatThing(seat: number): string {
  return `seat:p${seat + 1}`;
}

export function seatOf(thing: Param | undefined): number | null {
  const found = /^seat:p(\d+)$/.exec(String(thing ?? ""));
  return found ? Number(found[1]) - 1 : null;
}
