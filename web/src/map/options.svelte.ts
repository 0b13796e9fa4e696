/** The options of a question that have a place on a map: which there are, which was pressed, what is pointed at. */
import type { Point } from "../lib/geometry";
import type { Asked, Option } from "../wire/protocol";
import { spotsOf, type OptionSpot } from "./spots";

interface Source {
  asked(): Asked | null;
  /** Those of its options that belong on the map. */
  options(): readonly Option[];
  /** Where an option is on the map. */
  placeOf(option: string): Point | null;
  /** How high a line of the map is, for those who go through the options one by one. */
  line?: number;
  choose(option: string): void;
  /** What can be done at a place is still open: it is picked, and not an answer yet; with what it is called. */
  pick?(thing: string): boolean;
  called?(thing: string): string | null;
}

export class Choices {
  readonly #source: Source;
  /** What is under the pointer or was touched last, and what has the focus. */
  pointed = $state<string | null>(null);
  focused = $state<string | null>(null);
  #pressed = $state.raw<{ asked: Asked | null; id: string } | null>(null);

  readonly asked = $derived.by(() => this.#source.asked());
  readonly options = $derived.by(() => this.#source.options());
  readonly byId = $derived.by(() => new Map(this.options.map((option) => [option.id, option])));
  readonly spots: OptionSpot[] = $derived.by(() =>
    spotsOf(this.options, (id) => this.#source.placeOf(id), this.#source.line),
  );
  readonly told = $derived.by(() => this.pointed ?? this.focused);
  /** The option that was pressed, until another question comes. */
  readonly pressed = $derived.by(() => (this.#pressed && this.#pressed.asked === this.asked ? this.#pressed.id : null));

  constructor(source: Source) {
    this.#source = source;
  }

  has(id: string | null | undefined): boolean {
    return typeof id === "string" && this.byId.has(id);
  }

  /** What an option is called for those who do not see it, if not by its own name. */
  called(id: string): string | null {
    return this.#source.called?.(id) ?? null;
  }

  take(id: string): void {
    if (this.#source.pick?.(id)) return;
    this.#pressed = { asked: this.asked, id };
    this.#source.choose(id);
  }

  /** Where all that may be chosen is; while something else is shown, nothing has to come into sight for it. */
  get places(): Point[] {
    return this.asked && "ahead" in this.asked ? [] : this.spots.map((spot) => spot.at);
  }
}
