/** Which shields travel between two states of the board. */
export interface Lying {
  field: string;
  seat: number;
}

export function lyingOn(view: { shields: Record<string, number> }): Lying[] {
  return Object.entries(view.shields).map(([field, seat]) => ({ field, seat }));
}

export interface Flight {
  seat: number;
  /** A field, or nothing for the supply or the box. */
  from: string | null;
  to: string | null;
}

/** More changes than this are no move but another position, such as a jump in a replay. */
const TOO_MANY = 6;

export function flights(before: readonly Lying[], after: readonly Lying[]): Flight[] {
  const has = (some: readonly Lying[], one: Lying): boolean =>
    some.some((other) => other.field === one.field && other.seat === one.seat);
  const gone = before.filter((one) => !has(after, one));
  const come = after.filter((one) => !has(before, one));
  if (gone.length + come.length > TOO_MANY) return [];
  const found: Flight[] = [];
  for (const { field, seat } of come) {
    const origin = gone.findIndex((one) => one.seat === seat);
    const from = origin < 0 ? null : gone.splice(origin, 1)[0]!.field;
    found.push({ seat, from, to: field });
  }
  return [...gone.map(({ field, seat }) => ({ seat, from: field, to: null })), ...found];
}
