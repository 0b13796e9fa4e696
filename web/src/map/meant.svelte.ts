/** Gives the answers that were meant by one click. */
import { untrack } from "svelte";
import type { Asked } from "../wire/protocol";

/** So long the question is to be seen before it is answered. */
const SEEN = 120;

/** `take` says what was meant for a question, once. */
export function answerMeant(
  asked: () => Asked | null,
  take: (asked: Asked | null) => string | null,
  choose: (option: string) => void,
): void {
  $effect(() => {
    const question = asked();
    const meant = untrack(() => take(question));
    if (meant === null) return;
    const soon = setTimeout(() => choose(meant), SEEN);
    return () => clearTimeout(soon);
  });
}
