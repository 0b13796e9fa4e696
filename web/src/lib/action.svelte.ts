/** An action that is put together before anything is sent: what to do and where, in either order. */
import type { Place } from "../games";
import type { Asked } from "../wire/protocol";
import { deedsByThing, followingOf, type Deed } from "./deeds";

interface Source {
  /** What is asked at the table. */
  question(): Asked | null;
  /** Another moment of the game: what was chosen before belongs to that one. */
  moment(): string;
  /** Where the options of a question are shown. */
  placeOf(asked: Asked): Place;
  /** Give both answers. */
  give(deed: Deed): void;
}

interface Part {
  moment: string;
  verb: string | null;
  place: string | null;
}

export class Action {
  readonly #source: Source;
  #part = $state.raw<Part | null>(null);
  /** A verb that is pointed at: its places stand out. */
  hinted = $state<string | null>(null);
  /** A line of the menu that is looked at. */
  looked = $state.raw<Deed | null>(null);

  readonly question = $derived.by(() => this.#source.question());
  /** By verb, where the second part has a place of its own; other questions are put as they come. */
  readonly following = $derived.by(
    () => new Map([...followingOf(this.question)].filter(([, asked]) => this.#source.placeOf(asked) !== "bar")),
  );
  /** What can be done at each place of the board. */
  readonly deeds = $derived.by(() => deedsByThing(this.following, (asked) => this.#source.placeOf(asked) === "board"));
  readonly #now = $derived.by(() => (this.#part?.moment === this.#source.moment() ? this.#part : null));
  /** What was chosen to do, and where is still open. */
  readonly verb = $derived.by(() =>
    this.#now?.verb != null && this.following.has(this.#now.verb) ? this.#now.verb : null,
  );
  /** Where something was chosen to be done; what, is still open. */
  readonly place = $derived.by(() =>
    this.#now?.place != null && this.deeds.has(this.#now.place) ? this.#now.place : null,
  );
  /** The question that is open: the one at the table, or what a chosen verb leads to. */
  readonly asked = $derived.by(() => (this.verb === null ? this.question : (this.following.get(this.verb) ?? null)));
  readonly isBegun = $derived.by(() => this.verb !== null || this.place !== null);
  /** The board says by itself what can be done where. */
  readonly isOpen = $derived.by(() => this.verb === null && this.deeds.size > 0);

  constructor(source: Source) {
    this.#source = source;
  }

  /** What can be done at a place; while a verb is pointed at, that alone. */
  at(thing: string): readonly Deed[] {
    const deeds = this.deeds.get(thing) ?? [];
    return this.hinted !== null && this.following.has(this.hinted)
      ? deeds.filter((deed) => deed.verb === this.hinted)
      : deeds;
  }

  /** Another verb changes one's mind, the same one takes it back; with a place chosen before, it is done. */
  choose(verb: string): void {
    const deed = this.place === null ? undefined : this.deeds.get(this.place)?.find((one) => one.verb === verb);
    if (deed) return this.take(deed);
    this.#set({ verb: verb === this.verb ? null : verb, place: null });
  }

  /** The same place again takes it back. */
  pick(place: string): void {
    this.#set({ verb: null, place: place === this.place ? null : place });
  }

  take(deed: Deed): void {
    this.hinted = this.looked = null;
    this.#source.give(deed);
  }

  /** A thing of the hand or the supply says both at once. */
  use(verb: string, option: string): void {
    const asked = this.following.get(verb);
    const found = asked?.options.find((one) => one.id === option);
    if (asked && found) this.take({ verb, asked, option: found });
  }

  /** Take the part back that was chosen; false where there was none. */
  back(): boolean {
    const { isBegun } = this;
    this.#part = null;
    this.hinted = this.looked = null;
    return isBegun;
  }

  #set(part: Omit<Part, "moment">): void {
    this.#part = { moment: this.#source.moment(), ...part };
    this.hinted = this.looked = null;
  }
}
