/** Going from option to option with the keyboard. */
import type { Point } from "../lib/geometry";
import type { Option } from "../wire/protocol";

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Spot {
  id: string;
  at: Point;
}

/** An option and where it is. */
export interface OptionSpot extends Spot {
  option: Option;
}

/** Those options that have a place, in reading order. */
export function spotsOf(
  options: readonly Option[],
  placeOf: (id: string) => Point | null,
  line?: number,
): OptionSpot[] {
  return readingOrder(
    options.flatMap((option): OptionSpot[] => {
      const at = placeOf(option.id);
      return at ? [{ id: option.id, at, option }] : [];
    }),
    line,
  );
}

/** The spot that is nearest to a point, if it is not further away than `reach`. */
export function spotNear<S extends Spot>(at: Point, spots: readonly S[], reach: number): S | null {
  const far = (spot: S): number => Math.hypot(spot.at[0] - at[0], spot.at[1] - at[1]);
  const best = spots.reduce<S | null>((near, spot) => (!near || far(spot) < far(near) ? spot : near), null);
  return best && far(best) < reach ? best : null;
}

/** Line by line, as one reads: spots of about the same height from left to right. */
export function readingOrder<S extends Spot>(spots: readonly S[], line = 60): S[] {
  const row = (spot: S): number => Math.floor(spot.at[1] / line);
  return [...spots].sort((a, b) => row(a) - row(b) || a.at[0] - b.at[0]);
}

/** The nearest spot in the direction of an arrow key; what lies aside counts as further away. */
export function nextSpot<S extends Spot>(from: Spot, key: string, spots: readonly S[]): S | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: S | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.at[0] - from.at[0], spot.at[1] - from.at[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (spot.id === from.id || ahead <= 0 || aside > ahead * 2) continue;
    const far = ahead + aside * 1.5;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** Arrows walk from option to option on a board, Enter and the space bar choose. */
export function walk<S extends Spot>(
  event: KeyboardEvent,
  from: S,
  spots: readonly S[],
  board: Element | undefined,
  choose: (spot: S) => void,
): void {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    choose(from);
  } else if (isArrow(event.key)) {
    event.preventDefault();
    const next = nextSpot(from, event.key, spots);
    if (next)
      board?.querySelector<SVGElement>(`[data-option="${CSS.escape(next.id)}"]`)?.focus({ preventScroll: true });
  }
}
