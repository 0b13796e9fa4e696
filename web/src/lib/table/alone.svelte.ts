/** What needs no person: a question with one answer, and an order that was said to be all the same. */
import { untrack } from "svelte";
import { app } from "../state.svelte";
import type { TableState } from "../table.svelte";
import { loneAnswer } from "./lone";

const SEEN = 500; // milliseconds that the question is to be seen

/** To be called where a component is made. Nothing runs away from somebody who is reading. */
export function answerAlone(at: TableState, isReading: () => boolean): void {
  const { answering } = at;
  // If the user says so.
  $effect(() => {
    const only = loneAnswer(at.asked);
    if (only === null || answering.action.following.has(only) || !app.settings.auto) return;
    if (isReading() || at.teaching.lesson || answering.sending || at.table?.undo_asked) return;
    const timer = setTimeout(() => answering.choose(only), SEEN);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (at.asked && !answering.sending) untrack(at.order.keep);
  });
}
