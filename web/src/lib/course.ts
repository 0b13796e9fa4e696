/** The order of play, and how its phases stand to the present one. */
import type { CoursePhase } from "../wire/protocol";

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
