/** A guided first game: its steps in a row, which of them is spoken of, and where a choice will come. */
import type { Asked, LessonChapter, LessonStep, LogLine, Taught } from "../wire/protocol";
import { seatThing } from "./seats";

export interface PlacedStep extends LessonStep {
  chapter: string;
  /** Counted from one, as people count. */
  number: number;
  /** The first of its chapter. */
  isFirst: boolean;
}

export function stepsOf(chapters: readonly LessonChapter[]): PlacedStep[] {
  const steps = chapters.flatMap((chapter) =>
    chapter.steps.map((step, at) => ({ ...step, chapter: chapter.id, isFirst: at === 0 })),
  );
  return steps.map((step, at) => ({ ...step, number: at + 1 }));
}

/** The step that is spoken of: the open one, or until the next one comes the one before it. */
export function spokenOf(taught: Taught): number {
  return taught.step === null ? Math.max(0, taught.place - 1) : taught.place;
}

/** The step in which an option will be tried that may not be chosen yet; none where no step does. */
export function comesIn(steps: readonly PlacedStep[], place: number, question: string, option: string): number | null {
  const later = steps.slice(place + 1);
  const found = later.find((step) =>
    step.moves.some((move) => move.question === question && move.take.includes(option)),
  );
  return found?.number ?? null;
}

/** What an opponent has done that a step explains, if it is among what has happened. */
export function explained(step: LessonStep, lines: readonly LogLine[]): LogLine | null {
  const { why } = step;
  if (!why) return null;
  const told = Object.entries({ seat: seatThing(why.seat), ...why.given });
  return (
    lines.findLast((line) => line.key === why.line && told.every(([name, value]) => line.params[name] === value)) ??
    null
  );
}

/** A question with those options alone that a lesson wants, and so what they lead to; an empty list allows all. */
export function allowed(question: Asked, allow: readonly string[], step: LessonStep | undefined): Asked {
  const moves = step?.moves.filter((move) => move.allow.length > 0) ?? [];
  if (allow.length === 0 && moves.length === 0) return question;
  const wanted = <T extends { id: string }>(options: readonly T[], ids: readonly string[]): T[] =>
    options.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const options = wanted(question.options, allow).map((option) => {
    const next = option.then && moves.find((move) => move.question === option.then?.key);
    return next && option.then
      ? { ...option, then: { ...option.then, options: wanted(option.then.options, next.allow) } }
      : option;
  });
  return { ...question, options };
}

/** An option that could be chosen if the lesson had come to it; or a second one, after it. */
export function isLater(whole: Asked | null, question: Asked | null, option: string, then?: string): boolean {
  const offers = (asked: Asked | null): boolean => {
    const first = asked?.options.find(({ id }) => id === option);
    return then === undefined ? first !== undefined : (first?.then?.options.some(({ id }) => id === then) ?? false);
  };
  return offers(whole) && !offers(question);
}

/** What we would take: of the question at the table the server says it, of what a chosen verb leads to the step does. */
export function advised(asked: Asked, question: Asked | null, taught: Taught, step: LessonStep | null): string | null {
  if (asked.key === question?.key) return taught.take;
  const move = step?.moves.find((one) => one.question === asked.key);
  return move?.take.find((id) => asked.options.some((option) => option.id === id)) ?? null;
}
