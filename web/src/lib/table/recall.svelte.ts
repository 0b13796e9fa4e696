/** The table as it was when one last acted, for whoever wants to know what has changed. */
import { api } from "../../wire/api";
import type { View } from "../../wire/protocol";
import type { Device } from "./device.svelte";
import type { Seen } from "./seen";

export class Recall {
  readonly #at: Seen;
  readonly #device: Device;
  #asking: number | null = null; // the answer that is under way
  #found = $state.raw<{ acted: number; view: View } | null>(null);

  constructor(at: Seen, device: Device) {
    this.#at = at;
    this.#device = device;
  }

  /** Null while it is not known: before it was asked for, and as soon as one has acted again. */
  get view(): View | null {
    return this.#found?.acted === this.#acted ? this.#found.view : null;
  }

  /** Once for each of one's deeds; what has failed is tried again with the next news of the table. */
  ask = async (): Promise<void> => {
    const acted = this.#acted;
    if (this.#asking === acted || this.#found?.acted === acted || this.#device.people.length === 0) return;
    this.#asking = acted;
    try {
      const { view, count } = await api.since(this.#at.id, acted);
      if (count === acted) this.#found = { acted, view };
    } catch {
      // then no change is told yet
    } finally {
      if (this.#asking === acted) this.#asking = null;
    }
  };

  get #acted(): number {
    return this.#at.table?.acted ?? 0;
  }
}
