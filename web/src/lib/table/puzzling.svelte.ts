/** A puzzle at the table: back in one's line, and help. */
import { api } from "../../wire/api";
import type { HelpWanted, Puzzled } from "../../wire/protocol";
import { app } from "../state.svelte";
import type { Seen } from "./seen";

export class Puzzling {
  readonly #at: Seen;
  readonly puzzle = $derived.by<Puzzled | null>(() => this.#at.table?.puzzle ?? null);
  /** What still stands in the way and has a place on the board. */
  readonly marked = $derived.by<readonly string[]>(() => {
    const checks = this.puzzle && this.puzzle.state !== "solved" ? [...this.puzzle.goal, ...this.puzzle.shown] : [];
    return [
      ...new Set(
        checks
          .filter((check) => !check.met)
          .flatMap((check) => check.things)
          .filter((thing) => !thing.startsWith("figure:")),
      ),
    ];
  });

  constructor(at: Seen) {
    this.#at = at;
  }

  /** To where so many answers had been given, or to the start. */
  back = async (count: number | null): Promise<void> => {
    const { id, words } = this.#at;
    await app.attempt(() => api.puzzleBack(id, count), words);
  };

  help = async (what: HelpWanted["what"]): Promise<void> => {
    const { id, words } = this.#at;
    await app.attempt(() => api.puzzleHelp(id, what), words);
  };
}
