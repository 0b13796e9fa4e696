/** One table on the screen: what was sent, what is asked of whom, and the parts that the user plays with. */
import { drawing, type Drawing } from "../games";
import { api, refusalOf, whyShut, type Shut } from "../wire/api";
import type { Connection, Live } from "../wire/live";
import type { Ahead } from "./options";
import type { Asked, Clock, Mark, Marking, Table, Talk, View } from "../wire/protocol";
import { otherMaterial } from "./material";
import { keeping, outbox } from "./keeping";
import { callNames } from "./names";
import { seatThing } from "./seats";
import { Stage } from "./stage.svelte";
import { app } from "./state.svelte";
import { PlayingAgain } from "./table/again.svelte";
import { Answering } from "./table/answering.svelte";
import { Chairs } from "./table/chairs";
import { Device } from "./table/device.svelte";
import { Hinting } from "./table/hinting.svelte";
import { lineTo } from "./table/line";
import { Order } from "./table/order.svelte";
import { Puzzling } from "./table/puzzling.svelte";
import { Recall } from "./table/recall.svelte";
import type { Seen } from "./table/seen";
import { Teaching } from "./table/teaching.svelte";
import { Telling } from "./table/telling.svelte";
import { Undoing } from "./table/undoing";
import { WhyNot } from "./table/why-not.svelte";
import type { Words } from "./words";

const PATIENCE = 300; // milliseconds

const pause = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

export class TableState implements Seen {
  table = $state.raw<Table | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  /** Why there is nothing to see: no such table, a private one that no link has brought us to, one that is damaged. */
  shut = $state<Shut | null>(null);
  connection = $state<Connection>("connecting");
  received = $state(0); // when the clocks in the table were read
  /** When the table was kept that is shown without a line. */
  kept = $state<number | null>(null);
  now = $state(Date.now()); // ticks while the table is open
  #live: Live | null = null;

  readonly #base = $derived(app.wordsOf(this.table?.game ?? null, otherMaterial(this.table)));
  /** As text: equal names make no new words, and nothing is drawn anew for them. */
  readonly #names = $derived(JSON.stringify(this.table ? callNames(this.table, this.#base) : {}));
  readonly words: Words = $derived(this.#base.calling(JSON.parse(this.#names) as Record<string, string>));
  readonly game = $derived(this.table ? app.gameOf(this.table.game, otherMaterial(this.table)) : null);

  readonly device = new Device(this);
  /** What others do, shown at the speed of a person; meanwhile nothing is asked. */
  readonly stage = new Stage(
    () => app.settings.speed,
    (last) => this.telling.goOn(last),
  );
  readonly teaching = new Teaching(this, this.stage);
  readonly telling: Telling = new Telling(this, {
    device: this.device,
    stage: this.stage,
    seat: () => this.seat,
    view: () => this.view,
    ended: () => this.teaching.goOn(),
  });
  readonly puzzling = new Puzzling(this);
  readonly recall = new Recall(this, this.device);
  readonly answering: Answering = new Answering(this, {
    question: () => this.question,
    send: (given, isWhole) => {
      if (isWhole && app.player) outbox.keep(this.id, app.player.id, given);
      this.#live?.answer(given);
    },
    done: () => this.whyNot.close(),
  });
  readonly order: Order = new Order(this, this.answering);
  readonly whyNot: WhyNot = new WhyNot(this, {
    answering: this.answering,
    teaching: this.teaching,
    whole: () => this.device.question,
    question: () => this.question,
  });
  readonly undoing = new Undoing(this, { device: this.device, answering: this.answering, seat: () => this.seat });
  readonly hinting = new Hinting(this, { answering: this.answering, question: () => this.question });
  readonly chairs: Chairs;
  readonly again = new PlayingAgain(this);

  /** The question that is mine to answer now; a lesson may want only some of its options to be chosen. */
  readonly question = $derived.by<Asked | null>(() => {
    if (this.device.isCovered || this.stage.isOn || this.teaching.isHeld) return null;
    return this.device.question && this.teaching.narrowed(this.device.question);
  });
  /** What is mine to answer as soon as what others do has been shown: its options are lit already, and one of them ends the showing. */
  readonly ahead = $derived.by<Ahead | null>(() => {
    const { question } = this.device;
    if (!question || !this.stage.isOn || this.device.isCovered || this.teaching.lesson || this.answering.sending)
      return null;
    return { ...question, ahead: true };
  });
  /** What is left to choose of it. */
  readonly asked = $derived.by<Asked | null>(() => this.answering.asked);
  readonly seat = $derived.by<number | null>(
    () => this.asked?.seat ?? this.device.holder ?? this.device.people[0] ?? this.table?.mine[0] ?? null,
  );
  readonly view = $derived.by<View | null>(() => (this.device.isCovered ? null : (this.stage.view ?? this.#now)));
  /** The table as it is, for whoever looks. */
  readonly #now = $derived.by<View | null>(() => {
    return (this.seat !== null && this.table?.views[String(this.seat)]) || (this.table?.view ?? null);
  });

  constructor(
    readonly id: string,
    invited = false,
  ) {
    this.chairs = new Chairs(this, { device: this.device, invited, changed: () => this.#again() });
  }

  async open(): Promise<void> {
    try {
      const { table, kept } = await api.table(this.id);
      this.kept = kept;
      // What its board needs is mostly here already, and then all is drawn at once; on a slow line the frame comes first.
      const ready = drawing(table.game).then((found) => (this.drawing = found));
      await Promise.race([Promise.all([ready, app.prepare(table.game)]), pause(PATIENCE)]);
      this.#take(table);
      this.#live = this.#line();
      this.#live.start(table);
      this.#giveKept();
    } catch (error) {
      this.shut = whyShut(error);
      if (this.shut) return;
      app.refused(refusalOf(error));
      setTimeout(() => void this.open(), 3000);
    }
  }

  close(): void {
    this.#live?.stop();
    void keeping.write();
  }

  /** An answer that nobody has heard before the page was closed. */
  #giveKept(): void {
    const given = app.player && outbox.of(this.id, app.player.id);
    if (!given || this.answering.sending) return;
    const { seat, option, version, id } = given;
    this.answering.sending = id;
    this.#live?.answer({ seat, option, version, id });
  }

  wake(): void {
    this.#live?.wake();
  }

  sleep(): void {
    this.#live?.sleep();
  }

  refresh = (): void => void this.#live?.refresh();

  /** Who one is has changed: the line is opened anew. */
  #again(): void {
    this.#live?.stop();
    void this.open();
  }

  #line(): Live {
    return lineTo(this.id, {
      table: (table) => this.#take(table),
      connection: (state) => {
        this.connection = state;
        if (state === "live" || state === "polling") this.kept = null;
      },
      acknowledged: (id, version) => {
        outbox.drop(id);
        this.answering.acknowledged(id, version);
      },
      refused: (id, refusal) => {
        outbox.drop(id);
        this.answering.refused(id);
        app.refused(refusal, this.words);
      },
      shut: (why) => (this.shut = why),
      signedOut: () => {
        app.player = null;
        app.toast(app.words.say("page-signed-out"), true);
      },
    });
  }

  #take(table: Table): void {
    this.device.heed(this.asked, table);
    const isGiven = this.answering.arrived(table.version);
    const [known, before] = [this.table, this.#now];
    this.table = table;
    if (isGiven) this.answering.carryOn();
    this.telling.show(known, before);
    this.again.hear(known);
    this.teaching.goOn();
    this.received = this.now = Date.now();
    if (this.kept === null) keeping.table(table);
    this.whyNot.close();
    this.whyNot.goOn();
  }

  /** When I want to be asked, from now on; or only as long as this round or clash lasts. */
  wish = async (seat: number, moment: string, wish: string, forNow = false): Promise<void> => {
    await app.attempt(() => api.wish(this.id, seat, moment, wish, forNow), this.words);
  };

  /** A mark on the plan of this turn, or one that is taken away. */
  mark = (mark: Pick<Mark, "place" | "thing" | "text"> & Pick<Marking, "kind">, gone: boolean): void => {
    const { seat } = this;
    const { kind, place, thing, text } = mark;
    if (seat !== null) void app.attempt(() => api.plan(this.id, { seat, kind, place, thing, text, gone }), this.words);
  };

  /** Lines of the chat from before those that came with the table, as long as it is the same one: a whole one begins anew. */
  #before = $state.raw<Talk & { of: number }>({ chat: [], earlier: 0, of: -1 });
  readonly talk = $derived.by((): Talk => {
    const { chat = [], earlier = 0 } = this.table ?? {};
    return this.#before.of === earlier
      ? { chat: [...this.#before.chat, ...chat], earlier: this.#before.earlier }
      : { chat, earlier };
  });

  talkBefore = async (): Promise<void> => {
    const of = this.table?.earlier ?? 0;
    const { chat, earlier } = this.#before.of === of ? this.#before : { chat: [], earlier: of };
    const found = await app.attempt(() => api.talkBefore(this.id, earlier), this.words);
    if (found) this.#before = { chat: [...found.chat, ...chat], earlier: found.earlier, of };
  };

  /** The host of the table lets somebody speak here, or not. */
  silence = async (player: string, silent: boolean): Promise<void> => {
    await app.attempt(() => api.silence(this.id, player, silent), this.words);
  };

  say = async (text: string): Promise<boolean> =>
    (await app.attempt(() => api.chat(this.id, text), this.words)) !== null;

  /** What the clock of a chair shows now. */
  left(clock: Clock): number {
    return clock.left - (clock.running ? Math.max(0, this.now - this.received) / 1000 : 0);
  }

  nameOf(seat: number): string {
    return this.words.name(seatThing(seat));
  }
}
