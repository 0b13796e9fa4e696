/** What board and tray of one page tell each other: the card or field that is looked at, and what was meant by a click. */
import type { Asked } from "../../wire/protocol";
import type { Viewport } from "../../map/viewport.svelte";
import type { Intent, Step } from "./state";

/** What was meant a while ago is not meant any more. */
const PATIENCE = 4000;
/** The score board stands beside the map where there is room for it. */
const SCORE_BOARD = 300;

class Shared {
  /** The card under the pointer or with the focus. */
  card = $state<string | null>(null);
  /** A free field on which a shield could be laid: the cards that fit it show themselves. */
  field = $state<string | null>(null);
  /** The score board has found room beside the map. */
  beside = $state(false);
  /** The part of the board on the screen. */
  viewport: Viewport | null = null;
  #steps: readonly Step[] = [];
  #since = 0;

  /** Is there room beside the map of a board of this size? */
  measure = (width: number, height: number): void => {
    this.beside = width >= 700 && width - Math.min(height, width * 0.6) >= SCORE_BOARD - 40;
  };

  /** Choose an act and remember what comes next. */
  mean(intent: Intent, choose: (option: string) => void): void {
    [this.#steps, this.#since] = [intent.steps, Date.now()];
    choose(intent.act);
  }

  /** The answer that was meant for this question, once. */
  take(asked: Asked | null): string | null {
    const [step, ...rest] = this.#steps;
    if (!asked || !step) return null;
    const isMeant = asked.key === step.key && asked.options.some((option) => option.id === step.option);
    const isFresh = Date.now() - this.#since < PATIENCE;
    // Until the table has moved on, the question is still the one that was answered.
    if (!isMeant && asked.domain === "act" && isFresh) return null;
    this.#steps = isMeant && isFresh ? rest : [];
    return isMeant && isFresh ? step.option : null;
  }
}

export const shared = new Shared();
