/** Secrets of links to private tables, kept while this tab is open: the pages of a table all need them. */

const PREFIX = "tuath-key-";

/** The secret that opens a table, if a link has brought us one. */
export function keyOf(id: string): string {
  try {
    return sessionStorage.getItem(PREFIX + id) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

/** Who is invited needs no spectators' link. */
export function keep(id: string, invitation = "", watch = ""): void {
  const key = invitation || watch;
  try {
    if (key) sessionStorage.setItem(PREFIX + id, key);
  } catch {
    // it stands in the address still
  }
}

/** A path with the secret that opens it, where there is one. */
export function keyed(id: string, path: string): string {
  const key = keyOf(id);
  return key ? `${path}${path.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}` : path;
}
