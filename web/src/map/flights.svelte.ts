/** How pieces travel over a map from one state of the table to the next. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Point } from "../lib/geometry";
import { mayMove } from "../lib/motion";
import { BETWEEN, framesOf, landed, underWay, type UnderWay } from "./flights";

export class Flights<State, Flight extends object> {
  /** What is on its way; it is not where it goes to yet. */
  flying = $state.raw<UnderWay<Flight>[]>([]);
  readonly #travel: number;

  /** `between` finds what has moved; `travel` is how long one is on its way, in milliseconds. */
  constructor(now: () => State, between: (before: State, now: State) => Flight[], travel = 240) {
    this.#travel = travel;
    let known: State | null = null;
    let serial = 0;
    $effect.pre(() => {
      const after = now();
      return untrack(() => {
        const started = known !== null && mayMove() ? between(known, after) : [];
        known = after;
        this.flying = underWay(started, serial, BETWEEN);
        serial += started.length;
        if (started.length === 0) return;
        const landing = setTimeout(() => (this.flying = []), landed(started.length, travel, BETWEEN));
        return () => clearTimeout(landing);
      });
    });
  }

  /** Moves a piece along its way, in pixels from the origin of the map; it fades at the end where it leaves the map. */
  fly(flight: UnderWay<Flight>, way: () => readonly Point[], leaves: boolean): Attachment<SVGGElement> {
    return (piece) => {
      const frames = framesOf(untrack(way), leaves);
      piece.animate(frames, {
        duration: this.#travel,
        delay: flight.delay,
        easing: "cubic-bezier(.22,.7,.25,1)",
        fill: "both",
      });
    };
  }
}
