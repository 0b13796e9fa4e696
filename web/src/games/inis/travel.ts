/** Which clans travel between two states of the island. */
export interface Standing {
  territory: string;
  seat: number;
  clans: number;
}

export function standingOn(view: { territories: readonly { id: string; clans: readonly number[] }[] }): Standing[] {
  return view.territories.flatMap(({ id, clans }) =>
    clans.flatMap((number, seat) => (number > 0 ? [{ territory: id, seat, clans: number }] : [])),
  );
}

export interface Flight {
  seat: number;
  clans: number;
  /** A territory, or nothing for the reserve. */
  from: string | null;
  to: string | null;
}

/** More changes than this are no move but another position, such as a jump in a replay. */
const TOO_MANY = 5;

export function flights(before: readonly Standing[], after: readonly Standing[]): Flight[] {
  const count = (some: readonly Standing[], { territory, seat }: Standing): number =>
    some.find((one) => one.territory === territory && one.seat === seat)?.clans ?? 0;
  const gone = before.flatMap((one) => change(one, one.clans - count(after, one)));
  const come = after.flatMap((one) => change(one, one.clans - count(before, one)));
  if (gone.length + come.length > TOO_MANY) return [];
  const found: Flight[] = [];
  for (const arriving of come) {
    let left = arriving.clans;
    for (const leaving of gone) {
      const clans = leaving.seat === arriving.seat ? Math.min(left, leaving.clans) : 0;
      if (clans === 0) continue;
      found.push({ seat: arriving.seat, clans, from: leaving.territory, to: arriving.territory });
      leaving.clans -= clans;
      left -= clans;
    }
    if (left > 0) found.push({ seat: arriving.seat, clans: left, from: null, to: arriving.territory });
  }
  return [
    ...gone
      .filter((one) => one.clans > 0)
      .map(({ seat, clans, territory }) => ({ seat, clans, from: territory, to: null })),
    ...found,
  ];
}

function change(one: Standing, clans: number): Standing[] {
  return clans > 0 ? [{ ...one, clans }] : [];
}
