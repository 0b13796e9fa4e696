/** A hint for what I am asked: thought out by the server, gone when the game moves on. */
import { api, refusalOf } from "../../wire/api";
import type { Asked, Hint, Proposal, Refusal } from "../../wire/protocol";
import { app } from "../state.svelte";
import type { Answering } from "./answering.svelte";
import type { Seen } from "./seen";

export const LETTERS = ["A", "B", "C"] as const;
const MOVED_ON = "server-moved-on";

interface Source {
  answering: Answering;
  /** What is mine to answer. */
  question(): Asked | null;
}

export class Hinting {
  readonly #at: Seen;
  readonly #source: Source;
  /** What was thought of, and the moment that it is about. */
  #found = $state.raw<{ moment: string; hint: Hint } | null>(null);
  #asking = $state<string | null>(null); // the moment for which somebody thinks now
  #ask = 0; // counts, so that only what was asked for last is heard

  readonly #moment = $derived.by<string>(() => {
    const [{ table }, question] = [this.#at, this.#source.question()];
    return question && table ? `${table.acted} ${table.count} ${question.seat} ${question.key}` : "";
  });
  readonly hint = $derived.by<Hint | null>(() => (this.#found?.moment === this.#moment ? this.#found.hint : null));
  readonly isThinking = $derived.by<boolean>(() => this.#asking !== null && this.#asking === this.#moment);
  /** Why there is none now; undefined where nothing is asked of me at all. */
  readonly refusal = $derived.by<Refusal | null | undefined>(() => {
    const question = this.#source.question();
    return question ? this.#at.table?.no_hint[String(question.seat)] : undefined;
  });

  constructor(at: Seen, source: Source) {
    this.#at = at;
    this.#source = source;
  }

  /** Ask for one; it is refused aloud where there is none. True where it comes. */
  ask = (longer = false): boolean => {
    const [{ id, words }, question, { refusal }] = [this.#at, this.#source.question(), this];
    if (!question) return false;
    if (refusal) {
      app.refused(refusal, words);
      return false;
    }
    if (!this.isThinking && (longer || !this.hint)) void this.#think(id, question.seat, longer);
    return true;
  };

  async #think(id: string, seat: number, longer: boolean): Promise<void> {
    const [moment, ask] = [this.#moment, ++this.#ask];
    this.#asking = moment;
    try {
      const hint = await api.hint(id, { seat, longer });
      if (ask === this.#ask) this.#found = { moment, hint };
    } catch (error) {
      const refusal = refusalOf(error);
      if (ask === this.#ask && refusal.key !== MOVED_ON) app.refused(refusal, this.#at.words);
    }
    if (ask === this.#ask) this.#asking = null;
  }

  /** Answer as it was proposed. */
  take = ({ steps: [first, then] }: Proposal): void => {
    if (first)
      this.#source.answering.give(first.option.id, then ? { key: then.key, option: then.option.id } : undefined);
  };
}

/** What a proposal is about, as the board knows it. */
export function thingOf({ steps }: Proposal): string {
  return String(steps.at(-1)?.option.about.option ?? "");
}
