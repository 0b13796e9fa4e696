/** Requests to the server. What is not done comes back as a refusal with words and paragraph, never as a bare number. */
import type {
  Agreeing, Answered, Answering, Befriending, Blocking, Blocks, Channels, ChannelSwitch, Club, ClubDoor, ClubKey, Clubs, ClubWish, Companions, Digest, EndingGame, Farewell, Feed, Finding, Friends, GameInfo,
  Games, GoingBack, Hall, HelpWanted, HereAt, Hint, HintWanted, Invitations, Inviting, Joining, JoiningTournament, Leaderboard, Lists, Mailbox, MailKey, MailWish, Marking, Me, MemberWish, Moment, MovedOn,
  Name, NamedToken, NewPasskey, NewSignInLink, NewTable, NewTournament, NewWebhook, Notice, Noticed, OneTable, OneTournament, PasskeyChallenge, PasskeyOffer, PasskeySignIn, Passphrase, PlannedTable, Profile,
  Programs, Proof, Proven, PushWish, PuzzleList, RecordText, Recovery, Refusal, Rematching, Replacing, Reported, Reporting, Saying, SeasonTold, SeasonWish, SeatOnly, SetupTold, SignedIn, SignInKey, SignInLink, SignIns, Silencing, SomeAnalysis,
  SomeCurve, SomeEnding, SomeTable, Statistics, StepRead, Story, Table, Talk, TokenName, Tokens, TokenScope, TournamentLists, TryingOut, Turns, Undoing, Undone, Vacations, VacationWish, WaysBack, WebhookWish, Why,
  Wishing,
} from "./protocol"; // prettier-ignore
import { keyed } from "../lib/keys";
import { BUILD, PREFIX } from "../lib/place";

/** Who wants to know that the server is another by now than the one that sent this page. */
export const renewed = { told: BUILD, tell: (): void => undefined };

/** Asks whoever is there to show once more who they are, and says whether they have. */
export const doors = { show: (): Promise<boolean> => Promise.resolve(false) };
const SHOW_AGAIN = "server-show-again";
const NOT_SHOWN: Refusal = { rule: "", key: "page-show-not", params: {} };

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
    readonly table: Table | null = null,
  ) {
    super(refusal.key);
  }
}

const UNREACHABLE: Refusal = { rule: "", key: "page-unreachable", params: {} };
const BROKEN: Refusal = { rule: "", key: "page-server-broken", params: {} };

export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : BROKEN;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${PREFIX}/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  const build = response.headers.get("x-tuath-build");
  if (build && BUILD && build !== BUILD && build !== renewed.told && response.headers.get("x-tuath-kept") === null) {
    renewed.told = build;
    renewed.tell();
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  const { error, table } = (said ?? {}) as Partial<MovedOn>;
  if (error?.key === SHOW_AGAIN) {
    if (await doors.show()) return request(method, path, body);
    throw new Refused(NOT_SHOWN, response.status);
  }
  throw new Refused(error?.key ? error : BROKEN, response.status, table ?? null);
}

/** What the server answers, to what is said. */
async function json<T, B = undefined>(method: string, path: string, body?: B): Promise<T> {
  const response = await request(method, path, body);
  if (response.status === 204) return {} as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new Refused(BROKEN, response.status);
  }
}

/** The same with the moment at which it was kept, where there is no line and it is not new. */
async function kept<T>(path: string): Promise<T & { kept: number | null }> {
  const response = await request("GET", path);
  const said = (await response.json()) as T;
  const moment = response.headers.get("x-tuath-kept");
  return { ...said, kept: moment === null ? null : Number(moment) };
}

async function text(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

/** Material that is not the current one is asked for by its fingerprint. */
const made = (material: string): string => (material ? `?material=${encodeURIComponent(material)}` : "");
/** Something at a table, with the secret of the link that led there. */
const at = (id: string, what = ""): string => keyed(id, `/tables/${encodeURIComponent(id)}${what}`);
const club = (id: string, what = ""): string => `/clubs/${encodeURIComponent(id)}${what}`;

/** Something of a tournament. */
const of = (id: string, what = ""): string => `/tournaments/${encodeURIComponent(id)}${what}`;

export const api = {
  me: () => json<Me>("GET", "/me"),
  signIn: (name: string) => json<SignedIn, Name>("POST", "/me", { name }),
  passphrase: (passphrase: string) => json<SignedIn, Passphrase>("POST", "/me/passphrase", { passphrase }),
  recover: (name: string, passphrase: string) => json<SignedIn, Recovery>("POST", "/me/recover", { name, passphrase }),
  tokens: () => json<Tokens>("GET", "/me/tokens"),
  token: (name: string, scope: TokenScope) => json<NamedToken, TokenName>("POST", "/me/tokens", { name, scope }),
  revoke: (id: string) => json<Tokens>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),
  ways: () => json<WaysBack>("GET", "/me/ways"),
  newLink: () => json<NewSignInLink>("POST", "/me/link"),
  noLink: () => json<WaysBack>("DELETE", "/me/link"),
  lookAtLink: (key: string) => json<SignInLink, SignInKey>("POST", "/me/link/look", { key }),
  followLink: (key: string) => json<SignedIn, SignInKey>("POST", "/me/link/follow", { key }),
  passkeyOffer: () => json<PasskeyOffer>("GET", "/me/passkey/new"),
  newPasskey: (made: NewPasskey) => json<WaysBack, NewPasskey>("POST", "/me/passkeys", made),
  dropPasskey: (id: string) => json<WaysBack>("DELETE", `/me/passkeys/${id}`),
  passkeyChallenge: () => json<PasskeyChallenge>("GET", "/me/passkey/challenge"),
  passkeySignIn: (answer: PasskeySignIn) => json<SignedIn, PasskeySignIn>("POST", "/me/passkey/sign-in", answer),
  show: (proof: Proof) => json<Proven, Proof>("POST", "/me/show", proof),
  signIns: () => json<SignIns>("GET", "/me/sign-ins"),
  endSignIn: (id: string) => json<SignIns>("DELETE", `/me/sign-ins/${encodeURIComponent(id)}`),
  endOtherSignIns: () => json<SignIns>("DELETE", "/me/sign-ins"),
  turns: () => json<Turns>("GET", "/me/turns"),
  feed: () => json<Feed>("GET", "/me/feed"),
  newFeed: () => json<Feed>("POST", "/me/feed"),
  noFeed: () => json<Feed>("DELETE", "/me/feed"),
  channels: () => json<Channels>("GET", "/me/channels"),
  newWebhook: (wish: WebhookWish) => json<NewWebhook, WebhookWish>("POST", "/me/webhooks", wish),
  newMailbox: (wish: MailWish) => json<Channels, MailWish>("POST", "/me/mailboxes", wish),
  mailYes: (key: string) => json<Mailbox, MailKey>("POST", "/mail/yes", { key }),
  mailNo: (key: string) => json<Mailbox>("POST", `/mail/no?key=${encodeURIComponent(key)}`),
  newBrowser: (wish: PushWish) => json<Channels, PushWish>("POST", "/me/browsers", wish),
  switchChannel: (id: string, wish: ChannelSwitch) => json<Channels, ChannelSwitch>("POST", `/me/channels/${id}`, wish),
  testChannel: (id: string) => json<Channels>("POST", `/me/channels/${id}/test`),
  dropChannel: (id: string) => json<Channels>("DELETE", `/me/channels/${id}`),
  vacations: () => json<Vacations>("GET", "/me/vacations"),
  takeVacation: (wish: VacationWish) => json<Vacations, VacationWish>("POST", "/me/vacations", wish),
  endVacation: (first: string) => json<Vacations>("DELETE", `/me/vacations/${encodeURIComponent(first)}`),
  signOut: () => json<Me>("DELETE", "/me"),

  profile: (id: string) => json<Profile>("GET", `/players/${encodeURIComponent(id)}`),
  blocks: () => json<Blocks>("GET", "/me/blocks"),
  friends: () => json<Friends>("GET", "/me/friends"),
  befriend: (id: string, friend: boolean) =>
    json<Friends, Befriending>("POST", `/players/${encodeURIComponent(id)}/friend`, { friend }),
  invitations: () => json<Invitations>("GET", "/me/invitations"),
  notNow: (table: string) => json<Invitations>("DELETE", `/me/invitations/${encodeURIComponent(table)}`),
  companions: (id: string) => json<Companions>("GET", at(id, "/invitations")),
  invite: (id: string, players: string[]) => json<Companions, Inviting>("POST", at(id, "/invitations"), { players }),
  clubs: () => json<Clubs>("GET", "/me/clubs"),
  newClub: (name: string) => json<Club, ClubWish>("POST", "/clubs", { name }),
  club: (id: string) => json<Club>("GET", club(id)),
  clubDoor: (id: string, key: string) => json<ClubDoor>("GET", club(id, `/door?key=${encodeURIComponent(key)}`)),
  joinClub: (id: string, invitation: string) => json<Club, ClubKey>("POST", club(id, "/join"), { invitation }),
  leaveClub: (id: string) => json<Clubs>("POST", club(id, "/leave")),
  renameClub: (id: string, name: string) => json<Club, ClubWish>("POST", club(id, "/name"), { name }),
  renewClubLink: (id: string) => json<Club>("POST", club(id, "/invitation")),
  setMember: (id: string, player: string, role: MemberWish["role"]) =>
    json<Club, MemberWish>("POST", club(id, `/members/${encodeURIComponent(player)}`), { role }),
  beginSeason: (id: string, wish: SeasonWish) => json<Club, SeasonWish>("POST", club(id, "/seasons"), wish),
  season: (id: string, number: number | null) =>
    json<SeasonTold>("GET", club(id, `/season${number === null ? "" : `?number=${number}`}`)),
  endClub: (id: string, name: string) => json<Clubs, ClubWish>("POST", club(id, "/end"), { name }),
  block: (id: string, kind: Blocking["kind"]) =>
    json<Blocks, Blocking>("POST", `/players/${encodeURIComponent(id)}/block`, { kind }),
  report: (id: string, what: Reporting) =>
    json<Reported, Reporting>("POST", `/players/${encodeURIComponent(id)}/report`, what),
  deleteMe: (name: string) => json<Me, Farewell>("POST", "/me/delete", { name }),
  /** Where a browser finds all games of whoever is signed in. */
  myGames: `${PREFIX}/api/me/games`,
  /** Programs that can be invited to a game, by the beginning of their names. */
  programs: (game: string, name: string) =>
    json<Programs>("GET", `/programs?game=${encodeURIComponent(game)}&name=${encodeURIComponent(name)}`),
  ratings: (game: string, size: 2 | 3) =>
    json<Leaderboard>("GET", `/ratings?game=${encodeURIComponent(game)}&size=${size}`),

  games: () => json<Games>("GET", "/games"),
  game: (game: string, material: string) => json<GameInfo>("GET", `/games/${game}${made(material)}`),
  setup: (game: string, plan: PlannedTable) => json<SetupTold, PlannedTable>("POST", `/games/${game}/setup`, plan),
  words: (language: string, game: string | null, material: string) =>
    text(game ? `/games/${game}/words/${language}${made(material)}` : `/words/${language}`),
  written: (language: string, game: string) => text(`/games/${game}/words/${language}?only=written`),
  rules: (game: string, language: string) => json<Digest>("GET", `/games/${game}/rules/${language}`),

  learn: (game: string) => json<OneTable>("POST", `/games/${game}/lesson`),
  read: (id: string, step: string) => json<OneTable, StepRead>("POST", at(id, "/lesson/read"), { step }),
  dismiss: (id: string) => json<OneTable>("POST", at(id, "/lesson/leave")),

  puzzles: (game: string) => json<PuzzleList>("GET", `/games/${game}/puzzles`),
  puzzle: (game: string, number: number) => json<OneTable>("POST", `/games/${game}/puzzles/${number}`),
  puzzleBack: (id: string, count: number | null) =>
    json<OneTable, GoingBack>("POST", at(id, "/puzzle/back"), { count }),
  puzzleHelp: (id: string, what: HelpWanted["what"]) =>
    json<OneTable, HelpWanted>("POST", at(id, "/puzzle/help"), { what }),

  tournaments: () => json<TournamentLists>("GET", "/tournaments"),
  newTournament: (wish: NewTournament) => json<OneTournament, NewTournament>("POST", "/tournaments", wish),
  tournament: (id: string, key: string) =>
    json<OneTournament>("GET", of(id, key ? `?key=${encodeURIComponent(key)}` : "")),
  joinTournament: (id: string, invitation: string) =>
    json<OneTournament, JoiningTournament>("POST", of(id, "/join"), { invitation: invitation || null }),
  leaveTournament: (id: string) => json<OneTournament>("POST", of(id, "/leave")),
  startTournament: (id: string) => json<OneTournament>("POST", of(id, "/start")),
  callTournamentOff: (id: string) => json<OneTournament>("POST", of(id, "/off")),
  endGame: (id: string, table: string) => json<OneTournament, EndingGame>("POST", of(id, "/end"), { table }),

  tables: () => json<Lists>("GET", "/tables"),
  hall: () => json<Hall>("GET", "/hall"),
  open: (table: NewTable) => json<OneTable, NewTable>("POST", "/tables", table),
  find: (wish: Finding) => json<OneTable, Finding>("POST", "/pairing", wish),
  upload: (record: string) => json<OneTable, RecordText>("POST", "/tables/record", { record }),
  table: (id: string) => kept<OneTable>(at(id)),
  /** Where the record of a damaged table is, as far as there is one. */
  remains: (id: string): string => `${PREFIX}/api/tables/${encodeURIComponent(id)}/remains`,
  updates: (id: string, version: number) => json<SomeTable>("GET", at(id, `/updates?version=${version}`)),
  join: (id: string, seat: number | null, invitation: string) =>
    json<OneTable, Joining>("POST", at(id, "/join"), { seat, invitation }),
  leave: (id: string) => json<OneTable>("POST", at(id, "/leave")),
  answer: (id: string, answer: Answering) => json<Answered, Answering>("POST", at(id, "/answer"), answer),
  termHere: (id: string, term: string, seat: number | null) =>
    json<HereAt>("GET", at(id, `/terms/${encodeURIComponent(term)}${seat === null ? "" : `?seat=${seat}`}`)),
  why: (id: string, seat: number, option: string, after: string | null = null) =>
    json<Why>(
      "GET",
      at(
        id,
        `/why?seat=${seat}&option=${encodeURIComponent(option)}${after === null ? "" : `&after=${encodeURIComponent(after)}`}`,
      ),
    ),
  hint: (id: string, wanted: HintWanted) => json<Hint, HintWanted>("POST", at(id, "/hint"), wanted),
  undo: (id: string, seat: number, request: string) =>
    json<Undone, Undoing>("POST", at(id, "/undo"), { seat, id: request }),
  consent: (id: string, seat: number, agree: boolean) =>
    json<OneTable, Agreeing>("POST", at(id, "/undo/consent"), { seat, agree }),
  notice: (id: string) => json<Noticed>("GET", at(id, "/notice")),
  setNotice: (id: string, notified: boolean) => json<Noticed, Notice>("POST", at(id, "/notice"), { notified }),
  wish: (id: string, seat: number, moment: string, wish: string, forNow: boolean) =>
    json<OneTable, Wishing>("POST", at(id, "/wish"), { seat, moment, wish, for_now: forNow }),
  chat: (id: string, text: string) => json<Answered, Saying>("POST", at(id, "/chat"), { text }),
  talkBefore: (id: string, before: number) => json<Talk>("GET", at(id, `/chat?before=${before}`)),
  silence: (id: string, player: string, silent: boolean) =>
    json<OneTable, Silencing>("POST", at(id, "/silence"), { player, silent }),
  plan: (id: string, mark: Marking) => json<Answered, Marking>("POST", at(id, "/plan"), mark),
  resign: (id: string, seat: number) => json<OneTable, SeatOnly>("POST", at(id, "/resign"), { seat }),
  replace: (id: string, seat: number, chair: string) =>
    json<OneTable, Replacing>("POST", at(id, "/replace"), { seat, chair }),
  agreeToReplace: (id: string, seat: number, agree: boolean) =>
    json<OneTable, Agreeing>("POST", at(id, "/replace/consent"), { seat, agree }),
  comeBack: (id: string, seat: number) => json<OneTable, SeatOnly>("POST", at(id, "/return"), { seat }),
  tryOut: (id: string, wish: TryingOut) => json<OneTable, TryingOut>("POST", at(id, "/try"), wish),
  rematch: (id: string, wish: Rematching) => json<OneTable, Rematching>("POST", at(id, "/rematch"), wish),
  moment: (id: string, count: number) => json<Moment>("GET", at(id, `/at/${count}`)),
  /** As those see it who only look on, whoever asks: what may be shown to anybody. */
  outside: (id: string, count: number) => json<Moment>("GET", at(id, `/at/${count}?outside=true`)),
  since: (id: string, count: number) => json<Story>("GET", at(id, `/since/${count}`)),
  statistics: (id: string) => json<Statistics>("GET", at(id, "/statistics")),
  ending: (id: string) => json<SomeEnding>("GET", at(id, "/ending")),
  analysis: (id: string) => json<SomeAnalysis>("GET", at(id, "/analysis")),
  analyse: (id: string) => json<SomeAnalysis>("POST", at(id, "/analysis")),
  curve: (id: string) => json<SomeCurve>("GET", at(id, "/curve")),
  record: (id: string) => text(at(id, "/record")),
};

/** Any string of ours; sent twice it counts once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Why there is nothing to see: no such table, a private one that no link has brought us to, one that is damaged. */
export type Shut = "missing" | "locked" | "damaged";
const SHUT: Record<number, Shut> = { 403: "locked", 404: "missing", 422: "damaged" };

export function whyShut(error: unknown): Shut | null {
  return (error instanceof Refused && SHUT[error.status]) || null;
}
