/** What board and tray of one page tell each other: the card that is looked at, and what was meant by a click. */
import type { Asked } from "../../lib/protocol";
import type { Viewport } from "../../lib/viewport.svelte";
import type { Intent } from "./state";

class Shared {
  /** The card under the pointer or with the focus. */
  card = $state<string | null>(null);
  /** The score board has found room beside the map. */
  beside = $state(false);
  /** The part of the board on the screen. */
  viewport: Viewport | null = null;
  #meant: (Intent & { until: number }) | null = null;

  /** Choose an act and remember what comes next. */
  mean(intent: Intent, choose: (option: string) => void): void {
    this.#meant = { ...intent, until: Date.now() + 4000 };
    choose(intent.act);
  }

  /** The answer that was meant for this question, once. */
  take(asked: Asked | null): string | null {
    const meant = this.#meant;
    if (!meant || !asked || asked.key !== meant.key) return null;
    this.#meant = null;
    const fits = Date.now() < meant.until && asked.options.some((option) => option.id === meant.option);
    return fits ? meant.option : null;
  }
}

export const shared = new Shared();
