/** Taking back what was given: by oneself where nobody minds, else with the consent of the others. */
import { api, newId } from "../../wire/api";
import type { Refusal } from "../../wire/protocol";
import { app } from "../state.svelte";
import type { Answering } from "./answering.svelte";
import type { Device } from "./device.svelte";
import type { Seen } from "./seen";

interface Source {
  device: Device;
  answering: Answering;
  /** Who looks. */
  seat(): number | null;
}

export class Undoing {
  readonly #at: Seen;
  readonly #source: Source;

  constructor(at: Seen, source: Source) {
    this.#at = at;
    this.#source = source;
  }

  /** Of several at one device, the one who chose last takes back. */
  get seat(): number | null {
    const last = this.#at.table?.last?.seat;
    return last !== undefined && this.#source.device.people.includes(last) ? last : this.#source.seat();
  }

  get #refusal(): Refusal | null | undefined {
    const [{ table }, seat] = [this.#at, this.seat];
    return table && seat !== null && table.status === "playing" ? table.undo[String(seat)] : undefined;
  }

  get isPossible(): boolean {
    const refusal = this.#refusal;
    return (
      refusal === null || (refusal !== undefined && refusal.key !== "core-undo-nothing" && !this.#at.table?.undo_asked)
    );
  }

  undo = async (): Promise<void> => {
    const [{ id, words }, seat, refusal] = [this.#at, this.seat, this.#refusal];
    if (this.#source.answering.action.back()) return; // what is not sent yet is nobody else's affair
    if (seat === null) return;
    if (!this.isPossible) {
      if (refusal) app.refused(refusal, words);
      return;
    }
    const done = await app.attempt(() => api.undo(id, seat, newId()), words);
    if (done?.asked?.length) app.toast(words.say("page-undo-asked"));
  };

  /** The answer to somebody who wants to take back. */
  consent = async (agree: boolean): Promise<void> => {
    const { id, table, words } = this.#at;
    const seat = table?.undo_asked?.waiting.find((waiting) => table.mine.includes(waiting));
    if (seat !== undefined) await app.attempt(() => api.consent(id, seat, agree), words);
  };
}
