/**
 * Answers that no server has heard yet, one for each table: kept on this device with the version they were made from,
 * so that they can still be given after the page was closed. What has moved on meanwhile is told, and nothing is
 * answered by them that was not asked then: the server sees to that by the version.
 */
import type { Given } from "../wire/live";

export interface Kept extends Given {
  player: string;
}

const KEY = "tuath-answers";
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Outbox {
  constructor(private readonly store: Store) {}

  all(): Record<string, Kept> {
    try {
      return JSON.parse(this.store.getItem(KEY) ?? "{}") as Record<string, Kept>;
    } catch {
      return {};
    }
  }

  /** The answer that waits for a table, if it is this player's. */
  of(table: string, player: string): Kept | null {
    const kept = this.all()[table];
    return kept?.player === player ? kept : null;
  }

  keep(table: string, player: string, given: Given): void {
    this.#write({ ...this.all(), [table]: { ...given, player } });
  }

  /** It has been heard, or refused: by its id, as another one may wait by now. */
  drop(id: string): void {
    const left = Object.entries(this.all()).filter(([, kept]) => kept.id !== id);
    this.#write(Object.fromEntries(left));
  }

  clear(): void {
    this.#write({});
  }

  #write(all: Record<string, Kept>): void {
    try {
      if (Object.keys(all).length) this.store.setItem(KEY, JSON.stringify(all));
      else this.store.removeItem(KEY);
    } catch {
      // a browser that keeps nothing sends what it has while the page is open
    }
  }
}
