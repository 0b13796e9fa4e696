/** What the teacher speaks of, for whoever draws it: a map brings it into sight. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("spoken");
type Spoken = () => readonly string[];

export function speakOf(things: Spoken): void {
  setContext(KEY, things);
}

/** Nothing where there is no teacher. */
export function spokenOf(): Spoken {
  return getContext<Spoken | undefined>(KEY) ?? (() => []);
}

/** The element that shows a thing of the game, or a part of the page. */
export const thingSelector = (thing: string): string => `[data-thing="${CSS.escape(thing)}"]`;
