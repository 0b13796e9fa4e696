/** What boards ask of a question and of the log. */
import type { Asked, GameInfo, LogLine, Option, Question, Table, WayStep } from "../wire/protocol";
import type { Words } from "./words";

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What to do, and where or with what, as one: "Build: Temair". */
export function stepsText([first, then]: readonly WayStep[], game: string, words: Words): string {
  if (!first) return "";
  const act = upper(words.option(first, first.option));
  if (!then) return act;
  const short = `${game}-${String(first.option.about.option ?? "").replace(":", "-")}-short`;
  return words.say("page-hint-action", {
    act: words.has(short) ? words.say(short) : act,
    option: upper(words.option(then, then.option)),
  });
}

/** A question that is mine, while what has led to it is still being shown. */
export type Ahead = Asked & { ahead: true };

/** Is this question put to a seat of mine? */
export function isMine(question: Question | Asked): question is Asked {
  return "options" in question;
}

/** An option in words, with what it costs and brings. */
export function optionText(asked: Asked, option: Option, words: Words): string {
  const note = words.note(asked, option);
  return note ? `${words.option(asked, option)}: ${note}` : words.option(asked, option);
}

/** May this question be asked about this thing at all? Then a click on it is answered. */
export function concerns(game: GameInfo, asked: Asked | null, id: string): boolean {
  return asked !== null && (game.domains[asked.domain]?.includes(id) ?? false);
}

/** The log up to the moment that is shown; in a replay the table knows what comes after as well. */
export function logUntil(table: Table): LogLine[] {
  return table.log.filter((line) => line.count <= table.count);
}
