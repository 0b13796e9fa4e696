/** The order of play, and how its phases stand to the present one. */
import type { CoursePhase, View } from "../wire/protocol";
import type { Words } from "./words";

export type Standing = CoursePhase & { stands: "done" | "now" | "around" | "to-come" };

/** What is over in this round, what is now, and what is to come; a phase around the present one is neither. */
export function standing(course: readonly CoursePhase[], now: string | null): Standing[] {
  const present = course.findIndex((phase) => phase.id === now);
  const around = course[present]?.inside ? course.findLastIndex((phase, n) => n < present && !phase.inside) : -1;
  return course.map((phase, n) => ({
    ...phase,
    stands: n === present ? "now" : n === around ? "around" : n < present ? "done" : "to-come",
  }));
}

/** How far a game has come, as it says it itself; nothing before its first round. */
export function roundSaid(game: string, view: View | null, words: Words): string {
  const { round, rounds } = (view ?? {}) as { round?: number; rounds?: number };
  if (!round || round < 1) return "";
  return rounds
    ? words.say("page-round-of", { round, rounds })
    : words.first([`${game}-page-round`, "page-round"], { round });
}
