/** Who has planned enough: it may be before the last change of a partner, or withdrawn by a change of one's own. */
import type { Mark } from "../wire/protocol";

export type Readiness = "ready" | "stale" | "changed";
const KINDS: readonly string[] = ["ready", "stale", "changed"] satisfies Readiness[];

export const isReadiness = (mark: Mark): boolean => KINDS.includes(mark.kind);

/** Nothing for whoever has said nothing. */
export function readinessOf(plan: readonly Mark[], seat: number): Readiness | null {
  return (plan.find((mark) => mark.seat === seat && isReadiness(mark))?.kind as Readiness | undefined) ?? null;
}

/** The seats whose plans are others than before, if anybody had been ready by then; who was not is used to changes. */
export function shifted(before: readonly Mark[], now: readonly Mark[]): number[] {
  if (!before.some(isReadiness)) return [];
  const own = (plan: readonly Mark[], seat: number): string =>
    JSON.stringify(plan.filter((mark) => mark.seat === seat && !isReadiness(mark)));
  const seats = [...new Set([...before, ...now].map((mark) => mark.seat))];
  return seats.filter((seat) => own(before, seat) !== own(now, seat)).sort((a, b) => a - b);
}
