/** What needs no person: a question with one answer, and an order that was said to be all the same. */
import { untrack } from "svelte";
import { app } from "../state.svelte";
import type { TableState } from "../table.svelte";

const SEEN = 500; // milliseconds that the question is to be seen

/** To be called where a component is made. Nothing runs away from somebody who is reading. */
export function answerAlone(at: TableState, isReading: () => boolean): void {
  const { answering } = at;
  // If the user says so.
  $effect(() => {
    const { asked, table } = at;
    const only = asked?.options.length === 1 ? asked.options[0] : undefined;
    if (!only || answering.action.following.has(only.id) || !app.settings.auto || table?.window) return;
    if (isReading() || at.teaching.lesson || answering.sending || table?.undo_asked) return;
    const timer = setTimeout(() => answering.choose(only.id), SEEN);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (at.asked && !answering.sending) untrack(at.order.keep);
  });
}
