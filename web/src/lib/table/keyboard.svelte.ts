/** Playing with the keyboard: where it stands after an answer, and what its keys do. */
import { tick } from "svelte";
import { isTyping } from "../a11y";
import { AREA_KEYS, Keyboard, leadTo, type Area } from "../focus";
import { planning, type Tool } from "../planning.svelte";
import type { TableState } from "../table.svelte";
import type { Column } from "./column.svelte";
import type { Light } from "./light.svelte";

const PLANNED: Readonly<Record<string, Tool>> = { p: "pin", n: "note" };

interface Source {
  at: TableState;
  column: Column;
  light: Light;
  wide(): boolean;
  plans(): boolean;
  /** A button of the prompt. */
  press(digit: number): void;
  /** Look for something in the rules. */
  search(): void;
  /** To the next table where I am asked; false where none waits. */
  next(): boolean;
  /** What was folded out is folded in again; false where nothing was. */
  fold(): boolean;
}

/** Whoever plays with the keyboard is at the first option of what is asked next; who takes a part back, where it was. To be called where a component is made. */
export function leadKeyboard(at: TableState): void {
  const keyboard = new Keyboard();
  $effect(() => keyboard.watch());
  let chosenPart: string | null = null;
  let askedFor = "";
  $effect(() => {
    const { asked, action, sending } = at.answering;
    const part = action.place ?? action.verb;
    if (!asked || sending || at.words.isComing) return;
    const moment = `${at.table?.acted} ${asked.seat} ${asked.key} ${part}`; // what others answer meanwhile changes nothing here
    if (moment === askedFor) return;
    const wanted = part === null ? chosenPart : null;
    [askedFor, chosenPart] = [moment, part];
    void tick().then(() => keyboard.goOn(at.answering.placeOf(asked), wanted));
  });
}

export class Shortcuts {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  press = (event: KeyboardEvent): void => {
    const { at, column } = this.#source;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !isTyping(event)) {
      event.preventDefault();
      void at.undoing.undo();
      return;
    }
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (at.teaching.isHeld && column.page === "lesson" && this.#turn(event)) return event.preventDefault();
    if (event.key === " " && (event.target as Element).closest(".prompt button")) return; // it is meant for the button
    if (this.#do(event.key)) event.preventDefault();
  };

  /** What a key stands for; false where it means nothing here. */
  #do(key: string): boolean {
    const { at, column, press, search, plans, next } = this.#source;
    const letter = key.toLowerCase();
    const [area, tool] = [AREA_KEYS[letter], plans() ? PLANNED[letter] : undefined];
    if (at.stage.isOn && /^([sS]| |Escape)$/.test(key)) at.telling.skip();
    else if (/^[1-9]$/.test(key)) press(Number(key));
    else if (key === "?") column.showRule(at.asked?.rule ?? at.table?.asked[0]?.rule ?? "");
    else if (area) this.#goTo(area);
    else if (letter === "a") column.turn("aim");
    else if (letter === "r") column.turn("recap");
    else if (letter === "h" && at.puzzling.puzzle) void at.puzzling.help("hint");
    else if (letter === "h") column.turnToHint();
    else if (letter === "g" && at.teaching.lesson) column.turn("lesson", true);
    else if (key === "N" || (letter === "n" && !tool)) return next();
    else if (tool) this.#plan(tool);
    else if (key === "/") search();
    else if (key === "Escape") this.#leave();
    else return false;
    return true;
  }

  /** One key each leads to what may be chosen, to the board, the hand and the log. */
  #goTo(area: Area): void {
    const { at, column, wide } = this.#source;
    if (area === "log") column.show("log");
    if (area === "hand" && !wide()) column.show("tray");
    void tick().then(() => leadTo(area, at.asked ? at.answering.placeOf(at.asked) : "bar"));
  }

  #plan(tool: Tool): void {
    this.#source.column.show("plan");
    planning.take(tool);
  }

  /** One thing after the other: what was opened last, then what was chosen. */
  #leave(): void {
    const { at, column, light, fold } = this.#source;
    if (fold()) return;
    if (planning.tool !== null) planning.take(null);
    else if (light.kept.length) light.keep([]);
    else if (!at.answering.action.isBegun && column.page && column.page !== "lesson") column.putAway();
    else void at.answering.back();
  }

  /** On and back in what is explained. */
  #turn({ key, target }: KeyboardEvent): boolean {
    const { teaching } = this.#source.at;
    if (key === "Enter" && (target as Element).closest("button, a")) return false; // it is meant for those
    if (key === "ArrowLeft") teaching.lookBack(-1);
    else if (key !== "Enter" && key !== "ArrowRight") return false;
    else if (teaching.looking !== null) teaching.lookBack(1);
    else void teaching.read();
    return true;
  }
}
