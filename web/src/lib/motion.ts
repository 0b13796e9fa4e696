/** Things travel where the reader wants it and looks. */

export function mayMove(): boolean {
  if (document.documentElement.dataset.motion === "off" || document.visibilityState !== "visible") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Looks again with every frame, as a map may be moved or zoomed at any time; the answer ends it. */
export function eachFrame(look: () => void): () => void {
  let frame = 0;
  const follow = (): void => {
    look();
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}
