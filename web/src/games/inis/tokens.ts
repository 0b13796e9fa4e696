/** How the marker of the Brenn and the tokens of Pretenders travel from one player's panel to another's, or go back. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";
import { mayMove } from "../../lib/motion";

const [TRAVELS, GOES] = [360, 220]; // milliseconds

/** The same thing elsewhere: it leaves here and arrives there. */
export const [leave, arrive] = crossfade({ duration: () => (mayMove() ? TRAVELS : 0), easing: cubicOut });

export function goesBack(node: Element): TransitionConfig {
  return fade(node, { duration: mayMove() ? GOES : 0 });
}
