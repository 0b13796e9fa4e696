/** What has happened is shown as it happened, and told as far as it is shown. */
import type { Told } from "../../games";
import { api } from "../../wire/api";
import type { LogLine, Table, ToldLine, View } from "../../wire/protocol";
import { isMine } from "../options";
import { seatOf } from "../seats";
import type { Stage } from "../stage.svelte";
import { app } from "../state.svelte";
import { afterOwn, isWorthShowing, lastOf, linesSince, scenesOf } from "../story";
import type { Device } from "./device.svelte";
import type { Seen } from "./seen";

const LONG = 12_000; // milliseconds of what is shown

interface Source {
  device: Device;
  stage: Stage;
  /** Who looks. */
  seat(): number | null;
  /** What whoever looks has before his eyes. */
  view(): View | null;
  /** All has been shown. */
  ended(): void;
}

export class Telling {
  readonly #at: Seen;
  readonly #source: Source;
  readonly #stage: Stage;
  #told = $state(0); // the table was shown, or is being shown, as it is after so many answers

  readonly #acted = $derived.by(() => this.#at.table?.acted ?? 0);
  readonly #people = $derived.by(() => this.#source.device.people);
  /** What was told to everybody, or to the one who looks. */
  readonly log = $derived.by<LogLine[]>(() => {
    const { device, seat } = this.#source;
    const mine =
      this.#at.table?.log.filter((line) => line.to === undefined || (line.to === seat() && !device.isCovered)) ?? [];
    if (!this.#stage.isOn) return mine;
    const told = mine.filter((line) => line.count <= this.#told);
    return told.slice(0, told.length - this.#stage.coming.length);
  });
  /** The same without what is still being led up to. */
  readonly heard = $derived.by(() =>
    Number.isFinite(this.#stage.beat)
      ? this.log.slice(0, this.log.length - (this.#stage.scene?.lines.length ?? 0))
      : this.log,
  );
  readonly #since = $derived.by(() => linesSince(this.log, this.#acted, this.#people.length > 0));
  /** What has happened since I acted, without what I have done myself. */
  readonly since = $derived.by<LogLine[]>(() =>
    this.#since.filter((line) => line.count > this.#acted || !this.#people.includes(seatOf(line.params.seat) ?? -1)),
  );
  /** What is marked on the board: what happens on the stage, or what has happened since I last acted. */
  readonly news = $derived.by<readonly ToldLine[]>(() =>
    this.#stage.isOn ? (this.#stage.scene?.lines ?? []) : this.#since,
  );
  /** What was told as far as it is shown, for what a game draws of it. */
  readonly told = $derived.by<Told>(() => ({
    isOn: this.#stage.isOn,
    log: this.log,
    since: this.#since,
    now: this.#stage.scene?.lines ?? [],
    beat: this.#stage.beat,
    coming: this.#stage.coming,
    goTo: this.#stage.goTo,
  }));
  /** The table as it is shown, with its log as far as it is told. */
  readonly shown = $derived.by<Table | null>(() => {
    const { table } = this.#at;
    return table && this.#stage.isOn
      ? { ...table, log: this.log, count: this.#stage.scene?.count ?? this.#told }
      : table;
  });
  /** What is on the stage takes long, and then I am asked. */
  readonly isLong = $derived.by(() => this.#stage.left > LONG && (this.#at.table?.asked.some(isMine) ?? false));

  constructor(at: Seen, source: Source) {
    this.#at = at;
    this.#source = source;
    this.#stage = source.stage;
  }

  /** Not behind anybody's back, and not to several at one device who hide something from each other. */
  get #isStaged(): boolean {
    const { game } = this.#at;
    const alone = this.#people.length < 2 || game?.hides === false;
    return app.settings.speed !== "at-once" && document.visibilityState === "visible" && alone && game !== null;
  }

  /** Another table has come: what has led to it is shown, from what was seen before, where it is worth it. */
  show(known: Table | null, before: View | null): void {
    const { table, drawing } = this.#at;
    if (!table || (this.#stage.isOn && this.#isStaged && table.count >= this.#told)) return; // it goes on from there
    if (known && before && this.#isStaged && isWorthShowing(known, table, drawing?.staging)) {
      this.#tellFrom(before);
    } else {
      this.#stage.skip();
      this.#told = table.count;
    }
  }

  #tellFrom(before: View): void {
    this.#stage.hold(before);
    void this.#tell(before);
  }

  async #tell(before: View): Promise<void> {
    const [from, until] = [this.#told, this.#at.table?.count ?? 0];
    try {
      const story = await api.since(this.#at.id, from);
      if (!this.#stage.isOn || this.#told !== from) return; // nobody wanted to wait
      const staging = this.#at.drawing?.staging;
      const scenes = afterOwn(scenesOf(story, staging), this.#acted, before.now, staging);
      this.#told = Math.max(until, story.happened.at(-1)?.count ?? 0);
      if (scenes.length > 0) return this.#stage.play(lastOf(scenes));
    } catch {
      // then it is seen as it is
    }
    this.seeAll();
  }

  /** What was on the stage has been shown; more may have happened since. */
  goOn(last: View): void {
    const { table } = this.#at;
    if (!table || table.count <= this.#told || !this.#isStaged) return this.#source.ended();
    this.#tellFrom(last);
  }

  get mayShowAgain(): boolean {
    return this.#isStaged && this.#people.length > 0 && this.since.length > 0;
  }

  /** What has happened since I acted, once more. */
  showAgain = (): void => {
    const view = this.#source.view();
    if (!view || !this.#at.table || this.#stage.isOn) return;
    this.#told = this.#acted;
    this.#tellFrom(view);
  };

  /** Enough of what is shown: on to what it comes to, if that is ahead, else to the table as it is. */
  skip = (): void => {
    if (!this.#stage.leap()) this.seeAll();
  };

  /** The table as it is, at once. */
  seeAll = (): void => {
    this.#stage.skip();
    this.#told = this.#at.table?.count ?? 0;
    this.#source.ended();
  };
}
