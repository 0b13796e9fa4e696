/** Addresses of the page and what they show. */
import { isWithin, PREFIX, within } from "./place";

export type Route =
  | { page: "home" }
  | { page: "play"; game: string; club: string; friends: boolean }
  | { page: "learn"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; game: string; number: number }
  | { page: "table"; id: string; invitation: string; watch: string }
  | { page: "replay"; id: string; count: number | null; watch: string }
  | { page: "ending"; id: string; watch: string }
  | { page: "rules"; game: string; paragraph: string }
  | { page: "me" }
  | { page: "mail"; wish: "yes" | "no"; key: string }
  | { page: "device"; key: string }
  | { page: "lobby"; query: string }
  | { page: "player"; id: string }
  | { page: "players"; game: string; size: 2 | 3 }
  | { page: "tournaments" }
  | { page: "tournament"; id: string; invitation: string }
  | { page: "clubs" }
  | { page: "club"; id: string; invitation: string }
  | { page: "missing" };

const ID = /^[\w-]+$/;

/** What an address shows. */
export function match(path: string, query = "", hash = ""): Route {
  const parts = within(path).split("/").filter(Boolean);
  const [first = "", id = ""] = parts;
  const mark = decode(hash.replace(/^#/, ""));
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "play") {
    const asked = new URLSearchParams(query);
    const friends = asked.get("with") === "friends";
    return { page: "play", game: asked.get("game") ?? "", club: asked.get("club") ?? "", friends };
  }
  if (parts.length === 1 && first === "me") return { page: "me" };
  if (parts.length === 1 && first === "mail") {
    const [, wish, key = ""] = /^(yes|no)=(.+)$/.exec(mark) ?? [];
    if (wish === "yes" || wish === "no") return { page: "mail", wish, key };
  }
  if (parts.length === 1 && first === "device" && mark) return { page: "device", key: mark };
  if (parts.length === 1 && first === "tables") return { page: "lobby", query };
  if (parts.length === 1 && first === "tournaments") return { page: "tournaments" };
  if (parts.length === 2 && first === "tournament" && ID.test(id))
    return { page: "tournament", id, invitation: marks(hash).i ?? "" };
  if (parts.length === 1 && first === "clubs") return { page: "clubs" };
  if (parts.length === 2 && first === "club" && ID.test(id))
    return { page: "club", id, invitation: marks(hash).i ?? "" };
  if (parts.length === 2 && first === "player" && ID.test(id)) return { page: "player", id };
  if (parts.length === 1 && first === "players") {
    const asked = new URLSearchParams(query);
    return { page: "players", game: asked.get("game") ?? "", size: asked.get("size") === "3" ? 3 : 2 };
  }
  if (parts.length === 2 && first === "learn" && ID.test(id)) return { page: "learn", game: id };
  if (first === "puzzle" && parts.length <= 2 && (id === "" || ID.test(id))) return { page: "puzzles", game: id };
  if (first === "puzzle" && parts.length === 3 && ID.test(id) && /^\d{1,4}$/.test(parts[2] ?? ""))
    return { page: "puzzle", game: id, number: Number(parts[2]) };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: id, paragraph: mark };
  if (parts.length === 2 && ID.test(id)) {
    const { i: invitation = "", w: watch = "", "": count = "" } = marks(hash);
    if (first === "t") return { page: "table", id, invitation, watch };
    if (first === "e") return { page: "ending", id, watch };
    if (first === "r") return { page: "replay", id, count: /^\d+$/.test(count) ? Number(count) : null, watch };
  }
  return { page: "missing" };
}

/** What stands behind the #, which no server is told: `i=…` of an invitation, `w=…` for spectators, a bare number. */
function marks(hash: string): Record<string, string> {
  const parts = hash.replace(/^#/, "").split("&");
  return Object.fromEntries(
    parts
      .map((part) => /^(?:([iw])=)?(.*)$/.exec(part) ?? [])
      .map(([, name = "", value = ""]) => [name, decode(value)]),
  );
}

/** The address of something; the opposite of `match`. */
export const to = {
  home: (): string => `${PREFIX}/`,
  play: (game = ""): string => `${PREFIX}/play${game ? `?game=${encodeURIComponent(game)}` : ""}`,
  learn: (game: string): string => `${PREFIX}/learn/${encodeURIComponent(game)}`,
  puzzles: (game = ""): string => `${PREFIX}/puzzle${game ? `/${encodeURIComponent(game)}` : ""}`,
  puzzle: (game: string, number: number): string => `${PREFIX}/puzzle/${encodeURIComponent(game)}/${number}`,
  table: (id: string, invitation = ""): string =>
    `${PREFIX}/t/${id}${invitation ? `#i=${encodeURIComponent(invitation)}` : ""}`,
  watch: (id: string, watch = ""): string => `${PREFIX}/t/${id}${watch ? `#w=${encodeURIComponent(watch)}` : ""}`,
  replay: (id: string, count?: number, watch = ""): string => {
    const behind = [
      ...(count === undefined ? [] : [String(count)]),
      ...(watch ? [`w=${encodeURIComponent(watch)}`] : []),
    ];
    return `${PREFIX}/r/${id}${behind.length ? `#${behind.join("&")}` : ""}`;
  },
  ending: (id: string, watch = ""): string => `${PREFIX}/e/${id}${watch ? `#w=${encodeURIComponent(watch)}` : ""}`,
  rules: (game: string, paragraph = ""): string => `${PREFIX}/rules/${game}${paragraph ? `#${paragraph}` : ""}`,
  me: (): string => `${PREFIX}/me`,
  /** Where a link signs in on another device; behind the #, which no server is told, and no program that looks at links. */
  device: (key: string): string => `${PREFIX}/device#${encodeURIComponent(key)}`,
  tournaments: (): string => `${PREFIX}/tournaments`,
  tournament: (id: string, invitation = ""): string =>
    `${PREFIX}/tournament/${id}${invitation ? `#i=${encodeURIComponent(invitation)}` : ""}`,
  player: (id: string): string => `${PREFIX}/player/${encodeURIComponent(id)}`,
  players: (game = "", size: 2 | 3 = 2): string =>
    `${PREFIX}/players${game ? `?game=${encodeURIComponent(game)}&size=${size}` : ""}`,
  clubs: (): string => `${PREFIX}/clubs`,
  club: (id: string, invitation = ""): string =>
    `${PREFIX}/club/${id}${invitation ? `#i=${encodeURIComponent(invitation)}` : ""}`,
  /** A new table for a club. */
  playWithFriends: (game: string): string => `${PREFIX}/play?game=${encodeURIComponent(game)}&with=friends`,
  playFor: (club: string): string => `${PREFIX}/play?club=${encodeURIComponent(club)}`,
  /** With filters as they stand in an address. */
  lobby: (query = ""): string => `${PREFIX}/tables${query}`,
};

/** An invitation somebody pasted, or a link for spectators: whole, a path, or the bare id of a table. */
export function pasted(text: string): string | null {
  const found = /(?:^|\/)t\/([\w-]+)(?:#([iw])=([^\s#]+))?/.exec(text.trim());
  if (found) return (found[2] === "w" ? to.watch : to.table)(found[1] ?? "", decode(found[3] ?? ""));
  return ID.test(text.trim()) ? to.table(text.trim()) : null;
}

/** Should the page itself follow this click, or the browser? */
export function isOurs(event: MouseEvent, link: HTMLAnchorElement, origin: string): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    plain &&
    !link.target &&
    !link.hasAttribute("download") &&
    link.origin === origin &&
    isWithin(link.pathname) &&
    !within(link.pathname).startsWith("/api/")
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
