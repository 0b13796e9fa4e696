/** An order that changes nothing can be given once: it is not asked for again in the same round, as long as the rules say so. */
import type { View } from "../../wire/protocol";
import type { Answering } from "./answering.svelte";
import type { Seen } from "./seen";

export class Order {
  readonly #at: Seen & { readonly view: View | null };
  readonly #answering: Answering;
  #round = $state<unknown>(null); // in which it was said

  constructor(at: Seen & { readonly view: View | null }, answering: Answering) {
    this.#at = at;
    this.#answering = answering;
  }

  /** From now on, as it comes. */
  leave = (): void => {
    this.#round = this.#at.view?.round ?? null;
    this.keep();
  };

  /** What is asked is answered, if it is about an order that was said to be all the same. */
  keep = (): void => {
    const { asked } = this.#answering;
    if (this.#round === null || this.#at.view?.round !== this.#round || !asked?.idle) return;
    const first = asked.options[0];
    if (first) this.#answering.choose(first.id);
  };
}
