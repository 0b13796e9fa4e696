/** Answers on their way: one at a time, and those that belong together one after the other or none of them. */
import type { Place } from "../../games";
import { api, newId } from "../../wire/api";
import type { Given } from "../../wire/live";
import type { Asked } from "../../wire/protocol";
import { Action } from "../action.svelte";
import { isMine } from "../options";
import { app } from "../state.svelte";
import type { Seen } from "./seen";

interface Source {
  /** What is mine to answer. */
  question(): Asked | null;
  /** One that is whole may be given later: none follows that belongs to it. */
  send(given: Given, isWhole: boolean): void;
  /** Something is done: what was explained before is over. */
  done(): void;
}

/** Answers that belong together and are given one after the other. */
interface Plan {
  seat: number;
  /** What is shown until all of them are given. */
  asked: Asked | null;
  /** The question that the next one answers. */
  key: string;
  rest: readonly string[];
}

export class Answering {
  readonly #at: Seen;
  readonly #source: Source;
  /** An answer that is on its way; until it is back nothing else is sent. */
  sending = $state<string | null>(null);
  #awaited = Infinity; // the version that our last answer made
  #plan = $state.raw<Plan | null>(null);

  readonly #question = $derived.by(() => this.#source.question());
  /** What I am about to do, as far as it is chosen; nothing of it has been sent. */
  readonly action = new Action({
    question: () => this.#question,
    moment: () => `${this.#at.table?.acted ?? 0} ${this.#question?.seat} ${this.#question?.key}`,
    placeOf: (asked) => this.placeOf(asked),
    give: ({ verb, asked, option }) => this.give(verb, { key: asked.key, option: option.id }),
  });
  /** What is left to choose: of the question at the table, or of what a chosen verb leads to. */
  readonly asked = $derived.by<Asked | null>(() => (this.#plan ? this.#plan.asked : this.action.asked));

  constructor(at: Seen, source: Source) {
    this.#at = at;
    this.#source = source;
  }

  /** Where the options of a question are shown. */
  placeOf(asked: Asked): Place {
    return this.#at.drawing?.places?.(asked) ?? (asked.on_board ? "board" : "bar");
  }

  /** An answer to what is asked; one that is only the first part of an action waits for the second. */
  choose = (option: string): void => {
    const { asked, action } = this;
    if (!asked || this.sending) return;
    this.#source.done();
    if (action.verb !== null) this.give(action.verb, { key: asked.key, option });
    else if (action.following.has(option)) action.choose(option);
    else this.give(option);
  };

  /** Give an answer, and then another to the question that it leads to. */
  give(option: string, then?: { key: string; option: string }): void {
    const [question, { asked }] = [this.#question, this];
    if (!question || !this.#at.table || this.sending) return;
    this.#source.done();
    this.#plan = then ? { seat: question.seat, asked, key: then.key, rest: [then.option] } : null;
    this.#send(question.seat, option);
  }

  #send(seat: number, option: string): void {
    const [id, version] = [newId(), this.#at.table?.version ?? 0];
    this.sending = id;
    this.#source.send({ seat, option, version, id }, this.#plan === null);
  }

  // ---- what comes back

  /** The server has an answer. Until the table after it is here, what is on the screen is no longer asked. */
  acknowledged(id: string, version: number): void {
    if (this.sending === id && (this.#at.table?.version ?? 0) < version) this.#awaited = version;
    else if (this.#settled(id)) this.carryOn();
  }

  refused(id: string): void {
    if (this.#settled(id)) void this.#giveUp();
  }

  /** A table of this version has come: is it the one that was waited for? */
  arrived(version: number): boolean {
    const isAwaited = version >= this.#awaited;
    if (isAwaited) {
      this.sending = null;
      this.#awaited = Infinity;
    }
    return isAwaited;
  }

  /** Nothing is waited for any more; was it this answer that was? */
  #settled(id: string): boolean {
    const isOurs = this.sending === id;
    if (isOurs) {
      this.sending = null;
      this.#awaited = Infinity;
    }
    return isOurs;
  }

  /** One answer is given: on with those that belong to it, where they are still asked for. */
  carryOn(): void {
    const plan = this.#plan;
    const [option, ...rest] = plan?.rest ?? [];
    if (!plan || option === undefined) {
      this.#plan = null;
      this.action.back(); // it is done
      return;
    }
    if (!this.#openPart(plan)?.options.some(({ id }) => id === option)) return void this.#giveUp();
    this.#plan = { ...plan, rest };
    this.#send(plan.seat, option);
  }

  /** The question that a plan has led to, if it is what is asked now. */
  #openPart({ seat, key }: Plan): Asked | undefined {
    return this.#at.table?.asked.filter(isMine).find((question) => question.seat === seat && question.key === key);
  }

  /** What was meant cannot be done as a whole: no half of it is left, where one may take it back. */
  async #giveUp(): Promise<void> {
    const plan = this.#plan;
    this.#plan = null;
    this.action.back();
    if (plan && this.#openPart(plan)?.begun) await this.#undo(plan.seat);
  }

  // ---- back

  /** Is a part of an action chosen or given that one may take back by oneself? */
  get mayGoBack(): boolean {
    return this.action.isBegun || (this.asked?.begun ?? false);
  }

  /** One part of the action back: the place or the verb that was chosen, or the answer that was given last. */
  back = async (): Promise<void> => {
    const question = this.#question;
    if (this.sending) return;
    this.#source.done();
    if (this.action.back() || !question?.begun) return;
    await this.#undo(question.seat);
  };

  async #undo(seat: number): Promise<void> {
    await app.attempt(() => api.undo(this.#at.id, seat, newId()), this.#at.words);
  }
}
