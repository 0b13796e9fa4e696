/** The terms of the game that is spoken of, and the card of the one that is open: one at a time on a page. */
import { getContext, setContext } from "svelte";
import { api } from "../wire/api";
import type { HereAt, Term } from "../wire/protocol";
import { lexiconOf, type Lexicon } from "./terms";
import type { Words } from "./words";

const KEY = Symbol("terms");
export const LINGER = 350; // milliseconds a pointer rests on a word before its card opens

export interface Opened {
  term: Term;
  /** Those that were open before, for the way back. */
  before: readonly Term[];
  word: HTMLElement;
  /** Which word of all on the page it is. */
  mark: string;
  here: HereAt | null;
}

export interface Source {
  game(): { key: string; terms: readonly Term[] } | null;
  words(): Words;
  /** The table whose position is meant, and whose eyes see it; without one nothing is said of it. */
  table(): { id: string; seat: number | null } | null;
}

export class Speaking {
  opened = $state.raw<Opened | null>(null);
  /** What is drawn round with the pen, for a moment. */
  shown = $state.raw<readonly string[]>([]);
  isReturning = false;
  readonly #source: Source;
  #asked = 0; // the newest wish: what comes back for an older one is not shown
  #timer = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  get game(): string {
    return this.#source.game()?.key ?? "";
  }

  get words(): Words {
    return this.#source.words();
  }

  get lexicon(): Lexicon | null {
    const game = this.#source.game();
    return game ? lexiconOf(game.key, game.terms, this.#source.words()) : null;
  }

  /** A word is pointed at: its card opens if the pointer stays. */
  linger(id: string, word: HTMLElement, mark: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.open(id, word, mark), LINGER) as unknown as number;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** The card of a term; from another card one can go back. */
  async open(id: string, word: HTMLElement, mark: string): Promise<void> {
    clearTimeout(this.#timer);
    const term = this.#source.game()?.terms.find((one) => one.id === id);
    const { opened } = this;
    if (!term || (opened?.term.id === id && opened.mark === mark)) return;
    const inside = opened !== null && word.closest(".term-card") !== null;
    const before = inside ? [...opened.before, opened.term] : [];
    await this.#show(term, before, inside ? opened.word : word, inside ? opened.mark : mark);
  }

  async back(): Promise<void> {
    const { opened } = this;
    const term = opened?.before.at(-1);
    if (opened && term) await this.#show(term, opened.before.slice(0, -1), opened.word, opened.mark);
  }

  /** What it means here is known before the card is seen, so that nothing in it moves. */
  async #show(term: Term, before: readonly Term[], word: HTMLElement, mark: string): Promise<void> {
    const asked = ++this.#asked;
    const table = this.#source.table();
    const here = table ? await api.termHere(table.id, term.id, table.seat).catch(() => null) : null;
    if (asked === this.#asked && word.isConnected) this.opened = { term, before, word, mark, here };
  }

  /** Closed by a key: the word that it explained has the focus again, and stays closed. */
  giveBack(): void {
    const word = this.opened?.word;
    this.close();
    this.isReturning = true;
    word?.focus({ preventScroll: true });
    this.isReturning = false;
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.opened = null;
    this.shown = [];
  };
}

export function speakIn(source: Source): Speaking {
  return setContext(KEY, new Speaking(source));
}

/** Nothing where no game is spoken of. */
export function speaking(): Speaking | null {
  return getContext<Speaking | undefined>(KEY) ?? null;
}
