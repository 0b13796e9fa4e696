/** How the marker of the Brenn and the tokens of Pretenders travel: from one player's panel to another's, from the supply and back. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { mayMove } from "../../lib/motion";

const TRAVELS = 360; // milliseconds

/** The same thing elsewhere: it leaves here and arrives there. */
export const [leave, arrive] = crossfade({ duration: () => (mayMove() ? TRAVELS : 0), easing: cubicOut });

/** Where the supply lies; while something else has its place, where it will lie again. */
const supply = (): DOMRect | undefined => document.querySelector(".floats")?.getBoundingClientRect();

/** A token flies over the table, which would cut it off at the edge of the column; meanwhile it is not in the panel. */
function flight(token: HTMLElement, isBack: boolean): TransitionConfig {
  const [here, there] = [token.getBoundingClientRect(), supply()];
  if (!mayMove() || !there || here.width === 0) return { duration: 0 };
  const flying = token.cloneNode(true) as HTMLElement;
  flying.dataset.flies = isBack ? "back" : "here";
  flying.setAttribute("aria-hidden", "true");
  Object.assign(flying.style, {
    position: "fixed",
    left: `${here.left}px`,
    top: `${here.top}px`,
    zIndex: "var(--z-sheet)",
    pointerEvents: "none",
  });
  document.body.append(flying);
  const far = {
    transform: `translate(${there.left + 12 - here.left}px, ${there.top + 6 - here.top}px)`,
    opacity: isBack ? 0.3 : 1,
  };
  const ways = [{ transform: "none", opacity: 1 }, far];
  const flown = flying.animate(isBack ? ways : ways.reverse(), {
    duration: TRAVELS,
    easing: "cubic-bezier(.22,.7,.25,1)",
    fill: "both",
  });
  void flown.finished.finally(() => flying.remove());
  return { duration: TRAVELS, css: () => "visibility: hidden" };
}

export const comes = (token: HTMLElement): TransitionConfig => flight(token, false);
export const goesBack = (token: HTMLElement): TransitionConfig => flight(token, true);
