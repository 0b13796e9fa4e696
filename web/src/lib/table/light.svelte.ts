/** What is marked on the board of what one reads beside it: places of a line, and numbers of moves. */
import type { LogLine } from "../../wire/protocol";
import type { TableState } from "../table.svelte";
import type { Column } from "./column.svelte";

export class Light {
  /** The places of a line that is looked at; and of one that is kept until something else is done. */
  looked = $state.raw<readonly string[]>([]);
  kept = $state.raw<readonly string[]>([]);
  /** What is told by number to who comes back to a lesson. */
  numbered = $state.raw<readonly LogLine[]>([]);
  /** Moves of the recap that are marked on the board. */
  sealed = $state.raw<readonly number[]>([]);

  look = (things: readonly string[]): void => {
    this.looked = things;
  };

  keep = (things: readonly string[]): void => {
    this.kept = things;
  };

  number = (lines: readonly LogLine[]): void => {
    this.numbered = lines;
  };

  /** To be called where a component is made. */
  follow(at: TableState, column: Column): void {
    $effect(() => {
      if (at.answering.sending || !["log", "recap", "hint"].includes(column.tab)) this.looked = this.kept = [];
    });
  }
}
