/** Where the keyboard goes: after an answer to the next thing to choose, with one key each to the parts of a table. */
import type { Place } from "../games";

export type Area = "options" | "board" | "hand" | "log";

/** The keys that lead there. */
export const AREA_KEYS: Readonly<Record<string, Area>> = { o: "options", b: "board", s: "hand", l: "log" };

const IN: Readonly<Record<Place, string>> = { board: "main.board", tray: "section.tray, #panel-tray", bar: ".prompt" };
const LIST = "section.options";
/** What one answers with: whoever has the focus there has answered, and is led on. */
const ANSWERING = `main.board, section.tray, #panel-tray, .prompt, ${LIST}`;

const isShown = (one: Element): boolean => one.getClientRects().length > 0;

/** The first thing that may be chosen in a part of the table. */
export function firstOption(where: string): HTMLElement | SVGElement | null {
  const parts = [...document.querySelectorAll(where)];
  const found = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement | SVGElement>("[data-option]")]);
  return found.find((one) => !one.closest(LIST) && isShown(one)) ?? null;
}

/** Of a question: where its options mostly are, else where any of them is, else in the list in words. */
export function firstOf(place: Place): HTMLElement | SVGElement | null {
  return firstOption(IN[place]) ?? firstOption(".app") ?? document.querySelector<HTMLElement>(`${LIST} button`);
}

/** Lead the keyboard to a part of the table: to what may be chosen there, else to the part itself. */
export function leadTo(area: Area, place: Place): void {
  const whole = {
    options: ".prompt",
    board: "main.board",
    hand: "section.tray .scroll, #panel-tray .scroll",
    log: "ol.log",
  }[area];
  const first =
    area === "options" ? firstOf(place) : area === "log" ? null : firstOption(area === "board" ? IN.board : IN.tray);
  (first ?? document.querySelector<HTMLElement>(whole))?.focus({ preventScroll: true });
}

/** Before a part is drawn anew: whoever is at an option there is led back to it afterwards, by what this returns. */
export function stayingIn(part: Element | undefined): () => void {
  const at = document.activeElement;
  const option = part?.contains(at) ? at?.closest("[data-option]")?.getAttribute("data-option") : null;
  return () => {
    if (option && document.activeElement === document.body)
      part?.querySelector<HTMLElement>(`[data-option="${CSS.escape(option)}"]`)?.focus({ preventScroll: true });
  };
}

/** How somebody has last done something: with keys, or with a pointer. */
export class Keyboard {
  isUsed = false;
  #wasInList = false;

  watch(): () => void {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    window.addEventListener("keydown", ({ key }) => (this.isUsed ||= !/^(Shift|Control|Alt|Meta)$/.test(key)), options);
    window.addEventListener("pointerdown", () => (this.isUsed = false), options);
    window.addEventListener(
      "focusin",
      ({ target }) => (this.#wasInList = (target as Element).closest(LIST) !== null),
      options,
    );
    return () => listening.abort();
  }

  /** Something else is to be chosen: whoever has answered with the keyboard goes on with it. Nobody is taken away from elsewhere. */
  goOn(place: Place, wanted?: string | null): void {
    const now = document.activeElement;
    const isFree = now === null || now === document.body || now.closest(ANSWERING) !== null;
    if (!this.isUsed || !isFree || now?.closest("[role=menu]")) return;
    const list = this.#wasInList ? document.querySelector<HTMLElement>(`${LIST} button`) : null;
    const known = wanted ? document.querySelector<HTMLElement>(`.app [data-option="${CSS.escape(wanted)}"]`) : null;
    (list ?? known ?? firstOf(place))?.focus({ preventScroll: true });
  }
}
