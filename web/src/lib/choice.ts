/** An option that is a button: in words, long and short, with its symbol; without an option it is not possible now. */
import type { Option } from "../wire/protocol";

export interface Choice {
  id: string;
  label: string;
  /** The same in a word, where there is one. */
  short: string;
  note: string;
  icon: string | null;
  option: Option | null;
}

/** Verbs in a row, and the one button that ends something: only one of those that could is there at a time. */
export function rowOf(
  choices: readonly Choice[],
  closers: readonly string[],
): { verbs: Choice[]; closer: Choice | null } {
  const ends = choices.filter((one) => closers.includes(one.id));
  const closer = ends.find((one) => one.option) ?? ends.find((one) => one.id === closers[0]) ?? null;
  return { verbs: choices.filter((one) => !closers.includes(one.id)), closer };
}
