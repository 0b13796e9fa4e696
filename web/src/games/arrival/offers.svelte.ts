/** What can be done where, while the action is still put together: what lights up, what a press means, what a menu says. */
import type { Action } from "../../lib/action.svelte";
import { placeText, verbText, type Deed } from "../../lib/deeds";
import type { Point } from "../../lib/geometry";
import type { Words } from "../../lib/words";
import type { OptionSpot } from "../../map/spots";
import type { PlaceMenu } from "../../parts/DeedMenu.svelte";
import type { Asked, Option } from "../../wire/protocol";
import { expectedAt, menuLine, signOf, upper, verbIcon, type Wish } from "./state";
import type { ArrivalData } from "./types";
import type { ArrivalView } from "./view";

type Press = { x: number; y: number };

interface Source {
  action(): Action | undefined;
  asked(): Asked | null;
  view(): ArrivalView;
  data(): ArrivalData;
  words(): Words;
  /** Where a location is, or the bonus of a province; and how much room a place takes, in pixels. */
  placeOf(thing: string): Point | null;
  round(): number;
  /** What there is to say of a location or a province. */
  lineOf(thing: string): string;
  explain(option: string, at: Press, after: string | null): void;
}

/** The id of a thing of a domain; nothing for things of others. */
export function partOf(thing: string, domain: string): string | null {
  return thing.startsWith(`${domain}:`) ? thing.slice(domain.length + 1) : null;
}

export class Offers {
  readonly #of: Source;
  /** Its places are open to whatever can be done there; not while a verb is chosen, or none is asked for. */
  readonly open = $derived.by(() => (this.#of.action()?.isOpen ? (this.#of.action() ?? null) : null));
  readonly picked = $derived.by(() => this.open?.place ?? null);
  /** A verb is pointed at: its places stand out as if it were chosen. */
  readonly isHinted = $derived.by(
    () => this.open !== null && this.open.hinted !== null && this.open.following.has(this.open.hinted),
  );
  readonly options = $derived.by<Option[]>(() =>
    [...(this.open?.deeds.keys() ?? [])].map((thing) => ({ id: thing, about: { option: thing } })),
  );
  readonly menu = $derived.by<PlaceMenu | null>(() => this.#menu());

  constructor(source: Source) {
    this.#of = source;
  }

  at(thing: string): readonly Deed[] {
    return this.open?.at(thing) ?? [];
  }

  has(thing: string): boolean {
    return this.at(thing).length > 0;
  }

  /** The sign of what can be done there, as long as no verb is pointed at. */
  sign(thing: string): ReturnType<typeof signOf> {
    return this.open && !this.isHinted ? signOf(this.at(thing)) : null;
  }

  pick(thing: string): boolean {
    this.open?.pick(thing);
    return this.open !== null;
  }

  called(thing: string): string | null {
    const asked = this.#of.asked();
    return this.open && asked ? placeText(asked, thing, this.open.deeds.get(thing) ?? [], this.#of.words()) : null;
  }

  /** In a word or two, what can be done there; of a verb that is pointed at, what would come of it. */
  note(things: readonly string[]): string {
    const [words, asked] = [this.#of.words(), this.#of.asked()];
    const deeds = things.flatMap((thing) => this.at(thing));
    if (!asked || !deeds[0]) return "";
    return upper(
      this.isHinted
        ? words.note(deeds[0].asked, deeds[0].option)
        : deeds.map(({ verb }) => verbText(asked, verb, words)).join(" · "),
    );
  }

  /** Of these places, those of the verb that is pointed at, each with what it costs. */
  priced(spots: readonly OptionSpot[]): OptionSpot[] {
    if (!this.isHinted) return [];
    return spots.flatMap((spot) =>
      partOf(spot.id, "location") === null
        ? []
        : this.at(spot.id).map(({ option }) => ({ ...spot, id: option.id, option })),
    );
  }

  /** A press on what is no option: a menu that is open goes; else it is told why not what one would think of first. */
  other(thing: string | null, place: Press): void {
    if (this.picked) return void this.open?.back();
    const [wish] = thing ? this.#wishes(thing) : [];
    if (wish) this.#whyNot(wish, place);
  }

  #wishes(thing: string): Wish[] {
    const asked = this.#of.asked();
    const location = partOf(thing, "location");
    if (location === null) return partOf(thing, "province") ? [{ verb: "shield", thing }] : [];
    const here = this.#of.view().locations.find((one) => one.id === location);
    const province = this.#of.data().map.locations.find((one) => one.id === location)?.province ?? null;
    return here && asked ? expectedAt(here, asked.seat, province) : [];
  }

  /** Of a verb that is possible somewhere, why not there; of another, why not at all. */
  #whyNot({ verb, thing }: Wish, place: Press): void {
    if (this.open?.following.has(verb)) this.#of.explain(thing.slice(thing.indexOf(":") + 1), place, verb);
    else this.#of.explain(verb, place, null);
  }

  #menu(): PlaceMenu | null {
    const { open, picked } = this;
    const [asked, words] = [this.#of.asked(), this.#of.words()];
    const at = picked && this.#of.placeOf(picked);
    if (!open || !asked || !picked || !at) return null;
    const not = this.#wishes(picked).find(
      ({ verb, thing }) => !open.deeds.get(thing)?.some((deed) => deed.verb === verb),
    );
    return {
      thing: picked,
      at,
      round: this.#of.round(),
      title: words.name(picked),
      line: this.#of.lineOf(picked),
      lines: (open.deeds.get(picked) ?? []).map((deed) => menuLine(asked, deed, words)),
      not: not
        ? {
            icon: verbIcon(not.verb),
            title: words.say("page-menu-not", { verb: verbText(asked, not.verb, words) }),
            why: (place) => this.#whyNot(not, place),
          }
        : null,
    };
  }
}
