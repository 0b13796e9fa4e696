/** Tables to sit down at or to watch, and filters that stand in the address. */
import type { ListedTable, Lists } from "../wire/protocol";

export const GROUPS = ["game", "pace", "with", "me"] as const;
export type Group = (typeof GROUPS)[number];
/** What is asked of each group; nothing asked, nothing left out. */
export type Filters = Readonly<Record<Group, readonly string[]>>;

export const NO_FILTERS: Filters = { game: [], pace: [], with: [], me: [] };
export const VALUES: Readonly<Record<Exclude<Group, "game">, readonly string[]>> = {
  pace: ["live", "days", "none"],
  with: ["people", "bots", "guests", "friends", "club"],
  me: ["free", "rated", "watch"],
};

/** What a table is looked for by. */
export type Sought = Pick<ListedTable, "game" | "status" | "rated" | "clock"> & {
  chairs: readonly { kind: ListedTable["chairs"][number]["kind"] }[];
  friends?: readonly string[];
  club?: unknown;
};

/** Which values of each group a table has. */
export function facets(table: Sought): Record<Group, string[]> {
  const kinds = table.chairs.map((chair) => chair.kind);
  const pace = !table.clock ? "none" : table.clock.kind === "days" ? "days" : "live";
  return {
    game: [table.game],
    pace: [pace],
    with: [
      ...(kinds.filter((kind) => kind === "human" || kind === "open").length > 1 ? ["people"] : []),
      ...(kinds.includes("bot") || kinds.includes("program") ? ["bots"] : []),
      ...(kinds.includes("guest") ? ["guests"] : []),
      ...(table.friends?.length ? ["friends"] : []),
      ...(table.club ? ["club"] : []),
    ],
    me: [...(table.status === "waiting" ? ["free"] : ["watch"]), ...(table.rated ? ["rated"] : [])],
  };
}

/** Has a table something of all that is asked, leaving out one group? */
export function fits(table: Sought, filters: Filters, but?: Group): boolean {
  const has = facets(table);
  return GROUPS.every(
    (group) =>
      group === but || filters[group].length === 0 || filters[group].some((value) => has[group].includes(value)),
  );
}

/** How many tables there would be with this value alone in its group. */
export function count(tables: readonly Sought[], filters: Filters, group: Group, value: string): number {
  return tables.filter((table) => fits(table, filters, group) && facets(table)[group].includes(value)).length;
}

export function flip(filters: Filters, group: Group, value: string): Filters {
  const now = filters[group];
  return { ...filters, [group]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] };
}

const WORD = /^[\w-]{1,40}$/;

/** Filters as an address has them: `?game=inis,origo&me=free`; what is no word is left out. */
export function readFilters(query: string): Filters {
  const asked = new URLSearchParams(query);
  const values = (group: Group): string[] => [
    ...new Set((asked.get(group) ?? "").split(",").filter((value) => WORD.test(value))),
  ];
  return { game: values("game"), pace: values("pace"), with: values("with"), me: values("me") };
}

export function writeFilters(filters: Filters): string {
  const said = GROUPS.filter((group) => filters[group].length).map(
    (group) => `${group}=${filters[group].map(encodeURIComponent).join(",")}`,
  );
  return said.length ? `?${said.join("&")}` : "";
}

/** Is it only looked for what there is to watch? Then the tables are drawn. */
export const isHall = (filters: Filters): boolean => filters.me.length === 1 && filters.me[0] === "watch";

/** Those that are open first, then those to watch. */
export const listed = (lists: Lists): ListedTable[] => [...lists.open, ...lists.running];

/** What is shown stays in its place while somebody looks: what is new waits, what is gone fades. */
export interface Row<T> {
  table: T;
  gone: boolean;
}

export function still<T extends { id: string }>(
  shown: readonly T[],
  now: readonly T[],
): { rows: Row<T>[]; fresh: number } {
  const known = new Map(now.map((table) => [table.id, table]));
  const ids = new Set(shown.map((table) => table.id));
  const rows = shown.map((table) => ({ table: known.get(table.id) ?? table, gone: !known.has(table.id) }));
  return { rows, fresh: now.filter((table) => !ids.has(table.id)).length };
}
