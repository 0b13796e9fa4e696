/** Why something may not be chosen, what would work instead, and the way there. */
import { api, newId } from "../../wire/api";
import type { Asked, Refusal, Way } from "../../wire/protocol";
import { app } from "../state.svelte";
import type { Answering } from "./answering.svelte";
import type { Seen } from "./seen";
import type { Teaching } from "./teaching.svelte";

export interface Bubble {
  refusal: Refusal | null;
  option: string;
  /** What was wished, as a thing. */
  thing: string;
  /** What would work instead; nothing is known of that where the teacher refuses. */
  ways: readonly Way[] | null;
  /** A verb that is only thought of, and after which it would be chosen. */
  after: string | null;
  x: number;
  y: number;
}

interface Source {
  answering: Answering;
  teaching: Teaching;
  /** What is asked, and what of it is mine to answer: a lesson may want less. */
  whole(): Asked | null;
  question(): Asked | null;
}

export class WhyNot {
  readonly #at: Seen;
  readonly #source: Source;
  bubble = $state.raw<Bubble | null>(null);
  #meant: { key: string; option: string } | null = null; // to be chosen when the last choice has been taken back

  constructor(at: Seen, source: Source) {
    this.#at = at;
    this.#source = source;
  }

  close = (): void => {
    this.bubble = null;
  };

  /** Why something may not be chosen; `after` a verb that is only thought of. */
  explain = async (
    option: string,
    at: { x: number; y: number },
    after = this.#source.answering.action.verb,
  ): Promise<void> => {
    const { answering, teaching, whole, question } = this.#source;
    const { asked, action } = answering;
    if (!asked) return;
    const thing = `${(after === null ? question() : action.following.get(after))?.domain ?? asked.domain}:${option}`;
    const taught =
      after === null
        ? teaching.refusal(whole(), question(), option)
        : teaching.refusal(whole(), question(), after, option);
    if (taught) {
      this.bubble = { refusal: taught, option, thing, ways: null, after, ...at };
      return;
    }
    const why = await app.attempt(() => api.why(this.#at.id, asked.seat, option, after), this.#at.words);
    if (!why) return;
    const ways = why.ways.filter((way) => this.#isOpen(way, after));
    this.bubble = { refusal: why.refusal, option, thing: String(why.note.option ?? thing), ways, after, ...at };
  };

  /** May this way be gone? A lesson may want other choices, and what it has heard is not taken back. */
  #isOpen({ back, step }: Way, after: string | null): boolean {
    const { answering, teaching, question } = this.#source;
    if (back && after === null) return teaching.lesson === null;
    const open = after === null ? answering.asked : back ? question() : answering.action.following.get(after);
    return open?.options.some(({ id }) => id === step.option.id) ?? false;
  }

  /** The first step of a way: a choice, or another one than the last. */
  go = async (way: Way): Promise<void> => {
    const { answering } = this.#source;
    const { key, option } = way.step;
    const after = this.bubble?.after ?? null;
    this.close();
    if (after !== null && !way.back) return answering.give(after, { key, option: option.id });
    if (after !== null)
      answering.action.back(); // it was only thought of: nothing that was given is taken back
    else if (way.back) return this.#goBackAndChoose(key, option.id);
    answering.choose(option.id);
  };

  async #goBackAndChoose(key: string, option: string): Promise<void> {
    const { asked, sending } = this.#source.answering;
    if (!asked || sending) return;
    this.#meant = { key, option };
    if (!(await app.attempt(() => api.undo(this.#at.id, asked.seat, newId()), this.#at.words))) this.#meant = null;
  }

  /** Another table has come: what was meant is chosen, once the last choice has been taken back. */
  goOn(): void {
    const [meant, { asked, choose }] = [this.#meant, this.#source.answering];
    if (!meant || !asked) return;
    this.#meant = null;
    if (asked.key === meant.key && asked.options.some(({ id }) => id === meant.option)) choose(meant.option);
  }
}
