/** What all pages share: where we are, who we are, in which words. */
import { SvelteMap } from "svelte/reactivity";
import de from "../words/de.ftl?raw";
import en from "../words/en.ftl?raw";
import { api, doors, Refused, refusalOf, renewed } from "../wire/api";
import type { Digest, GameInfo, GameSummary, Player, Refusal } from "../wire/protocol";
import { keeping, outbox } from "./keeping";
import { renew, unsubscribe } from "./push";
import { match, to, type Route } from "./router";
import { load, save, type Settings } from "./settings";
import { Words, type Language } from "./words";

const PAGE: Record<Language, string> = { en, de };
const dark = matchMedia("(prefers-color-scheme: dark)");

interface Toast {
  id: number;
  text: string;
  bad: boolean;
  /** What can be done about it; such news stay until they are put away. */
  deed: Deed | null;
}

interface Deed {
  label: string;
  run(): void;
}

class App {
  route = $state.raw<Route>(here());
  settings = $state<Settings>(load());
  player = $state.raw<Player | null>(null);
  /** Who waits for a name that is asked for now. */
  naming = $state.raw<((player: Player | null) => void) | null>(null);
  /** Who waits until somebody has shown, or not, that it is them. */
  showing = $state.raw<((shown: boolean) => void) | null>(null);
  known = $state(false); // has the server said who we are?
  toasts = $state<Toast[]>([]);
  #systemDark = $state(dark.matches);
  #texts = new SvelteMap<string, string>();
  #written = new SvelteMap<string, string>();
  #games = new SvelteMap<string, GameInfo>();
  #digests = new SvelteMap<string, Digest>();
  #list = $state.raw<GameSummary[] | null>(null);
  #asked = new Map<string, Promise<void>>();
  #toast = 0;

  readonly isDark = $derived(this.settings.theme === "dark" || (this.settings.theme === "system" && this.#systemDark));
  readonly words = $derived(this.wordsOf(null));

  constructor() {
    dark.addEventListener("change", () => (this.#systemDark = dark.matches));
    addEventListener("popstate", () => (this.route = here()));
    addEventListener("hashchange", () => (this.route = here()));
    doors.show = () => this.#showAgain();
    renewed.tell = () =>
      this.toast(this.words.say("page-new-version"), false, {
        label: this.words.say("page-new-version-load"),
        run: () => location.reload(),
      });
  }

  get language(): Language {
    return this.settings.language;
  }

  set(change: Partial<Settings>): void {
    Object.assign(this.settings, change);
    save($state.snapshot(this.settings));
  }

  // ---- going ---------------------------------------------------------------------------------------------------------

  go(href: string, replace = false): void {
    const before = location.pathname;
    if (replace) history.replaceState(null, "", href);
    else history.pushState(null, "", href);
    this.route = here();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  // ---- words ---------------------------------------------------------------------------------------------------------

  /**
   * The words of engine, page and perhaps one game; what is still on its way is missing until it comes.
   * A table with other material than a new one would have names it.
   */
  wordsOf(game: string | null, material = ""): Words {
    const language = this.language;
    const info = game ? this.gameOf(game, material) : null;
    const text = this.#text(language, game, material);
    // What is printed on a large game's cards may take a moment; the rest can be read at once.
    const written =
      text === undefined && game
        ? this.#fetched("written", this.#written, `${game}/${language}`, () => api.written(language, game))
        : "";
    return new Words(language, {
      texts: [text ?? written ?? "", PAGE[language]],
      game: game ?? "",
      proper: info?.names ?? {},
      coming: text === undefined,
    });
  }

  /** What a game is called; nothing until the words are here. */
  titleOf(game: string): string {
    const key = `${game}-title`;
    return this.words.has(key) ? this.words.say(key) : "";
  }

  #text(language: Language, game: string | null, material = ""): string | undefined {
    const key = `${game ?? ""}${material}/${language}`;
    return this.#fetched("words", this.#texts, key, () => api.words(language, game, material));
  }

  // ---- games ---------------------------------------------------------------------------------------------------------

  get games(): GameSummary[] | null {
    this.#once("games", async () => {
      this.#list = (await api.games()).games;
    });
    return this.#list;
  }

  gameOf(game: string, material = ""): GameInfo | null {
    return this.#fetched("game", this.#games, `${game}${material}`, () => api.game(game, material)) ?? null;
  }

  digestOf(game: string): Digest | null {
    return (
      this.#fetched("rules", this.#digests, `${game}/${this.language}`, () => api.rules(game, this.language)) ?? null
    );
  }

  /** Ask for all that a table of this game will need, and wait for it. */
  async prepare(game: string): Promise<void> {
    this.#text(this.language, game);
    this.gameOf(game);
    await Promise.all([this.#asked.get(`words ${game}/${this.language}`), this.#asked.get(`game ${game}`)]);
  }

  #fetched<T>(what: string, kept: SvelteMap<string, T>, key: string, fetch: () => Promise<T>): T | undefined {
    this.#once(`${what} ${key}`, async () => {
      kept.set(key, await fetch());
    });
    return kept.get(key);
  }

  #once(key: string, run: () => Promise<void>): void {
    if (this.#asked.has(key)) return;
    const running = Promise.resolve()
      .then(run)
      .catch((error: unknown) => {
        setTimeout(() => this.#asked.delete(key), 2000);
        this.refused(refusalOf(error));
      });
    this.#asked.set(key, running);
  }

  // ---- me ------------------------------------------------------------------------------------------------------------

  async recognise(): Promise<void> {
    try {
      this.player = (await api.me()).player;
      if (this.player) void renew(this.language);
      else await keeping.forget();
    } catch (error) {
      this.refused(refusalOf(error));
    }
    this.known = true;
  }

  /** What opens doors wants to know once more that it is me; asked for by several at once, it is asked once. */
  #showAgain(): Promise<boolean> {
    const before = this.showing;
    return new Promise((told) => {
      this.showing = (shown) => {
        this.showing = null;
        before?.(shown);
        told(shown);
      };
    });
  }

  /** Nothing of mine stays on this device, and nothing more is sent to it; on all others too, unless only this one is meant. */
  async signOut(here = ""): Promise<boolean> {
    await unsubscribe().catch(() => {});
    if ((await this.attempt<unknown>(() => (here ? api.endSignIn(here) : api.signOut()))) === null) return false;
    this.player = null;
    await keeping.forget();
    return true;
  }

  /** Somebody signs in here who has been somebody before; of another who was here nothing stays. */
  async become(player: Player): Promise<void> {
    if (this.player && this.player.id !== player.id) {
      await unsubscribe().catch(() => {});
      await keeping.forget();
    }
    this.player = player;
    this.toast(this.words.say("page-recovered", { name: player.name }));
  }

  /** Answers that were given without a line, at all tables but this one, which gives its own; false where one is left. */
  async giveKept(here: string): Promise<boolean> {
    for (const [table, { player, ...given }] of Object.entries(outbox.all())) {
      if (table === here || player !== this.player?.id) continue;
      try {
        await api.answer(table, given);
        this.toast(this.words.say("page-answer-given"));
      } catch (error) {
        if (!(error instanceof Refused) || error.status === 0 || error.status >= 500 || error.status === 429)
          return false;
        this.toast(this.words.say("page-answer-late"), true, {
          label: this.words.say("page-answer-look"),
          run: () => this.go(to.table(table)),
        });
      }
      outbox.drop(given.id);
    }
    return true;
  }

  /** Whoever plays alone is a guest until a name matters. */
  async signedIn(): Promise<Player> {
    if (!this.player) {
      const { player } = await api.signIn(this.words.say("page-guest-name"));
      this.set({ guest: player.id });
      this.player = player;
    }
    return this.player;
  }

  /** Where others are, somebody has a name of their own choice, or is asked for one; null where none was given. */
  async named(): Promise<Player | null> {
    if (this.player && this.player.id !== this.settings.guest) return this.player;
    this.naming?.(null);
    return new Promise((told) => {
      this.naming = (player) => {
        this.naming = null;
        told(player);
      };
    });
  }

  async callMe(name: string): Promise<Player> {
    const { player } = await api.signIn(name);
    this.set({ guest: "" });
    this.player = player;
    return player;
  }

  // ---- short news ----------------------------------------------------------------------------------------------------

  toast(text: string, bad = false, deed: Deed | null = null): void {
    if (!deed && this.toasts.some((toast) => toast.text === text)) return;
    const id = (this.#toast += 1);
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, bad, deed }];
    if (!deed) setTimeout(() => this.dismiss(id), bad ? 7000 : 3500);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** What could be done has been done elsewhere. */
  withdraw(run: () => void): void {
    this.toasts = this.toasts.filter((toast) => toast.deed?.run !== run);
  }

  refused(refusal: Refusal, words: Words = this.words): void {
    const rule = refusal.rule ? ` § ${refusal.rule}` : "";
    this.toast((words.has(refusal.key) ? words.refusal(refusal) : this.words.say("page-refused")) + rule, true);
  }

  /** Runs what may be refused and says so if it is. Whatever asks on its own does not ask again when the words have come. */
  async attempt<T>(run: () => Promise<T>, words?: Words): Promise<T | null> {
    try {
      return await run();
    } catch (error) {
      this.refused(refusalOf(error), words ?? this.words);
      return null;
    }
  }
}

function here(): Route {
  return match(location.pathname, location.search, location.hash);
}

export const app = new App();
