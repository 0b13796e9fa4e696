/** Where the page lies on its site: at its root, or below a path at which a proxy offers it. */

/** As the server has written it into the page: `/games`, or nothing. */
export const PREFIX: string =
  typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "");

/** A path without what lies above the page. */
export function within(path: string, prefix = PREFIX): string {
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || "/" : path;
}

/** Does this path belong to the page? What else lies on the site is none of its business. */
export function isWithin(path: string, prefix = PREFIX): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
