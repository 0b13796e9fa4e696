/** The column beside the board, on a phone the sheet under it: which of its pages is open, and which come and go. */
import { tick, untrack } from "svelte";
import { planning } from "../planning.svelte";
import { app } from "../state.svelte";
import type { TableState } from "../table.svelte";

/** Pages that come and go; of those at most one is there. */
export type Page = "lesson" | "aim" | "recap" | "hint";
export type Tab = "tray" | "players" | Page | "log" | "plan" | "chat" | "rules";
export const HEIGHTS = ["peek", "half", "full"] as const;
export type Height = (typeof HEIGHTS)[number];

const SIGNS: Readonly<Record<Page, string>> = { lesson: "learn", aim: "learn", recap: "replay", hint: "hint" };
const MANY = 4; // answers of others; fewer are seen at a glance

interface Source {
  /** There is room for the column beside the board. */
  wide(): boolean;
  /** Partners plan together. */
  plans(): boolean;
  /** There is a board. */
  laid(): boolean;
}

export class Column {
  readonly #at: TableState;
  readonly #source: Source;
  tab = $state<Tab>("log");
  sheet = $state<Height>("half");
  page = $state<Page | null>(null);
  /** The paragraph of the rules that is to be seen. */
  paragraph = $state("");
  #read = $state(0); // chat lines that were on screen

  readonly unread = $derived.by(() => Math.max(0, (this.#at.table?.chat.length ?? 0) - this.#read));
  readonly tabs = $derived.by<{ id: Tab; icon: string; label: string }[]>(() => {
    const { page } = this;
    const tab = (id: Tab, icon: string): { id: Tab; icon: string; label: string } => ({
      id,
      icon,
      label: this.#at.words.say(`page-${id}`),
    });
    return [
      ...(this.#source.wide() ? [] : [tab("tray", "hand"), tab("players", "players")]),
      ...(page ? [tab(page, SIGNS[page])] : []),
      tab("log", "log"),
      ...(this.#source.plans() ? [tab("plan", "territory")] : []),
      tab("chat", "chat"),
      tab("rules", "rules"),
    ];
  });

  constructor(at: TableState, source: Source) {
    this.#at = at;
    this.#source = source;
  }

  show = (tab: Tab): void => {
    this.tab = tab;
    if (this.sheet === "peek") this.sheet = "half";
  };

  /** Open one of the pages that come and go, or put it away. */
  turn = (to: Page, open = this.page !== to): void => {
    if (this.page !== null && this.tab === this.page) this.tab = this.#first;
    this.page = open ? to : this.#at.teaching.lesson && to !== "lesson" ? "lesson" : null;
    if (this.page) this.show(this.page);
  };

  /** Whatever was opened to be read, but not the lesson. */
  putAway = (): void => {
    if (this.page && this.page !== "lesson") this.turn(this.page, false);
  };

  /** What a strong player would do, where one may ask; or put it away. */
  turnToHint = (): void => {
    if (this.page === "hint" && this.tab === "hint") this.turn("hint", false);
    else if (this.#at.hinting.ask()) this.turn("hint", true);
  };

  showRule = (rule: string): void => {
    this.#at.whyNot.close();
    this.paragraph = "";
    this.show("rules");
    void tick().then(() => (this.paragraph = rule));
  };

  /** One step higher or lower. */
  lift(from: Height, by: number): void {
    this.sheet = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, HEIGHTS.indexOf(from) + by))] ?? "half";
  }

  /** What is open where nothing in particular is. */
  get #first(): Tab {
    return this.#source.wide() ? "log" : "tray";
  }

  /** What is open follows the game. To be called where a component is made. */
  follow(): void {
    this.#followScreen();
    this.#followAim();
    this.#followLesson();
    this.#followTurns();
    this.#followTray();
    this.#followRest();
  }

  #followScreen(): void {
    $effect(() => {
      const wide = this.#source.wide();
      if (!wide && untrack(() => this.tab) === "log") this.tab = "tray";
      if (wide && untrack(() => this.tab === "tray" || this.tab === "players")) this.tab = "log";
    });
  }

  /** Whoever is at a title for the first time is told what it is about; the first answer puts it away. A lesson tells it too. */
  #followAim(): void {
    $effect(() => {
      const { game, table } = this.#at;
      const key = game?.key;
      if (!key || !table?.view || untrack(() => app.settings.known.includes(key))) return;
      untrack(() => {
        app.set({ known: [...app.settings.known, key] });
        if (!table.lesson && !table.puzzle) this.turn("aim", true);
      });
    });
  }

  /** A lesson has its page as long as it goes on; then the game simply goes on without it. */
  #followLesson(): void {
    const { teaching } = this.#at;
    let wasTaught = false;
    $effect(() => {
      const isTaught = teaching.lesson !== null;
      untrack(() => {
        if (isTaught && !wasTaught) this.turn("lesson", true);
        if (!isTaught && wasTaught) this.#endLesson();
      });
      wasTaught = isTaught;
    });
    // Whatever was looked at on a phone, the next step is to be seen.
    $effect(() => {
      if (!this.#source.wide() && teaching.step) untrack(() => this.page === "lesson" && this.show("lesson"));
    });
  }

  #endLesson(): void {
    const key = this.#at.table?.game ?? "";
    if (this.page === "lesson") this.turn("lesson", false);
    if (!app.settings.learnt.includes(key))
      app.set({ learnt: [...app.settings.learnt, key], known: [...new Set([...app.settings.known, key])] });
  }

  /** Whose turn begins after others have moved is told what they did, where nothing else is being read. */
  #followTurns(): void {
    const { answering } = this.#at;
    $effect(() => {
      const [sent, isBegun] = [answering.sending !== null, answering.action.isBegun];
      untrack(() => (sent || (isBegun && this.page !== "hint")) && this.putAway());
    });
    let wasAsked = false;
    $effect(() => {
      const asked = this.#at.asked !== null;
      untrack(() => {
        const theirs = this.#at.table?.acted ? new Set(this.#at.telling.since.map((line) => line.count)).size : 0;
        const isFree = !this.#at.table?.puzzle && this.#source.wide() && this.page === null && this.tab === "log";
        if (asked && !wasAsked && isFree && theirs >= MANY) this.turn("recap", true);
      });
      wasAsked = asked;
    });
  }

  #followTray(): void {
    // On a phone, a question that is answered in the tray opens it.
    $effect(() => {
      const { asked, drawing, teaching } = this.#at;
      if (this.#source.wide() || !asked || teaching.lesson || drawing?.places?.(asked) !== "tray") return;
      this.tab = "tray";
      if (untrack(() => this.sheet) === "peek") this.sheet = "half";
    });
    // Before there is a board the tray is empty, and what is chosen from needs the room.
    let wasLaid = true;
    $effect(() => {
      const laid = this.#source.laid();
      if (laid !== wasLaid) this.sheet = laid ? "half" : "peek";
      wasLaid = laid;
    });
  }

  #followRest(): void {
    $effect(() => {
      if (this.tab === "chat") this.#read = this.#at.table?.chat.length ?? 0;
    });
    $effect(() => {
      if (this.tab !== "plan") untrack(() => planning.take(null));
      if (this.tab === "plan" && !this.#source.plans()) this.tab = this.#first;
    });
  }
}
