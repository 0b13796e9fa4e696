/** Who could claim the throne, and what is missing. */
import { CONDITIONS } from "./state";
import type { InisView } from "./view";

/** How many clans, Sanctuaries or territories a player lacks for the condition that is nearest, Deeds counted. */
export function lackOf(view: InisView, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  return Math.max(
    0,
    view.needed - player.deeds - Math.max(...CONDITIONS.map((condition) => player.conditions[condition])),
  );
}

/** May a player take a token, as far as conditions go? */
export function mayClaim(view: InisView, seat: number): boolean {
  const player = view.players[seat];
  return player !== undefined && !player.pretender && player.met > 0;
}

/** Of those who claim now, the newest who did not before. */
export function newClaim(before: readonly number[], now: readonly number[]): number | null {
  return now.findLast((seat) => !before.includes(seat)) ?? null;
}
