/** What of this device's player is kept for when there is no line: the tables as they were seen last, and answers. */
import { Outbox } from "./outbox";
import { PREFIX } from "./place";
import type { Table } from "../wire/protocol";

export const MINE = "tuath-mine"; // as the worker calls it
export const KEPT = "x-tuath-kept";
const SOON = 2000; // milliseconds

export const outbox = new Outbox({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
});

const hasWorker = (): boolean => "caches" in globalThis && navigator.serviceWorker?.controller != null;

class Keeping {
  #latest: Table | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A table as it stands now, with the line by which it came; only one where I sit. */
  table(table: Table): void {
    if (!hasWorker() || !table.mine.length) return;
    this.#latest = table;
    this.#timer ??= setTimeout(() => void this.write(), SOON);
  }

  async write(): Promise<void> {
    clearTimeout(this.#timer);
    const table = this.#latest;
    this.#timer = undefined;
    this.#latest = null;
    if (!table) return;
    const headers = { "content-type": "application/json", [KEPT]: String(Date.now()) };
    const mine = await caches.open(MINE);
    await mine
      .put(`${PREFIX}/api/tables/${table.id}`, new Response(JSON.stringify({ table }), { headers }))
      .catch(() => {});
  }

  /** Nothing of it is left. */
  async forget(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#latest = null;
    outbox.clear();
    if ("caches" in globalThis) await caches.delete(MINE);
  }
}

export const keeping = new Keeping();
