/** Requests to the server. What is not done comes back as a refusal with words and paragraph, never as a bare number. */
import type {
  Digest, GameInfo, GameSummary, Lists, Moment, NewTable, Player, Refusal, Statistics, Table, Token, Why,
} from "./protocol"; // prettier-ignore
import { keyed } from "./keys";

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
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  const { error, table } = (said ?? {}) as { error?: Refusal; table?: Table };
  throw new Refused(error?.key ? { ...error, params: error.params ?? {} } : BROKEN, response.status, table ?? null);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  if (response.status === 204) return {} as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new Refused(BROKEN, response.status);
  }
}

async function text(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

/** Material that is not the current one is asked for by its fingerprint. */
const made = (material: string): string => (material ? `?material=${encodeURIComponent(material)}` : "");
/** Something at a table, with the secret of the link that led there. */
const at = (id: string, what = ""): string => keyed(id, `/tables/${encodeURIComponent(id)}${what}`);

export const api = {
  me: () => json<{ player: Player | null }>("GET", "/me"),
  signIn: (name: string) => json<{ player: Player }>("POST", "/me", { name }),
  passphrase: (passphrase: string) => json<object>("POST", "/me/passphrase", { passphrase }),
  recover: (name: string, passphrase: string) => json<{ player: Player }>("POST", "/me/recover", { name, passphrase }),
  tokens: () => json<{ tokens: Token[] }>("GET", "/me/tokens"),
  token: (name: string) => json<Token & { token: string }>("POST", "/me/tokens", { name }),
  revoke: (id: string) => json<{ tokens: Token[] }>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),
  signOut: () => json<object>("DELETE", "/me"),

  games: () => json<{ games: GameSummary[] }>("GET", "/games"),
  game: (game: string, material: string) => json<GameInfo>("GET", `/games/${game}${made(material)}`),
  words: (language: string, game: string | null, material: string) =>
    text(game ? `/games/${game}/words/${language}${made(material)}` : `/words/${language}`),
  rules: (game: string, language: string) => json<Digest>("GET", `/games/${game}/rules/${language}`),

  tables: () => json<Lists>("GET", "/tables"),
  open: (table: NewTable) => json<{ table: Table }>("POST", "/tables", table),
  upload: (record: string) => json<{ table: Table }>("POST", "/tables/record", { record }),
  table: (id: string) => json<{ table: Table }>("GET", at(id)),
  updates: (id: string, version: number) => json<{ table: Table | null }>("GET", at(id, `/updates?version=${version}`)),
  join: (id: string, seat: number | null, invitation: string) =>
    json<object>("POST", at(id, "/join"), { seat, invitation }),
  leave: (id: string) => json<object>("POST", at(id, "/leave")),
  answer: (id: string, answer: { seat: number; option: string; version: number; id: string }) =>
    json<{ version: number }>("POST", at(id, "/answer"), answer),
  why: (id: string, seat: number, option: string) =>
    json<Why>("GET", at(id, `/why?seat=${seat}&option=${encodeURIComponent(option)}`)),
  undo: (id: string, seat: number, request: string) =>
    json<{ version: number; asked?: number[] }>("POST", at(id, "/undo"), { seat, id: request }),
  consent: (id: string, seat: number, agree: boolean) =>
    json<object>("POST", at(id, "/undo/consent"), { seat, agree }),
  chat: (id: string, text: string) => json<object>("POST", at(id, "/chat"), { text }),
  resign: (id: string, seat: number) => json<object>("POST", at(id, "/resign"), { seat }),
  replace: (id: string, seat: number, chair: string) => json<object>("POST", at(id, "/replace"), { seat, chair }),
  agreeToReplace: (id: string, seat: number, agree: boolean) =>
    json<object>("POST", at(id, "/replace/consent"), { seat, agree }),
  comeBack: (id: string, seat: number) => json<object>("POST", at(id, "/return"), { seat }),
  rematch: (id: string) => json<{ table: Table }>("POST", at(id, "/rematch")),
  moment: (id: string, count: number) => json<Moment>("GET", at(id, `/at/${count}`)),
  statistics: (id: string) => json<Statistics>("GET", at(id, "/statistics")),
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
