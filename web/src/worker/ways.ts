/** Which of the page's requests are answered how when there is no line; what is not named here is none of our business. */

/**
 * `page`: any address of the page. `asset`: named by what it contains, so it never changes. `shared`: the same for
 * everybody. `mine`: what only the one who is signed in may see.
 */
export type Way = "page" | "asset" | "shared" | "mine";

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

const SHARED = [
  /^\/api\/games(\/[\w-]+)?$/,
  /^\/api\/games\/[\w-]+\/(words|rules)\/\w+$/,
  /^\/api\/words\/\w+$/,
  /^\/(icons\/.+|[\w.-]+\.(svg|webmanifest))$/,
];
const MINE = [/^\/api\/me(\/turns)?$/, /^\/api\/tables(\/[\w-]+)?$/];

/** A path without what lies above the page; nothing where it lies beside it. The worker shares no file with the page. */
export function below(path: string, prefix: string): string | null {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}

export function wayOf({ method, mode, url }: Asked, origin: string, prefix = ""): Way | null {
  const { origin: from, pathname: path, search } = new URL(url);
  const pathname = below(path, prefix);
  if (method !== "GET" || from !== origin || pathname === null) return null;
  if (pathname.startsWith("/assets/")) return "asset";
  if (SHARED.some((path) => path.test(pathname))) return "shared";
  if (MINE.some((path) => path.test(pathname))) return search ? null : "mine"; // the secret of a link leads to others' tables
  if (mode === "navigate" && !/^\/(api\/|docs\/|healthz|metrics)/.test(pathname)) return "page";
  return null;
}

/** Is it a table with a seat of mine, or a list of mine? Nothing else is kept. */
export function isMine(pathname: string, said: unknown): boolean {
  if (!/^\/api\/tables\/[\w-]+$/.test(pathname)) return true;
  const { table } = (said ?? {}) as { table?: { mine?: unknown[] } };
  return (table?.mine?.length ?? 0) > 0;
}

/** Who is signed in, as `/api/me` says it; nobody where it says nothing. */
export function whoIs(said: unknown): string {
  const { player } = (said ?? {}) as { player?: { id?: string } | null };
  return player?.id ?? "";
}

/** The table that a message is about is shown; only within this server. */
export function placeOf(address: unknown, origin: string, prefix = ""): string {
  const home = `${prefix}/`;
  try {
    const url = new URL(String(address ?? home), origin);
    return url.origin === origin && below(url.pathname, prefix) !== null ? url.pathname : home;
  } catch {
    return home;
  }
}
