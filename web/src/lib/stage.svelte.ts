/** What others do is shown at the speed of a person, one thing after another; whoever does not want to wait skips it. */
import type { ToldLine, View } from "../wire/protocol";
import { LENGTHS, lengthOf, type Scene, type Speed } from "./story";

/** A step of what is shown: a moment and what belongs to it. */
export interface StageStep {
  /** Of its first moment. */
  place: number;
  line: ToldLine;
  is: "done" | "now" | "ahead";
}

const FIRST = 400; // milliseconds before the first thing happens: one looks up

export class Stage {
  #scenes = $state.raw<readonly Scene[]>([]);
  #place = $state(-1);
  #beat = $state(0);
  #view = $state.raw<View | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  paused = $state(false);

  /** The moment that is on the stage; nothing while it begins. */
  readonly scene = $derived<Scene | null>(this.#scenes[this.#place] ?? null);
  /** How many parts of what leads up to it are over; all of them once it has come. */
  readonly beat = $derived(this.#beat < (this.scene?.beats.length ?? 0) ? this.#beat : Infinity);
  /** The table as it is shown; nothing when it is shown as it is. */
  readonly view = $derived<View | null>(
    (Number.isFinite(this.beat) && this.scene?.before) || (this.scene?.view ?? this.#view),
  );
  readonly isOn = $derived(this.view !== null);
  /** The scenes that are over and the present one, of how many. */
  readonly at = $derived(this.#place + 1);
  readonly of = $derived(this.#scenes.length);

  /** The lines of the log that are still to be told. */
  readonly coming = $derived<readonly ToldLine[]>(this.#scenes.slice(this.#place + 1).flatMap((scene) => scene.lines));

  /** One after the other; whoever wants to see one again, or at once, goes there. */
  readonly steps = $derived.by<readonly StageStep[]>(() => {
    const places = this.#scenes.flatMap((scene, place) => (scene.part && place > 0 ? [] : [place]));
    return places.map((place, n) => {
      const isOver = (places[n + 1] ?? this.#scenes.length) <= this.#place;
      return {
        place,
        line: this.#scenes[place]!.lines[0]!,
        is: isOver ? "done" : place <= this.#place ? "now" : "ahead",
      };
    });
  });

  /** How long the rest takes, in milliseconds. */
  readonly left = $derived.by(() => lengthOf(this.#scenes.slice(this.#place + 1), this.speed()));

  /** `ended` is told what was shown last; what has happened meanwhile may go on from there. */
  constructor(
    private readonly speed: () => Speed,
    private readonly ended: (last: View) => void,
  ) {}

  /** The table stays as it was until it is known what has happened. */
  hold(view: View): void {
    this.#view = view;
  }

  play(scenes: readonly Scene[]): void {
    this.#scenes = scenes;
    if (!this.paused) this.#wait(FIRST);
  }

  /** The next thing, now; what leads up to the present one first comes to its end. */
  step = (): void => {
    this.#clear();
    if (Number.isFinite(this.beat)) this.#beat = Infinity;
    else if (this.#place + 1 >= this.#scenes.length) return this.#end();
    else return this.go(this.#place + 1);
    this.#goOn();
  };

  /** To what those see first who skip what comes before it, if there is such a thing ahead. */
  leap(): boolean {
    const next = this.#scenes.findIndex((scene, place) => scene.rests && place > this.#place);
    if (next < 0) return false;
    this.go(next);
    return true;
  }

  /** To the last moment that tells such a line, wherever it is. */
  goTo = (isMeant: (line: ToldLine) => boolean): void => {
    const place = this.#scenes.findLastIndex((scene) => scene.lines.some(isMeant));
    if (place >= 0) this.go(place);
  };

  /** Another moment; whoever has stopped the time sees it whole. */
  go = (place: number): void => {
    this.#clear();
    this.#place = place;
    this.#beat = this.paused ? Infinity : 0;
    this.#goOn();
  };

  pause = (): void => {
    this.paused = !this.paused;
    this.#clear();
    if (this.of > 0) this.#goOn();
  };

  /** The speed is another one from now on. */
  rush(): void {
    if (this.#timer !== undefined) this.#goOn();
  }

  /** The table as it is, at once. */
  skip = (): void => {
    this.#clear();
    this.#scenes = [];
    this.#place = -1;
    this.#beat = 0;
    this.#view = null;
    this.paused = false;
  };

  /** Part by part, then on to the next moment. */
  #next = (): void => {
    if (!Number.isFinite(this.beat)) return this.step();
    this.#beat += 1;
    this.#goOn();
  };

  #goOn(): void {
    if (!this.paused) this.#wait(this.#length);
  }

  get #length(): number {
    const usual = LENGTHS[this.speed()];
    const part = this.scene?.beats[this.#beat];
    return part === undefined ? usual * (this.scene?.pace ?? 1) : part * (usual / LENGTHS.normal);
  }

  #end(): void {
    const last = this.view;
    this.skip();
    if (last) this.ended(last);
  }

  #wait(time: number): void {
    this.#clear();
    this.#timer = setTimeout(this.#next, time);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
