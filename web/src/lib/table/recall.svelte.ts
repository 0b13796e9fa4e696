/** The table as it was when one last acted, for whoever wants to know what has changed; asked for once. */
import { api } from "../../wire/api";
import type { View } from "../../wire/protocol";
import type { Device } from "./device.svelte";
import type { Seen } from "./seen";

export class Recall {
  readonly #at: Seen;
  readonly #device: Device;
  #acted = -1;
  view = $state.raw<View | null>(null);

  constructor(at: Seen, device: Device) {
    this.#at = at;
    this.#device = device;
  }

  ask = async (): Promise<void> => {
    const acted = this.#at.table?.acted ?? 0;
    if (this.#acted === acted || this.#device.people.length === 0) return;
    this.#acted = acted;
    this.view = null;
    try {
      const { view, count } = await api.since(this.#at.id, acted);
      if (this.#acted === acted && count === acted) this.view = view;
    } catch {
      // then no change is told
    }
  };
}
