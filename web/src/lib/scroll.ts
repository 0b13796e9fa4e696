/** Rows and lists that are longer than their place: what matters comes into sight, and an edge behind which there is more fades. */
import type { Attachment } from "svelte/attachments";

/** How much of an edge fades. */
const FADE = 26;
/** How far from an edge a thing is put, so that it does not fade. */
const MARGIN = FADE + 4;

/** Moves a scrolled place by no more than it takes to show a thing in it; nothing around it moves. */
export function bring(thing: Element, place: Element): void {
  const [at, seen] = [thing.getBoundingClientRect(), place.getBoundingClientRect()];
  place.scrollLeft += outside(at.left, at.right, seen.left, seen.left + place.clientWidth);
  place.scrollTop += outside(at.top, at.bottom, seen.top, seen.top + place.clientHeight);
}

/** How far a thing is out of its place; what is longer than the place shows its beginning. */
function outside(start: number, end: number, from: number, to: number): number {
  if (start < from + MARGIN || end - start > to - from - 2 * MARGIN) return start - from - MARGIN;
  return Math.max(0, end - to + MARGIN);
}

/** Whoever has only a wheel goes sideways with it. */
export const sideways: Attachment<HTMLElement> = (row) => {
  const turn = (event: WheelEvent): void => {
    if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const before = row.scrollLeft;
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1);
    if (row.scrollLeft !== before) event.preventDefault();
  };
  row.addEventListener("wheel", turn, { passive: false });
  return () => row.removeEventListener("wheel", turn);
};

const SIDES = ["left", "right", "top", "bottom"] as const;

/** How much lies hidden behind each edge. */
function hiddenOf(place: HTMLElement): number[] {
  const { scrollLeft: left, scrollTop: top } = place;
  return [left, place.scrollWidth - place.clientWidth - left, top, place.scrollHeight - place.clientHeight - top];
}

/** Those whose edges are to be looked at before the page is drawn again. */
const moved = new Set<HTMLElement>();

/** All are read first: whatever is written lays the page out anew for the next that is read. */
function fadeAnew(): void {
  const found = [...moved].map((place) => [place, hiddenOf(place)] as const);
  moved.clear();
  for (const [place, hidden] of found)
    SIDES.forEach((side, at) => {
      const width = hidden[at]! > 2 ? `${FADE}px` : "0px";
      if (place.style.getPropertyValue(`--fade-${side}`) !== width) place.style.setProperty(`--fade-${side}`, width);
    });
}

/** Fades the edges behind which there is more; the style sheet has the class `fading`. */
export const fading: Attachment<HTMLElement> = (place) => {
  const look = (): void => {
    if (moved.size === 0) queueMicrotask(fadeAnew);
    moved.add(place);
  };
  const size = new ResizeObserver(look); // for the first time before it is drawn
  const content = new MutationObserver(look);
  place.classList.add("fading");
  place.addEventListener("scroll", look, { passive: true });
  size.observe(place);
  content.observe(place, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
    moved.delete(place);
    place.removeEventListener("scroll", look);
  };
};
