/** What board and tray of one page tell each other: the card that is looked at, and what is meant by it. */
import type { Asked } from "../../wire/protocol";

class Shared {
  /** The card under the pointer or with the focus; it is shown large beside the island. */
  card = $state<string | null>(null);
  /** What the tray shows. */
  open = $state<"hand" | "display" | "chronicle">("hand");
  /** The Pretender whose claim is told, and when it began to tell itself; one that somebody has opened stays. */
  #told = $state.raw<{ seat: number; since: number | null } | null>(null);
  #meant: { key: string; option: string; until: number } | null = null;

  get claim(): number | null {
    return this.#told?.seat ?? null;
  }

  /** A claim is new: everybody notices it, for a while. */
  announce(seat: number): void {
    this.#told = { seat, since: Date.now() };
  }

  /** Somebody wants to read it, for as long as that takes. */
  openClaim(seat: number): void {
    this.#told = { seat, since: null };
  }

  closeClaim(): void {
    this.#told = null;
  }

  /** Milliseconds until a claim folds by itself that is to be told for so long; none where it stays. */
  foldsIn(lasts: number): number | null {
    const since = this.#told?.since ?? null;
    return since === null ? null : Math.max(0, since + lasts - Date.now());
  }

  /** Choose something and remember the answer that was meant for the question after it. */
  mean(first: string, next: { key: string; option: string }, choose: (option: string) => void): void {
    this.#meant = { ...next, until: Date.now() + 4000 };
    choose(first);
  }

  /** The answer that was meant for this question, once. */
  take(asked: Asked | null): string | null {
    const meant = this.#meant;
    if (!meant || !asked || asked.key !== meant.key) return null;
    this.#meant = null;
    const fits = Date.now() < meant.until && asked.options.some((option) => option.id === meant.option);
    return fits ? meant.option : null;
  }
}

export const shared = new Shared();
