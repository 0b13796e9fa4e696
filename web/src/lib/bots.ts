/** Whom newcomers meet; where it is not offered, the strongest. */
const USUAL = "fair";

export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[bots.length - 1] ?? "random");
}
