/** My turn has come: a sound, and a notification if nobody looks. */
import { pluck } from "../sound";
import { app } from "../state.svelte";
import type { TableState } from "../table.svelte";

/** To be called where a component is made. */
export function callOut(at: TableState, isMyTurn: () => boolean, title: () => string): void {
  let before: boolean | null = null;
  $effect(() => {
    const mine = isMyTurn();
    if (!at.table) return;
    if (mine && before === false) {
      if (app.settings.sound) pluck();
      if (app.settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
        notify(at, title());
      }
    }
    before = mine;
  });
}

function notify(at: TableState, title: string): void {
  try {
    const note = new Notification(title, { body: at.words.say("page-notify-turn"), tag: at.id, icon: "/icon.svg" });
    note.onclick = () => window.focus();
  } catch {
    // some phones have the permission and not the means
  }
}
