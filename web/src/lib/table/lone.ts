/** A question with one answer. */
import type { Asked } from "../../wire/protocol";

/** The only answer there is, where the page may give it; not where its speed would tell that there is no other. */
export function loneAnswer(asked: Asked | null): string | null {
  const [only, other] = asked?.options ?? [];
  return !only || other || asked?.secret ? null : only.id;
}
