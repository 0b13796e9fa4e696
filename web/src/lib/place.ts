/** Where the page lies on its site: at its root, or below a path at which a proxy offers it. */

/** As the server has written it into the page: `/games`, or nothing. */
export const PREFIX: string =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "");

/** What the server has written into the page under a name. */
const told = (name: string): string =>
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "");

/** The build of the server that sent this page. */
export const BUILD = told("build");

/** Texts of the host that there are: imprint, privacy, terms. */
export const TEXTS: readonly string[] = told("texts").split(" ").filter(Boolean);

/** A path without what lies above the page. */
export function within(path: string, prefix = PREFIX): string {
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || "/" : path;
}

/** Does this path belong to the page? What else lies on the site is none of its business. */
export function isWithin(path: string, prefix = PREFIX): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
