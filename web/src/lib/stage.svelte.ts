/** What others do is shown at the speed of a person, one thing after another; whoever does not want to wait skips it. */
import type { ToldLine, View } from "../wire/protocol";
import { LENGTHS, type Scene, type Speed } from "./story";

const FIRST = 300; // milliseconds before the first thing happens: one looks up

export class Stage {
  #scenes = $state.raw<readonly Scene[]>([]);
  #place = $state(-1);
  #view = $state.raw<View | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  paused = $state(false);

  /** The moment that is on the stage; nothing while it begins. */
  readonly scene = $derived<Scene | null>(this.#scenes[this.#place] ?? null);
  /** The table as it is shown; nothing when it is shown as it is. */
  readonly view = $derived<View | null>(this.scene?.view ?? this.#view);
  readonly isOn = $derived(this.view !== null);
  /** The scenes that are over and the present one, of how many. */
  readonly at = $derived(this.#place + 1);
  readonly of = $derived(this.#scenes.length);

  /** The lines of the log that are still to be told. */
  readonly coming = $derived<readonly ToldLine[]>(this.#scenes.slice(this.#place + 1).flatMap((scene) => scene.lines));

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

  /** The next thing, now. */
  step = (): void => {
    this.#clear();
    if (this.#place + 1 >= this.#scenes.length) return this.#end();
    this.#place += 1;
    if (!this.paused) this.#wait(this.#length);
  };

  get #length(): number {
    return LENGTHS[this.speed()] * (this.scene?.pace ?? 1);
  }

  pause = (): void => {
    this.paused = !this.paused;
    this.#clear();
    if (!this.paused && this.of > 0) this.#wait(this.#length);
  };

  /** The table as it is, at once. */
  skip = (): void => {
    this.#clear();
    this.#scenes = [];
    this.#place = -1;
    this.#view = null;
    this.paused = false;
  };

  #end(): void {
    const last = this.view;
    this.skip();
    if (last) this.ended(last);
  }

  #wait(time: number): void {
    this.#clear();
    this.#timer = setTimeout(this.step, time);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
