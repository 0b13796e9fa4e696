/** My turn has come: a sound, and a notification if nobody looks. */
import { api } from "../../wire/api";
import { PREFIX } from "../place";
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
        void notify(at, title());
      }
    }
    before = mine;
  });
}

/** Unless one wants no word of this table. */
async function notify(at: TableState, title: string): Promise<void> {
  try {
    if (!(await api.notice(at.id)).notified) return;
    const note = new Notification(title, {
      body: at.words.say("page-notify-turn"),
      tag: at.id,
      icon: `${PREFIX}/icon.svg`,
    });
    note.onclick = () => window.focus();
  } catch {
    // nobody can say, or a phone has the permission and not the means
  }
}
