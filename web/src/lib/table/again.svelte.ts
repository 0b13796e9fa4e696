/** Another game after one that is over: asking for it, and hearing of somebody who does. */
import { api } from "../../wire/api";
import type { Offered, Rematching, Table } from "../../wire/protocol";
import { circle } from "../circle.svelte";
import { isOpenTo } from "../rematch";
import { to } from "../router";
import { app } from "../state.svelte";
import type { Words } from "../words";
import type { Seen } from "./seen";

/** Another game with the same people; the server lets the others know. */
export async function rematch(table: string, words: Words, wish: Rematching = { kind: "same" }): Promise<void> {
  const made = await app.attempt(() => api.rematch(table, wish), words);
  if (made) app.go(to.table(made.table.id));
}

/** A moment of a game that is over, played on at a table of one's own, with bots for all others. */
export async function tryOut(table: string, words: Words, seat: number, count: number): Promise<void> {
  const made = await app.attempt(() => api.tryOut(table, { seat, count }), words);
  if (made) app.go(to.table(made.table.id));
}

export class PlayingAgain {
  readonly #at: Seen;
  /** Another game, at whose table somebody waits for me. */
  offer = $state.raw<Offered | null>(null);

  constructor(at: Seen) {
    this.#at = at;
  }

  rematch = (): Promise<void> => rematch(this.#at.id, this.#at.words);

  /** Somebody wants to play again: who is here is told at once; an offer from before is looked at first. */
  hear(known: Table | null): void {
    const { table, words } = this.#at;
    const again = table?.again ?? null;
    if (!table || again?.table === known?.again?.table) return;
    if (!again || again.player === app.player?.id || !circle.hears(again.player) || table.mine.length === 0) {
      this.offer = null;
    } else if (known) {
      this.offer = again;
      const label = words.say("page-sit-down");
      app.toast(words.say("page-wants-rematch", { name: again.name }), false, { label, run: this.sitDown });
    } else void this.#lookAt(again);
  }

  async #lookAt(again: Offered): Promise<void> {
    try {
      const { table } = await api.table(again.table);
      if (isOpenTo(table, app.player?.id ?? null)) this.offer = again;
    } catch {
      // it is gone
    }
  }

  /** At the table of the other game. */
  sitDown = async (): Promise<void> => {
    const { offer } = this;
    if (!offer) return;
    this.offer = null;
    app.withdraw(this.sitDown);
    if (await app.attempt(() => api.join(offer.table, null, ""), this.#at.words)) app.go(to.table(offer.table));
  };
}
