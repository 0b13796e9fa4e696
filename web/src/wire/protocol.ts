/** What travels between server and page. Written by `python -m tuath.server.wire.typescript`, not by hand. */

export interface Name {
  name: string;
}

export interface Passphrase {
  passphrase: string;
}

export interface TokenName {
  name: string;
  /** `read`: look on; `play`: also play at tables; `host`: also open them and change who one is. */
  scope?: "read" | "play" | "host";
}

export interface Recovery {
  name: string;
  passphrase: string;
}

/** What stands in a link for another device. */
export interface SignInKey {
  /** What follows the `#`. */
  key: string;
}

/** A passkey that a browser has just made. */
export interface NewPasskey {
  /** What the player calls it. */
  name: string;
  /** Its id, in base64url. */
  credential: string;
  /** `clientDataJSON` of the answer, in base64url. */
  client: string;
  /** `attestationObject` of the answer, in base64url. */
  attestation: string;
}

/** What a passkey has signed. */
export interface PasskeyAnswer {
  /** Its id, in base64url. */
  credential: string;
  /** `userHandle` of the answer, in base64url. */
  user: string;
  /** `clientDataJSON` of the answer, in base64url. */
  client: string;
  /** `authenticatorData` of the answer, in base64url. */
  authenticator: string;
  /** The signature, in base64url. */
  signature: string;
}

/** The same for signing in. */
export interface PasskeySignIn extends PasskeyAnswer {
  /** Do the other sign-ins of the player end? */
  alone?: boolean;
}

/** Of who somebody is: one of these. */
export interface Proof {
  passphrase?: string | null;
  /** Of a link from another device. */
  key?: string | null;
  /** What one of the player's passkeys has signed. */
  passkey?: PasskeyAnswer | null;
}

/** Whole days, the first and the last among them, on which all clocks by days rest. */
export interface VacationWish {
  first: string;
  last: string;
  /** The time zone by which they begin and end. */
  zone?: string;
}

/** Whether somebody wants to be told when a table asks them. */
export interface Notice {
  notified: boolean;
}

export type Spoken = "en" | "de";

/** Where word of my turns is to be sent, and in which language. */
export interface WebhookWish {
  address: string;
  language?: Spoken;
}

/** A mailbox, which is asked first. */
export interface MailWish {
  address: string;
  language?: Spoken;
}

/** What stands in a link of a mail. */
export interface MailKey {
  key: string;
}

/** A subscription to the Push API, as a browser gives it. */
export interface PushWish {
  /** The address at its push service. */
  endpoint: string;
  /** Its public key, 65 bytes in base64url. */
  p256dh: string;
  /** What it shares with us, 16 bytes in base64url. */
  auth: string;
  language?: Spoken;
}

/** Whether word goes there, and in which language. */
export interface ChannelSwitch {
  /** False: off, until it is switched on again. */
  on: boolean;
  language?: Spoken;
}

/** What a program says of itself. */
export interface ProgramWish {
  /** What it plays, by key. */
  games: string[];
  /** One line of up to 120 characters. */
  about?: string;
  /** Who may invite it. */
  open?: "everybody" | "nobody";
  /** At how many tables it plays at the same time. */
  at_once?: number;
}

/** Somebody deletes themselves, and says their name so that it is meant. */
export interface Farewell {
  name: string;
}

/** `mute`: not heard; `block`: neither heard nor sat with; null: neither any more. */
export interface Blocking {
  /** `mute`: I do not hear them; `block`: nor do they sit down at my tables; null: neither any more. */
  kind: "mute" | "block" | null;
}

/** Something that the host of the server should know about somebody. */
export interface Reporting {
  /** What it is about: what was said, how it was played, the name, or something else. */
  kind: "chat" | "play" | "name" | "other";
  /** What has happened, in up to 1,000 characters. */
  text: string;
  /** Where, if it was at a table. */
  table?: string | null;
}

/** Whether somebody is to be a friend. */
export interface Befriending {
  /** True: ask them, or accept where they have asked; false: no more, or take back or decline what is asked. */
  friend: boolean;
}

/** Who is to come to a table. */
export interface Inviting {
  /** Friends, or members of a club of mine. */
  players: string[];
}

/** What a club is to be called; to end it, what it is called. */
export interface ClubWish {
  name: string;
}

/** What stands in the link of a club. */
export interface ClubKey {
  invitation: string;
}

/** What somebody is to be in a club. */
export interface MemberWish {
  /** Null: no member any more. */
  role: "host" | "member" | null;
}

/** When another season is to begin. */
export interface SeasonWish {
  /** Its first day; a season that has not begun yet begins on this day instead. */
  first: string;
  /** The time zone by which that day begins. */
  zone?: string;
}

/** How much time everybody has for the whole game, and how many seconds each answer gives back. */
export interface ClockSetting {
  minutes: number;
  increment?: number;
  gone?: "bot" | "wait" | "end";
}

/** How many days everybody has for each answer, and how many in reserve for the whole game. */
export interface DaysSetting {
  days: number;
  reserve?: number;
  /** Do clocks rest on Saturday and Sunday? */
  weekends?: boolean;
  /** The time zone by which these days begin and end. */
  zone?: string;
  gone?: "bot" | "wait" | "end";
}

export type AnyClockSetting = ClockSetting | DaysSetting;

export interface NewTable {
  game: string;
  /** `me`, `open`, `guest:NAME` or `guest`, `bot:NAME`, or `program:ID` of one that listens. */
  chairs: string[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: AnyClockSetting | null;
  seed?: number | null;
  /** `quiet`: at moments at which somebody may answer, only who can or wants to be is asked; `strict`: everybody. */
  asking?: "quiet" | "strict";
  /** Seconds, 10 to 60, in which who may answer does, or lets it happen; without it as the host has it, usually 20. */
  answer_limit?: number | null;
  /** Who may ask for hints: who plays against no other person, everybody, nobody. */
  hints?: "alone" | "allowed" | "forbidden";
  /** Does the result count for how strong people are? There nobody has guests, a seed, or hints. */
  rated?: boolean;
  /**
   * Seconds by which those who only look on are behind, where cards are hidden; without it what is usual: as the host
   * has it at public tables (three minutes), none at private ones, at least three minutes at rated ones.
   */
  delay?: 0 | 180 | 900 | null;
  /** For a club of mine: its members see the table and sit down, nobody else; it is never public. */
  club?: string | null;
}

export type Pace = "live" | "days";

/** A table that somebody would like to sit at, with whoever comes. */
export interface Finding {
  game: string;
  seats: number;
  /** `live`: minutes; `days`: by days; null: whatever there is, or else minutes. */
  pace?: Pace | null;
  /** A table whose result counts for the strength. */
  rated?: boolean;
}

/** What somebody thinks of setting up. */
export interface PlannedTable {
  seats: number;
  options?: Record<string, string>;
}

export interface RecordText {
  record: string;
}

export interface Joining {
  seat?: number | null;
  invitation?: string | null;
}

export interface SeatOnly {
  seat: number;
}

/** Something that counts once however often it is sent. */
export interface Once extends SeatOnly {
  /** Any name that the client gives to what it sends. */
  id?: string | null;
}

export interface Answering extends Once {
  option: string;
  /** Of the table as the client knows it. */
  version?: number | null;
}

export interface Undoing extends Once {}

export interface Agreeing extends SeatOnly {
  agree: boolean;
}

/** When somebody wants to be asked: at a kind of moment, one of the wishes that the game knows for it. */
export interface Wishing extends SeatOnly {
  moment: string;
  wish: string;
  /** Only as long as the round lasts, or the clash: not from now on. */
  for_now?: boolean;
}

/** Somebody would like to know what a strong player would do. */
export interface HintWanted extends SeatOnly {
  /** Think longer about it, for surer numbers. */
  longer?: boolean;
}

export interface Saying {
  /** In one line, 500 characters at most. */
  text: string;
}

/** Whether somebody may speak in the chat of a table. */
export interface Silencing {
  player: string;
  /** May they not? */
  silent: boolean;
}

/** A mark on the plan of this turn. */
export interface Marking extends SeatOnly {
  kind: "pin" | "ask" | "note" | "take" | "aim" | "card" | "ready";
  place?: string;
  /** The card or power that is meant to be used there. */
  thing?: string;
  text?: string;
  /** Take it away. */
  gone?: boolean;
}

/** A step of a lesson that was explained and has been read. */
export interface StepRead {
  step: string;
}

/** Back in the line of a puzzle. */
export interface GoingBack {
  /** To where so many answers had been given; otherwise to the start. */
  count?: number | null;
}

/** A hint for a puzzle, or its solution. */
export interface HelpWanted {
  what: "hint" | "solution";
}

/** How another game is to differ from the one that is over. */
export interface Rematching {
  kind?: "same" | "turned" | "kept" | "up" | "down" | "from";
  /** Of `from`: the round from whose beginning it goes on. */
  round?: number | null;
}

/** A moment of a game that is over, and the seat that one takes there. */
export interface TryingOut extends SeatOnly {
  /** After so many answers. */
  count: number;
}

export interface Replacing extends SeatOnly {
  /** `open`, `bot:NAME`, and before the game has begun `program:ID`. */
  chair: string;
}

/** A tournament, with all that is settled before anybody joins. */
export interface NewTournament {
  name: string;
  game: string;
  mode?: "robin" | "swiss";
  /** How many sit at a table; where everybody meets everybody two. */
  size?: number;
  /** How often everybody meets everybody; the second time with the seats turned. */
  times?: number;
  /** Of a Swiss one; at tables for two no more are played than there are opponents. */
  rounds?: number;
  /** Players without whom it does not begin; at least as many as sit at a table. */
  least?: number;
  /** 16 where everybody meets everybody, otherwise 64. */
  most?: number;
  /** For the games of a round; after that its host may end what is stuck. */
  days?: number;
  options?: Record<string, string>;
  clock: AnyClockSetting;
  /** Anybody may join; otherwise those with its link. */
  public?: boolean;
  /** The club whose members alone may join. */
  club?: string | null;
  /** When it begins by itself; null: when its host says so. */
  starts?: string | null;
}

/** Where it is not public, the invitation of its link. */
export interface JoiningTournament {
  invitation?: string | null;
}

/** A game of a tournament that should be over. */
export interface EndingGame {
  /** Where it is played. */
  table: string;
}

export interface LiveAnswer extends Answering {
  type: "answer";
}

export interface Pong {
  type: "pong";
}

export type ToServer = LiveAnswer | Pong;

/** A number, or a thing written `domain:id`. */
export type Param = number | string;

export type Params = Record<string, Param>;

export type Seats = number[];

/** What a seat may see: written by the game, drawn by the game's own component. */
export type View = Record<string, any>;

/** Words as data: a key of the catalogues and what it speaks of. */
export interface Message {
  key: string;
  params: Params;
}

/** Why not: the message, and the paragraph that forbids. */
export interface Refusal extends Message {
  rule: string;
}

export interface Problem {
  error: Refusal;
  /** The same in the language of `Accept-Language`, for programs that have no catalogues. */
  said?: string;
  /** What the rules say to an answer inside a record. */
  because?: Refusal | null;
}

/** Hosts rename the club, renew its link, name other hosts, let members go, and begin seasons. */
export type ClubRole = "host" | "member";

/** Somebody with whom one is friends, or with whom that is asked. */
export interface Friend {
  player: Player;
  /** Since when; or when it was asked. */
  since: string;
}

/** Friends, and what is asked; who has declined does not say so. */
export interface Friends {
  /** The first one first. */
  friends: Friend[];
  /** Who would like to be a friend of mine. */
  ask_me: Friend[];
  /** Whom I have asked. */
  asked: Friend[];
}

/** Somebody would like to have me at a table. */
export interface Invited {
  table: ListedTable;
  /** Who invites. */
  by: Player;
  at: string;
  /** The secret with which one sits down there, also where the table is private. */
  invitation: string;
}

/** Tables at which a chair is free for me. */
export interface Invitations {
  /** The last one first. */
  invitations: Invited[];
}

/** Who could come to a table that waits. */
export interface Companions {
  /** Those who are invited; who does not want to come does not say so. */
  invited: Player[];
  /** Friends of mine, and members of my clubs, whom nobody has invited. */
  others: Player[];
}

/** A club of mine in a list. */
export interface MyClub extends ClubName {
  /** What I am there. */
  role: ClubRole;
  /** How many are in it. */
  members: number;
  /** When I came. */
  since: string;
}

/** The clubs that somebody is in. */
export interface Clubs {
  /** By name. */
  clubs: MyClub[];
}

/** What is seen of a club by who has its link. */
export interface ClubDoor extends ClubName {
  /** How many are in it. */
  members: number;
  /** Am I in it? */
  mine: boolean;
}

/** Somebody in a club. */
export interface ClubMember {
  player: Player;
  /** What they are there. */
  role: ClubRole;
  /** When they came. */
  since: string;
}

/** A season lasts until the next one begins. */
export interface ClubSeason {
  /** From 1. */
  number: number;
  /** Its first day, as 2027-01-01. */
  first: string;
  /** Has it begun, and ended? */
  state: "over" | "running" | "planned";
}

/** A club, as its members see it. */
export interface Club extends ClubName {
  /** What I am there. */
  role: ClubRole;
  created: string;
  /** The secret of the link that lets one join. */
  invitation: string;
  /** Hosts first, then who has been there longest. */
  members: ClubMember[];
  /** The first one first. */
  seasons: ClubSeason[];
  /** Tables of the club with a free chair. */
  open: ListedTable[];
  /** Games of the club that go on. */
  running: ListedTable[];
}

/** Where somebody stands. */
export interface SeasonLine {
  /** From 1; who is equal in all that counts has the same. */
  rank: number;
  player: Player;
  /** That have counted. */
  games: number;
  /** Of these. */
  won: number;
  /** Every game is worth as many points as people played it; those who have won share them. */
  points: number;
}

/** Points, then more wins, then fewer games. */
export interface SeasonTable {
  /** Null: all games in which somebody wins alone. */
  game: string | null;
  /** The first one first. */
  lines: SeasonLine[];
}

/** Where somebody stands at a game that all win or lose together. */
export interface TogetherLine {
  /** From 1; who is equal in all that counts has the same. */
  rank: number;
  player: Player;
  /** That have counted. */
  games: number;
  /** Of these. */
  won: number;
  /** The hardest that was won. */
  hardest: Message | null;
}

/** The harder win, then more wins, then fewer games. */
export interface TogetherTable {
  game: string;
  /** The first one first. */
  lines: TogetherLine[];
}

/** How a season stands; bots and guests do not count, nor games with fewer than two people. */
export interface SeasonTold {
  /** Which one it is. */
  season: ClubSeason;
  /** That have counted. */
  games: number;
  /** Over all, then by title. */
  tables: SeasonTable[];
  /** By title. */
  together: TogetherTable[];
}

/** Something that is so, and the paragraph that says why, if one does. */
export interface Sentence {
  message: Message;
  rule: string;
}

/** A figure, with what explains it. */
export interface Cell {
  number: number | null;
  /** An amount more or less, not a count. */
  signed: boolean;
  mark: "" | "met" | "good" | "bad" | "quiet" | "sum";
  of: number | null;
  parts: number[];
  raised: number;
  total: number | null;
  words: Message[];
}

/** Figures of a seat, or of something that has a name. */
export interface Row {
  cells: Cell[];
  seat: number | null;
  head: Message | null;
  below: Message | null;
  mark: "" | "won" | "lost" | "quiet" | "sum";
  /** That it tells of. */
  round: number | null;
}

export interface Column {
  head: Message | null;
  seat: number | null;
  /** It holds words. */
  wide: boolean;
}

export interface Sheet {
  columns: Column[];
  rows: Row[];
}

/** One side of a balance; its parts are by seat, or nobody's. */
export interface Side {
  number: number;
  head: Message;
  parts: ([number | null, number])[];
}

/** A way in which the game can end, and whether it has. */
export interface Outcome {
  sign: string;
  message: Message;
  came: boolean;
}

export interface Figure {
  number: number;
  message: Message;
}

export interface Bar {
  seat: number;
  parts: number[];
}

export interface Bars {
  sources: Message[];
  rows: Bar[];
}

/** A score as a sum. */
export interface Sum {
  head: Message;
  terms: Figure[];
}

/** A part of the reckoning; what it does not have is empty. */
export interface Box {
  id: string;
  title: Message;
  rule: string;
  note: Message | null;
  balance: Side[] | null;
  ways: Outcome[];
  figures: Figure[];
  sheet: Sheet | null;
  bars: Bars | null;
  sum: Sum | null;
  lines: Sentence[];
  /** It tells what did not count. */
  quiet: boolean;
}

export interface Rank {
  seat: number;
  place: number | null;
  cell: Cell;
}

/** What counted, round by round: by seat, or by these names of what belongs to all. */
export interface Course {
  title: Message;
  points: [number, number[]][];
  names: Message[];
  note: Message | null;
}

/** Who has won and why, and where every point came from. */
export interface Ending {
  title: Message;
  reason: Sentence;
  ranks: Rank[];
  boxes: Box[];
  course: Course;
}

/** From this many answers on it stood like this. */
export interface CurvePoint {
  count: number;
  values: number[];
}

/** Round 0 is what comes before the first. */
export interface RoundBegins {
  round: number;
  count: number;
}

/** A turning point: by how much a lead changed within one turn, for the better or worse. */
export interface Swing {
  count: number;
  round: number;
  seat: number | null;
  change: number;
  place: string | null;
  line: Message | null;
}

/** After so many answers a seat asked for a hint. */
export interface HintMark {
  count: number;
  seat: number;
}

/** How a game has gone, answer by answer: by seat, or by these names of what belongs to all. */
export interface Curve {
  label: Message;
  names: Message[];
  points: CurvePoint[];
  rounds: RoundBegins[];
  /** After so many answers somebody else is at it. */
  turns: number[];
  swings: Swing[];
  hints: HintMark[];
}

/** An option that was there: what to answer, how likely the player wins then in per cent, and why. */
export interface Weighed {
  steps: WayStep[];
  chance: number;
  reasons: Message[];
  /** Where on the board it leads, as a thing. */
  place: string | null;
}

/** A choice that cost five per cent or more, by what the player knew. */
export interface Judged {
  /** After so many answers it was made... */
  count: number;
  /** ...and after so many it was complete. */
  until: number;
  seat: number;
  played: Weighed;
  better: Weighed;
  also: Weighed | null;
  /** How unsure the difference is, in per cent. */
  doubt: number;
  /** That were played on from there, or worlds that were looked at. */
  games: number;
}

/** What a game looks like to a strong bot afterwards: chances to win from what each player knew then. */
export interface Analysis {
  level: string;
  /** There is one chance for all. */
  together: boolean;
  /** In per cent, by seat. */
  points: CurvePoint[];
  /** That decided it; a change is one of the chance, in per cent. */
  moments: Swing[];
  choices: Judged[];
  /** What each turn cost and saved, in games that tell it. */
  turns: Sheet | null;
}

/** `off`: this server makes none; `none`: nobody has asked for it. */
export type AnalysisState = "off" | "none" | "under_way" | "failed" | "done";

export interface SomeAnalysis {
  analysis: Analysis | null;
  state: AnalysisState;
  /** How much of it is done, in per cent. */
  part: number;
}

/** A way to play again, as a button says it. */
export interface Again {
  kind: RematchKind;
  label: Message;
  round: number | null;
}

export interface SomeEnding {
  /** None for a game that was broken off, or that the present rules cannot tell to its end. */
  ending: Ending | null;
  /** What those who played may ask for, what is wished most often first. */
  again: Again[];
}

export interface SomeCurve {
  curve: Curve | null;
}

export interface SeatRange {
  least: number;
  most: number;
}

/** A value of an option that is to be had only while another option has one of these values. */
export interface OptionNeed {
  value: string;
  option: string;
  values: string[];
}

export interface GameOption {
  name: string;
  values: string[];
  rule: string;
  needs: OptionNeed[];
}

/** What there is to say of a table before it is made. */
export interface SetupTold {
  /** Why it cannot be had like this, if so. */
  refusal: Refusal | null;
  remarks: Message[];
}

/** How long the lesson of a game is. */
export interface LessonShape {
  minutes: number;
  /** How many steps each has. */
  chapters: number[];
}

/** A question that the learner answers, what we would choose, and what alone may be chosen. */
export interface LessonMove {
  question: string;
  take: string[];
  allow: string[];
}

/** A line of the log that tells what an opponent has done, and what it has to say for the reason to be true. */
export interface LessonWhy {
  line: string;
  seat: number;
  given: Record<string, number | string>;
}

/** The catalogues have its words: `<game>-lesson-<id>-title`, `-text`, `-board`, `-move`, `-free`, `-why`. */
export interface LessonStep {
  id: string;
  kind: "explain" | "move";
  moves: LessonMove[];
  /** Things of the game, or parts of the page as `page:tray`. */
  light: string[];
  why: LessonWhy | null;
}

export interface LessonChapter {
  id: string;
  minutes: number;
  steps: LessonStep[];
}

/** A table that suits somebody who is new to the game. */
export interface FirstTable {
  seats: number;
  /** Those that are not as usual. */
  options: Record<string, string>;
}

export interface GameSummary {
  key: string;
  seats: SeatRange;
  options: GameOption[];
  /** What is begun with where nobody has chosen anything. */
  first_table: FirstTable;
  bots: string[];
  /** Does anybody ever know what others do not? */
  hides: boolean;
  /** The version of the rules that a new game is played by. */
  rules: number;
  /** The fingerprint of what is printed, as a new table has it. */
  material: string;
  lesson: LessonShape | null;
  /** How many there are to solve. */
  puzzles: number;
  /** Are there moments at which others may answer what somebody does? */
  reacts: boolean;
  /** May its tables be rated? A game that all win or lose together is not. */
  rated: boolean;
}

/** A puzzle of a game: the catalogues have its words, `<game>-puzzle-<kind>`. */
export interface PuzzleListed {
  number: number;
  kind: string;
  /** How hard it is: 1 to 3. */
  level: number;
  /** Who chooses by chance succeeds one time out of so many. */
  rare: number;
}

export interface PuzzleList {
  puzzles: PuzzleListed[];
}

export interface Games {
  games: GameSummary[];
}

/** A part of the order of play; one that is inside is a part of the phase before it. */
export interface CoursePhase {
  id: string;
  rule: string;
  inside: boolean;
}

/** A kind of moment at which a player may want to be asked; the catalogues name it `<game>-stop-<id>`. */
export interface Stop {
  id: string;
  wishes: string[];
  usual: string;
  /** What can be played there. */
  things: string[];
}

/** The catalogues have its words: `<game>-term-<id>`, `-forms`, `-text`, `-here`. */
export interface Term {
  id: string;
  rule: string;
}

/** What words may name of several lines: each thing of a parameter, its sum, its sum by player, or their number. */
export interface Gathered {
  name: string;
  how: "each" | "sum" | "tally" | "count";
  line: string;
  param: string;
}

/** A part of what is told in one line: the catalogues have it as `<game>-chronicle-<chapter>-<id>`. */
export interface ChronicleClause {
  id: string;
  gathered: Gathered[];
  /** Left out where a player's whole round is one line. */
  is_detail: boolean;
}

/** What is told in one line, or in one for each player; its words begin with `<game>-chronicle-<id>`. */
export interface ChronicleChapter {
  id: string;
  by_seat: boolean;
  /** Also while the round lasts. */
  at_once: boolean;
  clauses: ChronicleClause[];
  /** Lines that belong to it without a word of their own. */
  beneath: string[];
}

/** What players have after a round: what they began with, and the lines by which it grows and shrinks. */
export interface ChronicleTotal {
  id: string;
  start: number;
  param: string;
  up: string;
  down: string;
}

/** How many lines of the log are told in one, and a round as a story; lines without the key of their game. */
export interface Chronicle {
  game: string;
  chapters: ChronicleChapter[];
  /** How everybody stands, told with the last chapter. */
  totals: ChronicleTotal[];
  /** Lines with which the last round is over. */
  ends: string[];
}

/** What has many lines in the log and is told in one where one looks back: `<game>-episode-<id>` and its clauses. */
export interface Episode {
  game: string;
  id: string;
  begins: string;
  ends: string;
  /** Lines that there are in no other place. */
  within: string[];
  /** The parameter that says which one it is. */
  about: string;
  clauses: ChronicleClause[];
}

/** A game with everything that is printed. */
export interface GameInfo extends GameSummary {
  stops: Stop[];
  /** The order of play; a view says as `now` where in it the game is. */
  course: CoursePhase[];
  /** The lesson of the game, if it has one. */
  chapters: LessonChapter[];
  /** How its log is told in short; null where it is told line by line. */
  chronicle: Chronicle | null;
  /** What is told in one line where one looks back, if there is anything like that. */
  episode: Episode | null;
  /** Words that explain themselves, wherever they stand. */
  terms: Term[];
  /** The printed material: the game's data file as it is. */
  data: Record<string, any>;
  /** Proper names by thing: `location:umall` is `Umall`. */
  names: Record<string, string>;
  domains: Record<string, string[]>;
  /** What things do, such as tiles. */
  texts: Record<string, Message>;
}

export interface Paragraph {
  id: string;
  text: string;
}

export interface Part {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

/** The rules in our words; texts are Markdown. */
export interface Digest {
  preface: string;
  parts: Part[];
}

/** A running public game. */
export interface HallTable {
  /** As those see it who look on, without log and chat. */
  table: Table;
  created: string;
  /** When something was last seen to happen there. */
  updated: string;
  /** How many look on. */
  watching: number;
  /** By seat, of people with at least five rated games at such tables. */
  ratings: (Strength | null)[];
}

/** Running games to look on at. */
export interface Hall {
  /** The strongest players first, then the freshest; 24 at most. */
  tables: HallTable[];
}

/** A `bot` is one of the server's; a `program` is somebody else's, and a player like any other. */
export type Kind = "human" | "guest" | "bot" | "program" | "open";

/** A table that has waited too long for players is `expired` and in no list of open ones. */
export type Status = "waiting" | "expired" | "playing" | "over";

export interface ShortChair {
  kind: Kind;
  name: string;
  bot: string | null;
}

/** What happens to somebody whose time is gone: a bot plays on, the others wait, or the game ends unfinished. */
export type Gone = "bot" | "wait" | "end";

/** So many minutes for the whole game, and so many seconds back for each answer. */
export interface MinutesClock {
  kind: "minutes";
  minutes: number;
  increment: number;
  gone: Gone;
}

/** So many days for each answer, and so many in reserve for the whole game. */
export interface DaysClock {
  kind: "days";
  days: number;
  reserve: number;
  /** Do clocks rest on Saturday and Sunday? */
  weekends: boolean;
  /** In which time zone. */
  zone: string;
  gone: Gone;
}

/** Why a clock by days rests, and when it goes on. */
export interface Rest {
  why: "weekend" | "vacation";
  until: string;
}

/** The time of one seat. */
export interface Clock {
  /** Seconds; by days: for what the seat is asked now, or would be asked, the reserve among them. */
  left: number;
  running: boolean;
  /** By days: seconds of it in reserve, which no answer gives back. */
  reserve: number | null;
  /** By days: when the time of a seat that is asked will be gone. */
  until: string | null;
  rests: Rest | null;
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  chairs: ShortChair[];
  status: Status;
  /** How many answers have been given. */
  count: number;
  public: boolean;
  created: string;
  updated: string;
  mine: boolean;
  /** Does the result count for how strong people are? */
  rated: boolean;
  clock: MinutesClock | DaysClock | null;
  /** Seconds by which those who only look on are behind. */
  delay: number;
}

/** A club in a word. */
export interface ClubName {
  id: string;
  name: string;
}

/** A table that is open to the one who asks. */
export interface ListedTable extends Summary {
  /** Friends of mine who sit there, by name. */
  friends: string[];
  /** Of a club of mine, whose members alone see it. */
  club: ClubName | null;
}

/** What somebody is asked, in one sentence, and what is needed to say it. */
export interface TurnAsked {
  key: string;
  params: Params;
  seat_names: Record<string, string>;
  /** Both as a table has them, as far as the sentence may speak of them. */
  called: Record<string, string>;
  /** The fingerprint, where it is not the current one; otherwise empty. */
  material: string;
}

export interface MySummary extends Summary {
  my_turn: boolean;
  /** It cannot be read at present. */
  damaged: boolean;
  /** At which step a lesson is that goes on there. */
  lesson: number | null;
  /** The clock that runs out first: mine where I am asked, else of those for whom the table waits. */
  time: Clock | null;
  /** The others who are asked, by name; nobody while cards may be answered in secret. */
  waits_for: string[];
  /** Feeds tell when I am asked there. */
  notified: boolean;
  /** What I am asked; null where several share my screen and something is hidden. */
  asked: TurnAsked | null;
}

export interface Turns {
  /** The tables at which I am asked, the one with the least time first. */
  turns: MySummary[];
}

export interface Lists {
  /** Public tables and those of my clubs with a free chair. */
  open: ListedTable[];
  /** Public games and those of my clubs that go on. */
  running: ListedTable[];
  mine: MySummary[];
}

/** Something has changed for this viewer. */
export interface LiveTable {
  type: "table";
  table: Table | Update;
  /** Answers that are on disk, by the ids that the client gave them. */
  acks?: (string | null)[];
}

/** Answers are on disk, and there is nothing else to tell. */
export interface Ack {
  type: "ack";
  ids: (string | null)[];
}

/** An answer is not taken; without an id, what the client says it knows has not happened. */
export interface LiveRefusal {
  type: "refused";
  id: string | null;
  error: Refusal;
  table: Table | null;
  /** Seconds to wait: it came too fast. */
  retry_after?: number;
}

export interface Ping {
  type: "ping";
}

/** What somebody finds who looks closer: terms, ways, hints, moments, rounds. */
export type FromServer = LiveTable | Ack | LiveRefusal | Ping;

/** What a term means in a position, and the things on the board that it is about. */
export interface HereAt {
  here: Message | null;
  things: string[];
}

/** What works where something was refused: something else with it, what has to come first, the same elsewhere. */
export interface Way {
  kind: "other" | "first" | "instead";
  /** The last own choice is taken back first. */
  back: boolean;
  step: WayStep;
  /** What may be chosen afterwards. */
  then: WayStep | null;
}

/** An option of a hint. */
export interface Proposal {
  /** What to answer: where the first answer opens an action, the second too. */
  steps: WayStep[];
  /** To win, in per cent. */
  chance: number;
  /** How unsure that is, in per cent. */
  doubt: number;
  reasons: Message[];
}

/** What a strong bot would do with what the seat can know. */
export interface Hint {
  /** The best first; those that are as good as each other in the order of the board. */
  proposals: Proposal[];
  /** How many of the first are as good as each other. */
  equal: number;
  /** The bot that was asked. */
  level: string;
  /** How long it has thought. */
  portions: number;
}

export interface Why {
  refusal: Refusal | null;
  /** What the option would cost and bring, as with an option. */
  note: Params;
  ways: Way[];
}

/** The table after so many answers. */
export interface Moment {
  count: number;
  total: number;
  view: View;
  log: ToldLine[];
  last: LastAnswer | null;
}

/** Which part of a view is different, by the names and numbers that lead to it, and what it is now. */
export type Change = [(string | number)[], any];

/** A line of the log, and what was different on the table in that very moment. */
export interface Happening extends ToldLine {
  changes: Change[];
}

/** What has happened after so many answers, as one viewer saw it: the table before it, then line by line. */
export interface Story {
  count: number;
  view: View;
  happened: Happening[];
}

export interface Round {
  round: number;
  /** Numbers by seat; what belongs to all has a single number. */
  series: Record<string, number[]>;
}

export interface Statistics {
  rounds: Round[];
}

export type ChannelKind = "webhook" | "mail" | "push";

/** It is my turn; my time runs out; a word that only has to arrive; the question of a mailbox whether it may. */
export type NoticeKind = "turn" | "soon" | "test" | "confirm";

export interface Player {
  id: string;
  name: string;
  /** True of a program that plays by itself; of people it is not there. */
  program?: boolean;
}

export interface Me {
  player: Player | null;
}

export interface SignedIn {
  player: Player;
}

export interface Vacation {
  /** A day, as 2026-12-20. */
  first: string;
  last: string;
  zone: string;
  is_over: boolean;
}

/** When the clocks by days of a player rest, and how many days there are for it. */
export interface Vacations {
  vacations: Vacation[];
  /** Days in a calendar year. */
  allowed: number;
  /** Days by year, those planned among them. */
  taken: Record<string, number>;
}

/** The feeds of a player's turns: `/api/me/turns.atom?key=…` and `/api/me/turns.ics?key=…`. */
export interface Feed {
  /** The secret of their addresses; null where there are none. */
  key: string | null;
}

export interface Noticed {
  /** Am I told when a table asks me? */
  notified: boolean;
}

/** In which ways this server brings word of turns. */
export interface WaysOffered {
  /** May an address of one's own be named? */
  webhook: boolean;
  /** Addresses without TLS, and within the host's own networks, too. */
  http: boolean;
  /** Does somebody take our mail? */
  mail: boolean;
  /** The key of this server, which a browser wants to know. */
  push: string | null;
}

/** Where a player wants word of their turns. */
export interface Channel {
  id: string;
  kind: ChannelKind;
  /** After too many failures in a row it is off until it is switched on; `asked`: a mailbox has not agreed yet. */
  status: "on" | "off" | "asked";
  address: string;
  language: string;
  created: string;
  /** When last. */
  sent: string | null;
  /** In a row. */
  failures: number;
  /** What went wrong with the last one. */
  trouble: Message | null;
  /** After a failure: when it is tried again. */
  paused: string | null;
}

/** All places where word of a player's turns goes. */
export interface Channels {
  /** In the order in which they were added. */
  channels: Channel[];
  /** What could be added. */
  offers: WaysOffered;
}

/** What a link in a mail has done. */
export interface Mailbox {
  address: string;
  status: "on" | "off";
}

/** An address that hears of turns from now on. */
export interface NewWebhook extends Channel {
  /** What it hears is signed with it; it is shown this once. */
  secret: string;
}

/** What a webhook hears, signed: `Tuath-Signature: t=SECONDS,v1=HEX`. */
export interface Hooked {
  /** The same however often it is sent. */
  id: string;
  kind: NoticeKind;
  player: Player;
  title: string;
  text: string;
  /** Of the table, or of this server. */
  address: string;
  table: string | null;
  game: string | null;
  /** Who else sits there, by name. */
  others: string[];
  /** When the player was asked; null for a test. */
  since: string | null;
  /** Over days: when the time of the player is gone. */
  until: string | null;
}

/** Somebody whom I do not hear, or neither hear nor sit with. */
export interface Blocked {
  player: Player;
  /** `mute`: not heard; `block`: neither heard nor sat with. */
  kind: "mute" | "block";
  /** When that was said. */
  since: string;
}

/** Whom I do not hear (`mute`), or neither hear nor sit with (`block`); they are not told. */
export interface Blocks {
  /** The first one first. */
  blocks: Blocked[];
}

/** The host of the server has it. */
export interface Reported {
  /** Always true; what cannot be told is refused. */
  reported: boolean;
}

export interface NewToken {
  /** It is shown this once. */
  token: string;
}

/**
 * What may be done with a token: look on; play at tables; open them and change who one is. Each has those before it.
 */
export type TokenScope = "read" | "play" | "host";

/** What may be known of a token after it has been given out. */
export interface Token {
  id: string;
  name: string;
  created: string;
  /** When last, to the minute. */
  used: string | null;
  scope: TokenScope;
}

/** A new token, and what will be known of it. */
export interface NamedToken extends NewToken, Token {}

export interface Tokens {
  tokens: Token[];
}

export interface Health {
  alive: boolean;
  version: string;
  /** What is wrong, if anything. */
  trouble: string | null;
}

/** As openskill has it: 25 is somebody new, and the truth lies within twice `sigma` 95 times in a hundred. */
export interface Strength {
  /** The best guess. */
  mu: number;
  /** How unsure that is. */
  sigma: number;
}

/** At one title, at tables for two (`size` 2) or for more (3). */
export interface Rating {
  game: string;
  /** 2: tables for two; 3: for three and more. */
  size: number;
  /** Rated ones. */
  games: number;
  /** Of these. */
  won: number;
  /** Null while fewer than five rated games tell anything. */
  now: Strength | null;
  /** After each rated game, the last hundred. */
  course: Strength[];
}

/** Somebody who sat at the same tables; of those who have deleted themselves nothing is told. */
export interface Opponent {
  /** Null for a bot. */
  player: Player | null;
  bot: string | null;
  /** In which both sat. */
  games: number;
  /** By the one whose profile it is; a game that all win together is won by both. */
  won: number;
  /** The games that they have played against each other, by key. */
  titles: string[];
}

/** What somebody has played as, in games that all win or lose together. */
export interface Favourite {
  game: string;
  /** As what, such as `spirit:ocean_s_hungry_grasp`. */
  thing: string;
  /** How often. */
  played: number;
  /** How often of these. */
  won: number;
  /** The hardest that was won. */
  hardest: Message | null;
}

/** A game that is over, as it went for the one whose profile it is. */
export interface PastGame {
  /** Null where others may not look at it. */
  table: string | null;
  game: string;
  seats: number;
  /** 1: won; 2: not won; 3: left before its end. */
  place: number;
  /** By the game's own count; null where it has ended without one. */
  score: number | null;
  /** Has it counted for the strength? */
  rated: boolean;
  /** Of the strength, where it is sure enough to be told. */
  change: number | null;
  /** How hard it was, where all win or lose together. */
  feat: Message | null;
  /** When; only one's own. */
  at: string | null;
}

/** Others see public and rated games, and no times. */
export interface Profile {
  player: Player;
  mine: boolean;
  /** Only one's own. */
  since: string | null;
  /** Only one's own. */
  running: number | null;
  /** That are over, as far as the viewer may know of them. */
  games: number;
  /** How many of these were rated. */
  rated: number;
  /** Of the rated ones. */
  won: number;
  /** Games that were left to a bot. */
  left: number;
  /** By title and size. */
  ratings: Rating[];
  /** Those met most often. */
  opponents: Opponent[];
  /** What was played most often. */
  favourites: Favourite[];
  /** The last games, the newest first. */
  lately: PastGame[];
}

/** Somebody on a list of the strongest. */
export interface Ranked {
  /** Null for a bot. */
  player: Player | null;
  bot: string | null;
  /** Rated ones. */
  games: number;
  /** Of these. */
  won: number;
  now: Strength;
}

/** The strongest at one title by what one may rely on: the strength less twice the doubt. */
export interface Leaderboard {
  game: string;
  /** 2: tables for two; 3: for three and more. */
  size: number;
  /** The strongest first. */
  ranks: Ranked[];
  /** Rated games that somebody must have played to be listed. */
  least: number;
}

/** Who may invite a program to a table. `nobody`: it sits down by itself, or not at all. */
export type Openness = "everybody" | "nobody";

/** What a program has said of itself. */
export interface Program {
  /** What it plays, by key. */
  games: string[];
  /** One line. */
  about: string;
  open: Openness;
  /** At how many tables it plays at the same time; invitations count. */
  at_once: number;
}

/** What I have said of myself. */
export interface MyProgram {
  /** Null of a person. */
  program: Program | null;
}

/** A program that listens now and can be invited, as the chair `program:ID`. */
export interface FoundProgram {
  player: Player;
  /** What it says of itself, in one line. */
  about: string;
}

/** Whom one can invite now. */
export interface Programs {
  /** By name, twelve at most. */
  programs: FoundProgram[];
}

/** A chair is kept for me: `join` takes it, `decline` gives it back. */
export interface InvitedThere {
  type: "invited";
  table: string;
  game: string;
  seat: number;
  /** Whose table it is. */
  by: Player;
}

/** A table is no longer mine: a chair that was kept for me has gone to somebody else. */
export interface Withdrawn {
  type: "withdrawn";
  table: string;
}

/** I am asked at a table; what, it says itself. */
export interface AskedThere {
  type: "asked";
  table: string;
}

/** A game of mine is over. */
export interface OverThere {
  type: "over";
  table: string;
}

/** All that waits for me has been told; from here on it is news. */
export interface Greeted {
  type: "ready";
}

/** How somebody comes back to who they were, and onto other devices. */
export type FromTables = InvitedThere | Withdrawn | AskedThere | OverThere | Greeted | Ping;

/** A passkey of a player, as far as anybody may know it. */
export interface Passkey {
  id: string;
  name: string;
  /** The name of the host at which it was made; it is good nowhere else. */
  site: string;
  created: string;
  /** When somebody last signed in with it. */
  used: string | null;
}

/** How a player can come back, and onto other devices. */
export interface WaysBack {
  /** Is there a pass-phrase? */
  passphrase: boolean;
  /** The name by which one signs in with it, which may have a number; null where none was given out yet. */
  login: string | null;
  /** In the order in which they were made. */
  passkeys: Passkey[];
  /** Until when the link for another device is good; null where there is none. */
  link: string | null;
}

/** A device on which a player is signed in. */
export interface SignIn {
  id: string;
  /** Or the program, as it calls itself; null where it is not known. */
  browser: string | null;
  /** What it runs on, such as Linux; null where it is not known. */
  system: string | null;
  created: string;
  /** When it was last used, to the hour. */
  used: string;
  /** Is it the one that asks? */
  here: boolean;
  /** Does it stand for all devices that were signed in before each had its own? */
  earlier: boolean;
}

/** The devices on which a player is signed in: the one that asks, then the others, what was used last first. */
export interface SignIns {
  /** Each device by itself. */
  sign_ins: SignIn[];
}

/** Somebody has shown who they are. */
export interface Proven {
  /** So long it counts. */
  seconds: number;
}

/** A link for another device: the page at `/device#KEY`. */
export interface NewSignInLink {
  /** The secret of the link, shown this once. */
  key: string;
  until: string;
  /** The same for clocks that go wrong: so long it is good from now on. */
  seconds: number;
}

/** Whom a link signs in. */
export interface SignInLink {
  player: Player;
  until: string;
}

/** What a passkey is to sign. */
export interface PasskeyChallenge {
  /** 40 bytes in base64url, good for five minutes and once. */
  challenge: string;
  /** The name of the host: what WebAuthn calls the id of the relying party. */
  site: string;
}

/** What a browser needs to make a passkey. */
export interface PasskeyOffer extends PasskeyChallenge {
  /** Who it is for, in base64url. */
  user: string;
  /** Ids of the passkeys that there are, in base64url: none is made where one of them lies. */
  known: string[];
}

export interface Chair extends ShortChair {
  seat: number;
  player: string | null;
  online: boolean;
  resigned: boolean;
  /** The player's time has run out: a bot plays on, or the game has ended with it. */
  late: boolean;
  /** Of a free chair: who may come back until somebody has taken it. */
  kept: string | null;
  clock: Clock | null;
}

export interface Setup {
  seats: number;
  options: Record<string, string>;
}

export interface Option {
  id: string;
  /** What the option is, costs and brings; `about.option` is the thing itself. */
  about: Params;
}

/** An answer to a question that is asked now, or would be. */
export interface WayStep {
  key: string;
  option: Option;
}

/** Who is asked what; of others it is never known what they could answer. */
export interface Question {
  seat: number;
  key: string;
  rule: string;
}

/** What would be asked after an answer that is only the first part of an action. */
export interface NextQuestion {
  key: string;
  rule: string;
  domain: string;
  on_board: boolean;
  options: Option[];
}

export interface OfferedOption extends Option {
  /** Of a question that opens an action: what would be asked next, if nothing is drawn, shown or done before that. */
  then?: NextQuestion;
}

/** A question put to a seat of mine. */
export interface Asked extends Question {
  domain: string;
  /** Do the options have places on the board? */
  on_board: boolean;
  /** A part of the action is given already, and can be taken back by the seat itself. */
  begun: boolean;
  /**
   * What one holds decides what there is to answer: how soon it is answered must tell nothing, so a client never
   * answers it by itself.
   */
  secret?: boolean;
  /** An order that changes nothing: it can be given once, as “any order”. */
  idle?: boolean;
  options: OfferedOption[];
}

/** A line of the log, told after so many answers. */
export interface ToldLine extends Message {
  count: number;
}

export interface LogLine extends ToldLine {
  /** When; of some games that were begun long ago it is not known. */
  at: string | null;
  /** The only seat that may read it; without one, everybody may. */
  to?: number;
}

export interface Speaker {
  from: string;
}

/** What somebody says; what the table itself says has a message instead of a text. */
export interface ChatLine extends Speaker {
  player: string;
  text: string;
  message: Message | null;
  at: string;
}

export interface UndoAsked {
  seat: number;
  agreed: Seats;
  waiting: Seats;
}

/** Somebody is missing; if those who are asked agree, this chair is put in the place of his. */
export interface ReplaceAsked {
  seat: number;
  chair: string;
  agreed: Seats;
  waiting: Seats;
}

export interface LastAnswer {
  seat: number;
  key: string;
  /** As a thing: `location:druim_cett`. */
  option: string;
}

export interface Result {
  ending: string;
  winners: Seats;
  scores: number[];
}

/** What is printed, as this table has it from its beginning to its end. */
export interface Material {
  fingerprint: string;
  /** Is it what Tuath brings along? If not, the host has given it, or it is older. */
  shipped: boolean;
  /** Would a new table be played with it? If not, ask for words and game by it. */
  current: boolean;
}

/** Versions of the rules: those a game was begun by, and those it is played by now. */
export interface RuleVersions {
  begun: number;
  now: number;
}

export type Asking = "quiet" | "strict";

/** `quiet`: where cards may be answered, only who can answer or wants to be asked is; `strict`: everybody is. */
export type Hints = "alone" | "allowed" | "forbidden";

/**
 * `chosen`: the seed that the host has named is the game's, and the host can know every hidden card; `mixed`: the
 * server has mixed its own chance into it, or will when the game begins.
 */
export type Seeding = "chosen" | "mixed";

/**
 * `turned`: everybody a seat further; `kept`: with what was chosen at the beginning, such as spirits; `up`, `down`:
 * with the same a level harder or easier; `from`: from the beginning of a round, with chance that is new.
 */
export type RematchKind = "same" | "turned" | "kept" | "up" | "down" | "from";

/** Another game, for which somebody who played here waits at a table. */
export interface Offered {
  table: string;
  player: string;
  name: string;
}

/**
 * `card`: a card that is meant to be played; `ready`: has planned enough; `stale`: the same, but a partner has changed
 * the plan since; `changed`: was ready, and has changed the own plan since.
 */
export type MarkKind = "pin" | "ask" | "note" | "take" | "aim" | "card" | "ready" | "stale" | "changed";

/** What somebody has marked on the plan of this turn. It binds nobody. */
export interface Mark {
  seat: number;
  kind: MarkKind;
  /** Where, as the game names it: `1-4`; empty where it has no place. */
  place: string;
  /** What is meant to be used there; empty otherwise. */
  thing: string;
  /** Of a note. */
  text: string;
}

/** What does not change while a table stands. */
export interface FixedPart {
  id: string;
  game: string;
  material: Material;
  rules: RuleVersions;
  setup: Setup;
  host: string;
  public: boolean;
  asking: Asking;
  /** Seconds in which who may answer does, or lets it happen. */
  answer_limit: number;
  /** Who may ask for hints: who plays against no other person, everybody, nobody. */
  hints: Hints;
  /** Does the result count for how strong people are? */
  rated: boolean;
  /** The tournament that has made it; null elsewhere. */
  tournament: string | null;
  /** Of a club, whose members may look on and sit down: its id. */
  club: string | null;
  clock: MinutesClock | DaysClock | null;
  /** Seconds by which those who only look on are behind, while the game runs. */
  delay: number;
}

/** What changes, and every viewer may see alike. */
export interface SharedPart {
  /** How many answers have been given, as far as everybody knows. */
  count: number;
  status: Status;
  chairs: Chair[];
  /** How many look on without a chair. */
  spectators: number;
  undo_asked: UndoAsked | null;
  replace_asked: ReplaceAsked | null;
  /** Has the host named the seed, and is it the game's? */
  seed: Seeding | null;
  last: LastAnswer | null;
  /** Things that the seats are called by: `seat:p1` is `tribe:fir_bolg`. */
  seat_names: Record<string, string>;
  /** What things are at this table: `land:1-4` is `ground:A4`. */
  called: Record<string, string>;
  /** What partners have marked this turn. */
  plan: Mark[];
  result: Result | null;
  /** After the game: who has last asked for another one. */
  again: Offered | null;
  /** By seat: for how many of its questions it has asked for a hint. */
  hinted: number[];
  /** Is this a moment at which somebody may answer, and nobody sees who is asked? */
  window: boolean;
  /** The players, by id, whom the host of the table has silenced in its chat. */
  silenced: string[];
}

/** Of a window in which I am asked: seconds for which nobody notices that I think, and until it closes. */
export interface Answerable {
  unnoticed: number;
  left: number;
}

/** Where I am in the lesson of this table. */
export interface Taught {
  /** Of the step that is open, or of the first that is still to come. */
  place: number;
  /** The one that is open; none while I play on until the next one comes. */
  step: string | null;
  /** There is something to be read before the game goes on. */
  holds: boolean;
  /** Of the options, where not all of them may be chosen. */
  allow: string[];
  /** The option that we would choose. */
  take: string | null;
  /** I have gone another way than the one on which rests what the step recommends and lights. */
  apart: boolean;
}

/** A part of the goal of a puzzle, as it is now. */
export interface GoalCheck {
  text: Message;
  bound: "least" | "most";
  number: number;
  now: number;
  met: boolean;
  things: string[];
  rule: string;
}

/** An answer in a line. */
export interface LineStep {
  step: WayStep;
  /** Of answers that had been given before it. */
  count: number;
}

/** The puzzle of this table, and how far my line has come. */
export interface Puzzled {
  number: number;
  of: number;
  /** The catalogues have its words: `<game>-puzzle-<kind>`, `-text`. */
  kind: string;
  /** When the line is over: `<game>-until-<until>`. */
  until: string;
  /** How hard it is: 1 to 3. */
  level: number;
  state: "open" | "solved" | "failed";
  /** All of it is needed. */
  goal: GoalCheck[];
  /** What stands in the way, and need not go. */
  shown: GoalCheck[];
  line: LineStep[];
  /** How many answers had been given when the line began. */
  start: number;
  /** Of a line that has failed: the answers that had been given where it left the solution. */
  left: number | null;
  tries: number;
  /** Of a line that has succeeded: since the table was opened. */
  seconds: number | null;
  /** Further lines that succeed. */
  others: number;
  hints: number;
  /** What completes the plan, once it was asked for. */
  idea: WayStep | null;
  /** What to answer now, once that was asked for; none where the solution was left. */
  next: WayStep | null;
  /** Once it was asked for, or found. */
  solution: WayStep[];
  /** What looks good and is not. */
  trap: WayStep | null;
}

/** What is this viewer's own. */
export interface OwnPart {
  mine: Seats;
  /** Seats that I may take back from a bot, or before somebody else takes them. */
  returns: Seats;
  /** Lets one sit down, watch and talk; for those who belong to the table. */
  invitation: string | null;
  /** Lets one watch a private table; for those who belong to it. */
  watch: string | null;
  /** Who is asked what; in a window only what I am asked myself. */
  asked: (Question | Asked)[];
  time: Answerable | null;
  /** By seat of mine and moment, what I want; where nothing stands, what everybody wants. */
  wishes: Record<string, Record<string, string>>;
  /** By seat of mine: why it cannot take back by itself. */
  undo: Record<string, Refusal | null>;
  /** By seat of mine: why it cannot have a hint now. */
  no_hint: Record<string, Refusal | null>;
  /** How many answers had been given when I last gave one; what was told later has happened since. */
  acted: number;
  /** By seat, where several are mine. */
  views: Record<string, View>;
  lesson: Taught | null;
  puzzle: Puzzled | null;
  /** How many seconds ago the table was as I am told; 0 for those who sit there, and for all when the game is over. */
  behind: number;
}

/** Log and chat at a version of the table. */
export interface Lines {
  version: number;
  /** Log and chat hold only what is new after this version. */
  since?: number;
  log: LogLine[];
  /** Of a whole table the last 50 lines. */
  chat: ChatLine[];
  /** Of a whole table: where lines of the chat end that were said before; 0 where there are none. */
  earlier?: number;
}

/** Some lines of a chat, as they were said. */
export interface Talk {
  chat: ChatLine[];
  /** Where those before them end; 0 where there are none. */
  earlier: number;
}

/** What one viewer may see. */
export interface Table extends FixedPart, SharedPart, OwnPart, Lines {
  /** What the first of my seats sees; a spectator sees what everybody may. */
  view: View | null;
}

/** What has changed since a version that the viewer has: any field of a table. What is not named is as it was. */
export interface Update extends Lines, Omit<Partial<Table>, keyof Lines> {
  /** The parts of the view that are different. */
  view_changes?: View;
}

export interface OneTable {
  table: Table;
}

export interface SomeTable {
  table: Table | null;
}

/** The table has moved on, or has not come so far: how it stands. */
export interface MovedOn {
  error: Refusal;
  /** The same in the language of `Accept-Language`, for programs that have no catalogues. */
  said?: string;
  table?: Table;
}

export interface Answered {
  version: number;
}

export interface Undone extends Answered {
  /** Who has to agree. */
  asked: Seats;
}

export type TournamentMode = "robin" | "swiss";

export type TournamentStatus = "open" | "running" | "over" | "off";

export type TournamentDeed = "join" | "leave" | "start" | "off" | "withdraw";

export type TieBreak = "direct" | "sonneborn" | "buchholz" | "wins";

/** A tournament in a list. */
export interface ListedTournament {
  id: string;
  name: string;
  game: string;
  mode: TournamentMode;
  /** How many sit at a table. */
  size: number;
  /** How often everybody meets everybody; 1 in a Swiss one. */
  times: number;
  /** `open`: it can be joined; `running`; `over`; `off`: it did not come about. */
  status: TournamentStatus;
  /** How many are in it and have not withdrawn. */
  players: number;
  /** With fewer it does not begin. */
  least: number;
  /** More do not fit. */
  most: number;
  /** That is played; 0 before the first. */
  round: number;
  /** Of a tournament in which everybody meets everybody, 0 until it begins. */
  rounds: number;
  /** When it begins by itself; null: when its host says so. */
  starts: string | null;
  public: boolean;
  /** Null where they have deleted themselves. */
  host: Player | null;
  /** The club whose members alone can join; null: everybody can. */
  club: string | null;
  clock: MinutesClock | DaysClock;
  /** Am I its host, or do I play in it? */
  mine: boolean;
}

/** Somebody who plays in a tournament, as they stand. */
export interface TournamentEntrant {
  /** By which the meetings name them. */
  number: number;
  /** Null where they have deleted themselves. */
  player: Player | null;
  /** From 1; shared where nothing tells two apart. */
  place: number;
  /** In quarters at the least. */
  points: number;
  /** Games that are counted. */
  played: number;
  /** What decides between those with as many points, in the order of `ties` of the tournament. */
  ties: number[];
  /** Have they left before the end? */
  withdrawn: boolean;
}

/** Who meets whom at a table of a round; one alone rests. */
export interface TournamentMeeting {
  /** The numbers of those who meet, by seat. */
  seats: number[];
  /** `drawn`: there is no table yet; `off`: the host of the server has ended it; `unplayed`: somebody was gone. */
  how: "drawn" | "playing" | "over" | "off" | "rest" | "unplayed";
  /** Null where I may not look at it, or there is none. */
  table: string | null;
  /** By seat, once it is counted. */
  points: number[] | null;
  /** By seat, as the game counts; null where it was not played to its end. */
  scores: (number | null)[] | null;
  /** Its date has passed, and I am the host of the tournament. */
  may_end: boolean;
}

/** Who meets whom at one time. */
export interface TournamentRound {
  number: number;
  /** Null: it is still to come. */
  begun: string | null;
  /** When its games should be over. */
  until: string | null;
  meetings: TournamentMeeting[];
}

/** A tournament with all that is in it. */
export interface Tournament extends ListedTournament {
  /** For the games of a round. */
  days: number;
  /** Of the game, as far as they are not the usual ones. */
  options: Record<string, string>;
  /** What decides between those with as many points, in this order. */
  ties: TieBreak[];
  /** In the order of the standing; before it begins as they have come. */
  entrants: TournamentEntrant[];
  /** The rounds as far as they are known. */
  schedule: TournamentRound[];
  /** My number; null: I do not play. */
  me: number | null;
  /** What I can do now. */
  may: TournamentDeed[];
  /** The secret of the link that lets others in; only for those who belong to it, and where it is not public. */
  invitation: string | null;
  /** The names of those in it whom I have blocked: we may be seated at one table. */
  blocked: string[];
}

/** A tournament, as the one who asks may see it. */
export interface OneTournament {
  /** With all that is in it. */
  tournament: Tournament;
}

/** Tournaments, in three lists. */
export interface TournamentLists {
  /** That can be joined. */
  open: ListedTournament[];
  /** That are played. */
  running: ListedTournament[];
  /** The last ones. */
  over: ListedTournament[];
}
