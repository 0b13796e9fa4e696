/** One table on the screen: what was sent, what is asked of whom, and what the user may do about it. */
import { drawing, type Drawing, type Told } from "../games";
import { api, newId, Refused, refusalOf, whyShut, type Shut } from "../wire/api";
import { Action } from "./action.svelte";
import { keep, keyed } from "./keys";
import { Live, type Connection } from "../wire/live";
import { otherMaterial } from "./material";
import { allowed, comesIn, spokenOf, stepsOf, type PlacedStep } from "./lesson";
import { isMine } from "./options";
import { isOpenTo } from "./rematch";
import { seatOf, seatThing } from "./seats";
import { Stage } from "./stage.svelte";
import { afterOwn, isWorthShowing, lastOf, linesSince, scenesOf } from "./story";
import type { Asked, Chair, Clock, LogLine, Mark, Marking, Offered, Option, Refusal, Rematching, Table, Taught, ToldLine, View, Way } from "../wire/protocol";
import { to } from "./router";
import { app } from "./state.svelte";
import type { Words } from "./words";

const PATIENCE = 300; // milliseconds
const LONG = 12_000; // milliseconds of what is shown

const pause = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

export interface Bubble {
  refusal: Refusal | null;
  option: string;
  /** What was wished, as a thing. */
  thing: string;
  /** What would work instead; nothing is known of that where the teacher refuses. */
  ways: readonly Way[] | null;
  /** A verb that is only thought of, and after which it would be chosen. */
  after: string | null;
  x: number;
  y: number;
}

/** Answers that belong together and are given one after the other. */
interface Plan {
  seat: number;
  /** What is shown until all of them are given. */
  asked: Asked | null;
  /** The question that the next one answers. */
  key: string;
  rest: readonly string[];
}

export class TableState {
  table = $state.raw<Table | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  /** Why there is nothing to see: no such table, a private one that no link has brought us to, one that is damaged. */
  shut = $state<Shut | null>(null);
  connection = $state<Connection>("connecting");
  bubble = $state.raw<Bubble | null>(null);
  /** An answer that is on its way; until it is back nothing else is sent. */
  sending = $state<string | null>(null);
  received = $state(0); // when the clocks in the table were read
  now = $state(Date.now()); // ticks while the table is open
  /** What others do, shown at the speed of a person; meanwhile nothing is asked. */
  readonly stage = new Stage(() => app.settings.speed, (last) => this.#goOn(last));
  /** Another game, at whose table somebody waits for me. */
  offer = $state.raw<Offered | null>(null);
  #told = $state(0); // the table was shown, or is being shown, as it is after so many answers
  #live: Live | null = null;
  #awaited = Infinity; // the version that our last answer made
  #plan = $state.raw<Plan | null>(null);
  #meant: { key: string; option: string } | null = null; // to be chosen when the last choice has been taken back

  readonly #base = $derived(app.wordsOf(this.table?.game ?? null, otherMaterial(this.table)));
  /** As text: equal names make no new words, and nothing is drawn anew for them. */
  readonly #names = $derived(JSON.stringify(this.table ? callNames(this.table, this.#base) : {}));
  readonly words: Words = $derived(this.#base.calling(JSON.parse(this.#names) as Record<string, string>));
  readonly game = $derived(this.table ? app.gameOf(this.table.game, otherMaterial(this.table)) : null);

  /** Seats of people at this device: more than one is a hot seat. */
  readonly people = $derived(this.table?.mine.filter((seat) => !this.table?.chairs[seat]?.bot) ?? []);
  /** Who has the device in hand, as far as we were told. */
  holder = $state<number | null>(null);
  /** What several decide side by side in this game is no secret. */
  readonly #open = $derived(this.drawing?.open ?? false);
  /** Where several of mine are asked in the open, whoever has begun goes on. */
  readonly #question = $derived.by<Asked | null>(() => {
    const mine = this.table?.asked.filter(isMine) ?? [];
    return (this.#open && mine.find((question) => question.seat === this.holder)) || (mine[0] ?? null);
  });
  /** A question that was put to several at once: their answers are secret until all have given them. */
  #secret = $state("");
  /** Whom the device has to be given to before anything is shown; `null` is nobody in particular. */
  readonly handover = $derived.by<{ to: number | null } | null>(() => {
    const { handover } = app.settings;
    if (!this.game || this.people.length < 2 || this.table?.status !== "playing" || handover === "never") return null;
    const { hides = true } = this.game ?? {};
    const next = this.#question;
    if (!next) return hides && this.holder === null ? { to: null } : null;
    const secret = hides || handover === "always" || (next.key === this.#secret && !this.#open);
    return secret && this.holder !== next.seat ? { to: next.seat } : null;
  });
  /** What a game hides is not known before its data are here. */
  readonly #covered = $derived(this.handover !== null || (this.people.length > 1 && !this.game));
  /** Where I am in a lesson, if the table has one; while something is shown, where I was before. */
  readonly #lesson = $derived.by<Taught | null>(() => this.table?.lesson ?? null);
  lesson = $state.raw<Taught | null>(null);
  readonly steps = $derived<readonly PlacedStep[]>(stepsOf(this.lesson ? (this.game?.chapters ?? []) : []));
  /** A step that is looked back at, by its place. */
  looking = $state<number | null>(null);
  /** The step that the teacher speaks of. */
  readonly step = $derived(this.lesson ? (this.steps[this.looking ?? spokenOf(this.lesson)] ?? null) : null);
  /** An option that the teacher points at, for a moment. */
  pointed = $state<string | null>(null);
  /** There is something to be read before the game goes on. */
  readonly held = $derived(!this.stage.isOn && (this.#lesson?.holds ?? false));
  /** The question that is mine to answer now; a lesson may want only some of its options to be chosen. */
  readonly question = $derived.by<Asked | null>(() => {
    if (this.#covered || this.stage.isOn || this.held) return null;
    const [question, lesson] = [this.#question, this.#lesson];
    return question && lesson ? allowed(question, lesson.allow, this.steps.find((step) => step.id === lesson.step)) : question;
  });
  /** What I am about to do, as far as it is chosen; nothing of it has been sent. */
  readonly action = new Action({
    question: () => this.question,
    moment: () => `${this.table?.acted ?? 0} ${this.question?.seat} ${this.question?.key}`,
    placeOf: (asked) => this.drawing?.places?.(asked) ?? (asked.on_board ? "board" : "bar"),
    give: ({ verb, asked, option }) => this.#give(verb, { key: asked.key, option: option.id }),
  });
  /** What is left to choose: of the question at the table, or of what a chosen verb leads to. */
  readonly asked = $derived.by<Asked | null>(() => (this.#plan ? this.#plan.asked : this.action.asked));
  readonly seat = $derived(this.asked?.seat ?? this.holder ?? this.people[0] ?? this.table?.mine[0] ?? null);
  readonly view = $derived.by<View | null>(() => {
    if (this.#covered) return null;
    return this.stage.view ?? this.#now;
  });
  /** The table as it is, for whoever looks. */
  readonly #now = $derived.by<View | null>(() => {
    return (this.seat !== null && this.table?.views[String(this.seat)]) || (this.table?.view ?? null);
  });
  /** What was told to everybody, or to the one who looks. */
  readonly log = $derived.by<LogLine[]>(() => {
    const mine = this.table?.log.filter((line) => line.to === undefined || (line.to === this.seat && !this.#covered)) ?? [];
    if (!this.stage.isOn) return mine;
    const told = mine.filter((line) => line.count <= this.#told);
    return told.slice(0, told.length - this.stage.coming.length);
  });
  /** The same without what is still being led up to. */
  readonly heard = $derived(Number.isFinite(this.stage.beat) ? this.log.slice(0, this.log.length - (this.stage.scene?.lines.length ?? 0)) : this.log);
  /** What is marked on the board: what happens on the stage, or what has happened since I last acted. */
  readonly news = $derived<readonly ToldLine[]>(
    this.stage.isOn ? (this.stage.scene?.lines ?? []) : linesSince(this.log, this.table?.acted ?? 0, this.people.length > 0),
  );
  /** The same without what I have done myself. */
  readonly since = $derived<LogLine[]>(
    linesSince(this.log, this.table?.acted ?? 0, this.people.length > 0).filter(
      (line) => line.count > (this.table?.acted ?? 0) || !this.people.includes(seatOf(line.params.seat) ?? -1),
    ),
  );
  /** What was told as far as it is shown, for what a game draws of it. */
  readonly told = $derived<Told>({
    isOn: this.stage.isOn,
    log: this.log,
    since: linesSince(this.log, this.table?.acted ?? 0, this.people.length > 0),
    now: this.stage.scene?.lines ?? [],
    beat: this.stage.beat,
    coming: this.stage.coming,
    goTo: this.stage.goTo,
  });
  /** The table as it is shown, with its log as far as it is told. */
  readonly shown = $derived<Table | null>(
    this.table && this.stage.isOn ? { ...this.table, log: this.log, count: this.stage.scene?.count ?? this.#told } : this.table,
  );
  readonly invitation = $derived(this.table?.invitation ?? "");

  constructor(
    readonly id: string,
    readonly invited = false,
  ) {}

  async open(): Promise<void> {
    try {
      const { table } = await api.table(this.id);
      // What its board needs is mostly here already, and then all is drawn at once; on a slow line the frame comes first.
      const ready = drawing(table.game).then((found) => (this.drawing = found));
      await Promise.race([Promise.all([ready, app.prepare(table.game)]), pause(PATIENCE)]);
      this.#take(table);
      this.#live = this.#line();
      this.#live.start(table);
    } catch (error) {
      this.shut = whyShut(error);
      if (this.shut) return;
      app.refused(refusalOf(error));
      setTimeout(() => void this.open(), 3000);
    }
  }

  close(): void {
    this.#live?.stop();
  }

  wake(): void {
    this.#live?.wake();
  }

  sleep(): void {
    this.#live?.sleep();
  }

  #line(): Live {
    const { id } = this;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new Live(
      {
        open: (version) => new WebSocket(`${scheme}://${location.host}/api${keyed(id, `/tables/${id}/live?version=${version}`)}`),
        updates: async (version) => (await api.updates(id, version)).table,
        whole: async () => (await api.table(id)).table,
        post: (given) => api.answer(id, given),
        refusalOf: (error) => ({
          refusal: refusalOf(error),
          final: error instanceof Refused && error.status > 0,
          table: error instanceof Refused ? error.table : null,
        }),
      },
      {
        table: (table) => this.#take(table),
        connection: (state) => (this.connection = state),
        acknowledged: (id, version) => {
          // Until the table after it is here, what is on the screen is no longer asked.
          if (this.sending === id && (this.table?.version ?? 0) < version) this.#awaited = version;
          else if (this.#settled(id)) this.#carryOn();
        },
        refused: (id, refusal) => {
          if (this.#settled(id)) void this.#giveUp();
          app.refused(refusal, this.words);
        },
        shut: (why) => (this.shut = why),
        signedOut: () => {
          app.player = null;
          app.toast(app.words.say("page-signed-out"), true);
        },
      },
    );
  }

  #take(table: Table): void {
    if (this.asked) this.holder = this.asked.seat; // who was shown his question has the device
    if (table.asked.length > 1) this.#secret = table.asked[0]?.key ?? "";
    const isGiven = table.version >= this.#awaited;
    if (isGiven) {
      this.sending = null;
      this.#awaited = Infinity;
    }
    const before = this.#now;
    const known = this.table;
    this.table = table;
    if (isGiven) this.#carryOn();
    this.#show(known, before);
    this.#hearOfOffer(known);
    this.#teach();
    this.received = this.now = Date.now();
    this.bubble = null;
    this.#goOnAfterUndo();
  }

  // ---- a lesson

  /** The teacher goes on when what has happened has been seen. */
  #teach(): void {
    if (this.stage.isOn) return;
    const next = this.#lesson;
    if (next?.place !== this.lesson?.place || next?.step !== this.lesson?.step) this.looking = this.pointed = null;
    this.lesson = next;
  }

  /** What was explained has been read. */
  read = async (): Promise<void> => {
    const { step } = this;
    if (step && this.held) await app.attempt(() => api.read(this.id, step.id), this.words);
  };

  /** A step back, to read again what was said; and on again. */
  lookBack = (by: number): void => {
    const { lesson } = this;
    if (!lesson) return;
    const [last, at] = [spokenOf(lesson), (this.looking ?? spokenOf(lesson)) + by];
    this.looking = at >= last ? null : Math.max(0, at);
    this.pointed = null;
  };

  /** Play on without the teacher. */
  dismiss = async (): Promise<void> => {
    await app.attempt(() => api.dismiss(this.id), this.words);
  };

  /** An option that could be chosen if the lesson had come to it; or a second one, after it. */
  #isLater(option: string, then?: string): boolean {
    const find = (question: Asked | null): Option | undefined => {
      const first = question?.options.find(({ id }) => id === option);
      return then === undefined ? first : first?.then?.options.find(({ id }) => id === then);
    };
    return find(this.#question) !== undefined && find(this.question) === undefined;
  }

  // ---- what has happened is shown as it happened

  /** Not behind anybody's back, and not to several at one device who hide something from each other. */
  get #isStaged(): boolean {
    const { speed } = app.settings;
    const alone = this.people.length < 2 || this.game?.hides === false;
    return speed !== "at-once" && document.visibilityState === "visible" && alone && this.game !== null;
  }

  #show(known: Table | null, before: View | null): void {
    const { table } = this;
    if (!table || (this.stage.isOn && this.#isStaged && table.count >= this.#told)) return; // it goes on from there
    if (known && before && this.#isStaged && isWorthShowing(known, table, this.drawing?.staging)) {
      this.stage.hold(before);
      void this.#tell(before);
    } else {
      this.stage.skip();
      this.#told = table.count;
    }
  }

  async #tell(before: View): Promise<void> {
    const [from, until] = [this.#told, this.table?.count ?? 0];
    try {
      const story = await api.since(this.id, from);
      if (!this.stage.isOn || this.#told !== from) return; // nobody wanted to wait
      const scenes = afterOwn(scenesOf(story, this.drawing?.staging), this.table?.acted ?? 0, before.now, this.drawing?.staging);
      this.#told = Math.max(until, story.happened.at(-1)?.count ?? 0);
      if (scenes.length > 0) return this.stage.play(lastOf(scenes));
    } catch {
      // then it is seen as it is
    }
    this.seeAll();
  }

  /** What was on the stage has been shown; more may have happened since. */
  #goOn(last: View): void {
    const { table } = this;
    if (!table || table.count <= this.#told || !this.#isStaged) return this.#teach();
    this.stage.hold(last);
    void this.#tell(last);
  }

  /** What is on the stage takes long, and then I am asked. */
  readonly isLong = $derived(this.stage.left > LONG && (this.table?.asked.some(isMine) ?? false));

  /** The table as it was when I had acted, once it was asked for. */
  then = $state.raw<View | null>(null);
  #recalled = -1;

  recall = async (): Promise<void> => {
    const acted = this.table?.acted ?? 0;
    if (this.#recalled === acted || this.people.length === 0) return;
    this.#recalled = acted;
    this.then = null;
    try {
      const { view, count } = await api.since(this.id, acted);
      if (this.#recalled === acted && count === acted) this.then = view;
    } catch {
      // then no change is told
    }
  };

  get mayShowAgain(): boolean {
    return this.#isStaged && this.people.length > 0 && this.since.length > 0;
  }

  /** What has happened since I acted, once more. */
  showAgain = (): void => {
    const { view, table } = this;
    if (!view || !table || this.stage.isOn) return;
    this.#told = table.acted;
    this.stage.hold(view);
    void this.#tell(view);
  };

  /** Enough of what is shown: on to what it comes to, if that is ahead, else to the table as it is. */
  skip = (): void => {
    if (!this.stage.leap()) this.seeAll();
  };

  /** The table as it is, at once. */
  seeAll = (): void => {
    this.stage.skip();
    this.#told = this.table?.count ?? 0;
    this.#teach();
  };

  /** Somebody says that the device is his now. */
  hold = (seat: number): void => {
    this.holder = seat;
  };

  /** Another of several at this device goes first. */
  turnTo = (seat: number): void => {
    if (this.#open && this.people.includes(seat)) this.holder = seat;
  };

  /** Nothing is waited for any more; was it this answer that was? */
  #settled(id: string): boolean {
    const isOurs = this.sending === id;
    if (isOurs) this.sending = null;
    this.#awaited = Infinity;
    return isOurs;
  }

  // ---- deeds ---------------------------------------------------------------------------------------------------------

  /** An answer to what is asked; one that is only the first part of an action waits for the second. */
  choose = (option: string): void => {
    const { asked, action } = this;
    if (!asked || this.sending) return;
    this.bubble = null;
    if (action.verb !== null) this.#give(action.verb, { key: asked.key, option });
    else if (action.following.has(option)) action.choose(option);
    else this.#give(option);
  };

  /** The round in which the order of things is all the same to me. */
  #anyOrder = $state<unknown>(null);

  answerInAnyOrder = (): void => {
    this.#anyOrder = this.view?.round ?? null;
    this.keepOrder();
  };

  /** What was said once of an order is not asked again this round. */
  keepOrder = (): void => {
    const { asked } = this;
    if (this.#anyOrder === null || this.view?.round !== this.#anyOrder || !asked || !this.drawing?.isOrder?.(asked)) return;
    const first = asked.options[0];
    if (first) this.choose(first.id);
  };

  /** Give an answer, and then another to the question that it leads to. */
  #give(option: string, then?: { key: string; option: string }): void {
    const { question, asked, table } = this;
    if (!question || !table || this.sending) return;
    this.bubble = null;
    this.#plan = then ? { seat: question.seat, asked, key: then.key, rest: [then.option] } : null;
    this.#send(question.seat, option);
  }

  #send(seat: number, option: string): void {
    const [id, version] = [newId(), this.table?.version ?? 0];
    this.sending = id;
    this.#live?.answer({ seat, option, version, id });
  }

  /** One answer is given: on with those that belong to it, where they are still asked for. */
  #carryOn(): void {
    const plan = this.#plan;
    const [option, ...rest] = plan?.rest ?? [];
    if (!plan || option === undefined) {
      this.#plan = null;
      this.action.back(); // it is done
      return;
    }
    if (!this.#openPart(plan)?.options.some(({ id }) => id === option)) return void this.#giveUp();
    this.#plan = { ...plan, rest };
    this.#send(plan.seat, option);
  }

  /** The question that a plan has led to, if it is what is asked now. */
  #openPart({ seat, key }: Plan): Asked | undefined {
    return this.table?.asked.filter(isMine).find((question) => question.seat === seat && question.key === key);
  }

  /** What was meant cannot be done as a whole: no half of it is left, where one may take it back. */
  async #giveUp(): Promise<void> {
    const plan = this.#plan;
    this.#plan = null;
    this.action.back();
    if (plan && this.#openPart(plan)?.begun) await app.attempt(() => api.undo(this.id, plan.seat, newId()), this.words);
  }

  /** Is a part of an action chosen or given that one may take back by oneself? */
  get mayGoBack(): boolean {
    return this.action.isBegun || (this.asked?.begun ?? false);
  }

  /** One part of the action back: the place or the verb that was chosen, or the answer that was given last. */
  back = async (): Promise<void> => {
    const { question } = this;
    if (this.sending) return;
    this.bubble = null;
    if (this.action.back() || !question?.begun) return;
    await app.attempt(() => api.undo(this.id, question.seat, newId()), this.words);
  };

  /** Why something may not be chosen; `after` a verb that is only thought of. */
  explain = async (option: string, at: { x: number; y: number }, after = this.action.verb): Promise<void> => {
    const { asked } = this;
    if (!asked) return;
    const thing = `${(after === null ? this.question : this.action.following.get(after))?.domain ?? asked.domain}:${option}`;
    if (after === null ? this.#isLater(option) : this.#isLater(after, option)) {
      const step = comesIn(this.steps, this.lesson?.place ?? 0, this.question?.key ?? "", after ?? option);
      const key = step === null ? "page-lesson-not-now" : "page-lesson-comes";
      this.bubble = { refusal: { rule: "", key, params: { step: step ?? 0 } }, option, thing, ways: null, after, ...at };
      return;
    }
    const why = await app.attempt(() => api.why(this.id, asked.seat, option, after), this.words);
    if (!why) return;
    const ways = why.ways.filter((way) => this.#isOpen(way, after));
    this.bubble = { refusal: why.refusal, option, thing: String(why.note.option ?? thing), ways, after, ...at };
  };

  /** May this way be gone? A lesson may want other choices, and what it has heard is not taken back. */
  #isOpen({ back, step }: Way, after: string | null): boolean {
    if (back && after === null) return this.lesson === null;
    const open = after === null ? this.asked : back ? this.question : this.action.following.get(after);
    return open?.options.some(({ id }) => id === step.option.id) ?? false;
  }

  /** The first step of a way: a choice, or another one than the last. */
  go = async (way: Way): Promise<void> => {
    const { key, option } = way.step;
    const after = this.bubble?.after ?? null;
    this.bubble = null;
    if (after !== null && !way.back) return this.#give(after, { key, option: option.id });
    if (after !== null) this.action.back(); // it was only thought of: nothing that was given is taken back
    else if (way.back) return this.#goBackAndChoose(key, option.id);
    this.choose(option.id);
  };

  async #goBackAndChoose(key: string, option: string): Promise<void> {
    const { asked } = this;
    if (!asked || this.sending) return;
    this.#meant = { key, option };
    if (!(await app.attempt(() => api.undo(this.id, asked.seat, newId()), this.words))) this.#meant = null;
  }

  /** What is to be chosen once the last choice has been taken back. */
  #goOnAfterUndo(): void {
    const [meant, question] = [this.#meant, this.asked];
    if (!meant || !question) return;
    this.#meant = null;
    if (question.key === meant.key && question.options.some(({ id }) => id === meant.option)) this.choose(meant.option);
  }

  /** Of several at one device, the one who chose last takes back. */
  get undoSeat(): number | null {
    const last = this.table?.last?.seat;
    return last !== undefined && this.people.includes(last) ? last : this.seat;
  }

  get undoRefusal(): Refusal | null | undefined {
    const { table, undoSeat } = this;
    return table && undoSeat !== null && table.status === "playing" ? table.undo[String(undoSeat)] : undefined;
  }

  get canUndo(): boolean {
    const refusal = this.undoRefusal;
    return refusal === null || (refusal !== undefined && refusal.key !== "core-undo-nothing" && !this.table?.undo_asked);
  }

  undo = async (): Promise<void> => {
    const seat = this.undoSeat;
    if (this.action.back()) return; // what is not sent yet is nobody else's affair
    if (seat === null) return;
    if (!this.canUndo) {
      if (this.undoRefusal) app.refused(this.undoRefusal, this.words);
      return;
    }
    const done = await app.attempt(() => api.undo(this.id, seat, newId()), this.words);
    if (done?.asked?.length) app.toast(this.words.say("page-undo-asked"));
  };

  consent = async (agree: boolean): Promise<void> => {
    const seat = this.table?.undo_asked?.waiting.find((waiting) => this.table?.mine.includes(waiting));
    if (seat !== undefined) await app.attempt(() => api.consent(this.id, seat, agree), this.words);
  };

  /** When I want to be asked, from now on. */
  wish = async (seat: number, moment: string, wish: string): Promise<void> => {
    await app.attempt(() => api.wish(this.id, seat, moment, wish), this.words);
  };

  /** A mark on the plan of this turn, or one that is taken away. */
  mark = (mark: Pick<Mark, "place" | "thing" | "text"> & Pick<Marking, "kind">, gone: boolean): void => {
    const { seat } = this;
    const { kind, place, thing, text } = mark;
    if (seat !== null) void app.attempt(() => api.plan(this.id, { seat, kind, place, thing, text, gone }), this.words);
  };

  say = async (text: string): Promise<boolean> => (await app.attempt(() => api.chat(this.id, text), this.words)) !== null;

  join = async (seat: number | null, invitation: string): Promise<void> => {
    await app.attempt(async () => {
      await app.signedIn();
      await api.join(this.id, seat, invitation);
      this.#again();
    }, this.words);
  };

  leave = async (): Promise<void> => {
    await app.attempt(async () => {
      keep(this.id, this.invitation); // who gets up may look on
      await api.leave(this.id);
      this.#again();
    }, this.words);
  };

  /** Who one is has changed: the line is opened anew. */
  #again(): void {
    this.#live?.stop();
    void this.open();
  }

  resign = async (seat: number): Promise<void> => {
    await app.attempt(() => api.resign(this.id, seat), this.words);
  };

  replace = async (seat: number, chair: string): Promise<void> => {
    await app.attempt(() => api.replace(this.id, seat, chair), this.words);
  };

  /** The seat whose consent is asked for to replace somebody who is missing. */
  get agreeSeat(): number | undefined {
    return this.table?.replace_asked?.waiting.find((waiting) => this.people.includes(waiting));
  }

  agreeToReplace = async (agree: boolean): Promise<void> => {
    const seat = this.agreeSeat;
    if (seat !== undefined) await app.attempt(() => api.agreeToReplace(this.id, seat, agree), this.words);
  };

  comeBack = async (seat: number): Promise<void> => {
    await app.attempt(() => api.comeBack(this.id, seat), this.words);
  };

  /** What the clock of a chair shows now. */
  left(clock: Clock): number {
    return clock.left - (clock.running ? Math.max(0, this.now - this.received) / 1000 : 0);
  }

  get isHost(): boolean {
    return app.player !== null && this.table?.host === app.player.id;
  }

  /** Who has only the spectators' link of a private table neither sits down nor talks. */
  get isWelcome(): boolean {
    const { table } = this;
    return !!table && (table.public || !!table.invitation || this.invited);
  }

  /** Who may ask that somebody is replaced: the host, or anybody who plays where the host is away. */
  get mayReplace(): boolean {
    const { table } = this;
    const away = table?.chairs.some((chair) => chair.player === table.host && !chair.online) ?? false;
    return this.isHost || (away && this.people.length > 0);
  }

  /** Can another person take a chair of the running game, or only a bot? */
  get mayFree(): boolean {
    return this.game !== null && !this.game.hides && this.table?.seed !== "chosen";
  }

  /** A person who should be here and is not. */
  isMissing(chair: Chair): boolean {
    const person = chair.kind === "human" || chair.kind === "guest";
    return person && !chair.bot && !chair.online && !this.table?.mine.includes(chair.seat);
  }

  /** The strongest there is, as a chair. */
  get bestBot(): string {
    return `bot:${this.game?.bots[this.game.bots.length - 1] ?? "random"}`;
  }

  refresh = (): void => void this.#live?.refresh();

  rematch = (): Promise<void> => rematch(this.id, this.words);

  /** Somebody wants to play again: who is here is told at once; an offer from before is looked at first. */
  #hearOfOffer(known: Table | null): void {
    const { table } = this;
    const again = table?.again ?? null;
    if (!table || again?.table === known?.again?.table) return;
    if (!again || again.player === app.player?.id || table.mine.length === 0) {
      this.offer = null;
    } else if (known) {
      this.offer = again;
      const label = this.words.say("page-sit-down");
      app.toast(this.words.say("page-wants-rematch", { name: again.name }), false, { label, run: this.sitDown });
    } else void this.#lookAt(again);
  }

  async #lookAt(again: Offered): Promise<void> {
    try {
      const { table } = await api.table(again.table);
      if (isOpenTo(table, app.player?.id ?? null)) this.offer = again;
    } catch {
      // it is gone
    }
  }

  /** At the table of the other game. */
  sitDown = async (): Promise<void> => {
    const { offer } = this;
    if (!offer) return;
    this.offer = null;
    app.withdraw(this.sitDown);
    if (await app.attempt(() => api.join(offer.table, null, ""), this.words)) app.go(to.table(offer.table));
  };

  nameOf(seat: number): string {
    return this.words.name(seatThing(seat));
  }
}

/** How a game that all win or lose together has ended, in words; nothing for other games. */
export function sharedEnd(table: Table | null, words: Words): string | null {
  const key = table?.result ? `${table.game}-page-over-${table.result.ending}` : "";
  return words.has(key) ? words.say(key) : null;
}

/** Another game with the same people; the server lets the others know. */
export async function rematch(table: string, words: Words, wish: Rematching = { kind: "same" }): Promise<void> {
  const made = await app.attempt(() => api.rematch(table, wish), words);
  if (made) app.go(to.table(made.table.id));
}

/** People by their names; bots and guests who have none of their own, by what the game calls their seat. */
export function callNames(table: Table, words: Words): Record<string, string> {
  const people = table.chairs.map((chair, seat) => [seatThing(seat), called(table, chair, seat, words)]);
  const things = Object.entries(table.called).map(([thing, other]) => [thing, words.name(other)]);
  return Object.fromEntries([...people, ...things]);
}

function called(table: Table, chair: Chair, seat: number, words: Words): string {
  const thing = table.seat_names[seatThing(seat)];
  const tribe = thing ? words.name(thing) : "";
  // In an uploaded record a bot is somebody who is called one.
  if (chair.kind !== "bot" && chair.name && !chair.name.startsWith("bot:")) return chair.name;
  if (tribe) return tribe;
  return chair.kind === "bot" ? words.say("page-bot-name") : chair.name || words.name(seatThing(seat));
}
