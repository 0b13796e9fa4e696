/** Things travel where the reader wants it and looks. */

export function mayMove(): boolean {
  if (document.documentElement.dataset.motion === "off" || document.visibilityState !== "visible") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
