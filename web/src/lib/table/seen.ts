/** What every part of a table looks at: what was sent, what draws it, and the words for it. */
import type { Drawing } from "../../games";
import type { GameInfo, Table } from "../../wire/protocol";
import type { Words } from "../words";

export interface Seen {
  readonly id: string;
  readonly table: Table | null;
  readonly drawing: Drawing | null;
  readonly game: GameInfo | null;
  readonly words: Words;
}
