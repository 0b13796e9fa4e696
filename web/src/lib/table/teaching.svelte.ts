/** A lesson at the table: where one is in it, what may be chosen meanwhile, and what may not yet. */
import { api } from "../../wire/api";
import type { Asked, Refusal, Taught } from "../../wire/protocol";
import { allowed, comesIn, isLater, spokenOf, stepsOf, type PlacedStep } from "../lesson";
import { app } from "../state.svelte";
import type { Stage } from "../stage.svelte";
import type { Seen } from "./seen";

export class Teaching {
  readonly #at: Seen;
  readonly #stage: Stage;
  /** Where I am in a lesson, if the table has one; while something is shown, where I was before. */
  lesson = $state.raw<Taught | null>(null);
  /** A step that is looked back at, by its place. */
  looking = $state<number | null>(null);
  /** An option that the teacher points at, for a moment. */
  pointed = $state<string | null>(null);

  readonly #newest = $derived.by<Taught | null>(() => this.#at.table?.lesson ?? null);
  readonly steps = $derived.by<readonly PlacedStep[]>(() =>
    stepsOf(this.lesson ? (this.#at.game?.chapters ?? []) : []),
  );
  /** The step that the teacher speaks of. */
  readonly step = $derived.by(() => (this.lesson ? (this.steps[this.looking ?? spokenOf(this.lesson)] ?? null) : null));
  /** There is something to be read before the game goes on. */
  readonly isHeld = $derived.by(() => !this.#stage.isOn && (this.#newest?.holds ?? false));

  /** What it speaks of; nothing where that rests on a way that the learner has not gone. */
  readonly light = $derived.by<readonly string[]>(() =>
    this.step && (this.looking !== null || !this.lesson?.apart) ? this.step.light : [],
  );
  /** The last thing that the teacher says: then the game simply goes on. */
  readonly isAtEnd = $derived.by(
    () => this.looking === null && this.step !== null && this.step.number === this.steps.length,
  );

  constructor(at: Seen, stage: Stage) {
    this.#at = at;
    this.#stage = stage;
  }

  /** The teacher goes on when what has happened has been seen. */
  goOn(): void {
    if (this.#stage.isOn) return;
    const next = this.#newest;
    if (next?.place !== this.lesson?.place || next?.step !== this.lesson?.step) this.looking = this.pointed = null;
    this.lesson = next;
  }

  /** A question with the options alone that the lesson wants to be chosen. */
  narrowed(question: Asked): Asked {
    const lesson = this.#newest;
    return lesson
      ? allowed(
          question,
          lesson.allow,
          this.steps.find((step) => step.id === lesson.step),
        )
      : question;
  }

  /** Why an option may not be chosen that is asked for, or a second one after it: the lesson has not come to it. */
  refusal(whole: Asked | null, question: Asked | null, option: string, then?: string): Refusal | null {
    if (!isLater(whole, question, option, then)) return null;
    const step = comesIn(this.steps, this.lesson?.place ?? 0, question?.key ?? "", option);
    return { rule: "", key: step === null ? "page-lesson-not-now" : "page-lesson-comes", params: { step: step ?? 0 } };
  }

  /** What was explained has been read. */
  read = async (): Promise<void> => {
    const { step } = this;
    if (step && this.isHeld) await app.attempt(() => api.read(this.#at.id, step.id), this.#at.words);
  };

  /** A step back, to read again what was said; and on again. */
  lookBack = (by: number): void => {
    const { lesson } = this;
    if (!lesson) return;
    const [last, at] = [spokenOf(lesson), (this.looking ?? spokenOf(lesson)) + by];
    this.looking = at >= last ? null : Math.max(0, at);
    this.pointed = null;
  };

  /** Play on without the teacher. */
  dismiss = async (): Promise<void> => {
    await app.attempt(() => api.dismiss(this.#at.id), this.#at.words);
  };
}
