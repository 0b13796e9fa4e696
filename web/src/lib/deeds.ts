/** An action in two parts, what to do and where or with what, as one thing that can be done. */
import type { Asked, Option } from "../wire/protocol";
import type { Words } from "./words";

export interface Deed {
  /** The answer to the question that opens the action. */
  verb: string;
  /** The question that it leads to, and the answer to that one. */
  asked: Asked;
  option: Option;
}

/** By verb: the question that it leads to, as if it were asked. */
export function followingOf(question: Asked | null): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (const { id, then } of question?.options ?? [])
    if (question && then) found.set(id, { seat: question.seat, begun: true, ...then });
  return found;
}

/** The place or thing that a deed is about. */
export const thingOf = ({ option, asked }: Deed): string =>
  String(option.about.option ?? `${asked.domain}:${option.id}`);

/** All that can be done with each thing, in the order of the verbs. */
export function deedsByThing(
  following: ReadonlyMap<string, Asked>,
  isWanted: (asked: Asked) => boolean,
): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  for (const [verb, asked] of following) {
    if (!isWanted(asked)) continue;
    for (const option of asked.options) {
      const deed = { verb, asked, option };
      const thing = thingOf(deed);
      found.set(thing, [...(found.get(thing) ?? []), deed]);
    }
  }
  return found;
}

/** A verb in words, as it is asked for. */
export function verbText(question: Asked, verb: string, words: Words): string {
  const option = question.options.find(({ id }) => id === verb);
  return option ? words.option(question, option) : words.name(`${question.domain}:${verb}`);
}

/** A place with all that can be done there, for those who do not see it. */
export function placeText(question: Asked, thing: string, deeds: readonly Deed[], words: Words): string {
  return `${words.name(thing)}: ${deeds.map(({ verb }) => verbText(question, verb, words)).join(", ")}`;
}
