/**
 * The line to one table: a socket that names the last version it has, comes back after a break, and in the meantime
 * asks for updates the plain way. Answers that were not acknowledged are sent again under the same id.
 */
import type { FromServer, Refusal, Table, ToServer, Update } from "./protocol";

export type Connection = "connecting" | "live" | "polling" | "lost";

export interface Line {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** What the line needs from outside; a test brings its own. */
export interface Means {
  open(version: number): Line;
  updates(version: number): Promise<Update | null>;
  whole(): Promise<Table>;
  post(answer: Given): Promise<{ version: number }>;
  refusalOf(error: unknown): { refusal: Refusal; final: boolean; table: Table | null };
}

export interface Hooks {
  table(table: Table): void;
  connection(state: Connection): void;
  acknowledged(id: string, version: number): void;
  refused(id: string, refusal: Refusal): void;
  signedOut(): void;
  /** We may not look at this table any more, or nobody can. */
  shut(why: "locked" | "damaged"): void;
}

export interface Given {
  seat: number;
  option: string;
  version: number;
  id: string;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const SILENCE = 45_000;
export const POLL_EVERY = 2_500;
const OPEN = 1;
const SHUT: Record<number, "locked" | "damaged"> = { 4403: "locked", 4422: "damaged" };
const SIGNED_OUT = 4401; // how the server closes the line of a sign-in that has ended
const FROM_THE_FUTURE = "server-from-the-future"; // we have seen more than has happened: the server forgot something

/** Half a second, then twice as long each time, at most a quarter of a minute. */
export function wait(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
}

/** The table after an update, which names only what has changed: new lines of log and chat, new parts of the view. */
export function merge(known: Table | null, update: Update): Table {
  if (!known || update.since === undefined) return update as Table;
  const { view_changes, ...rest } = update;
  const first = update.log[0]?.count ?? Infinity;
  const log = known.log.filter((line) => line.count <= (update.count ?? known.count) && line.count < first);
  const chat = known.chat.slice();
  for (const line of update.chat) {
    if (!chat.some((old) => old.at === line.at && old.text === line.text && old.from === line.from)) chat.push(line);
  }
  const view = view_changes ? { ...(known.view as object), ...view_changes } : (update.view ?? known.view);
  return { ...known, ...rest, view, log: [...log, ...update.log], chat };
}

export class Live {
  table: Table | null = null;
  #line: Line | null = null;
  #failures = 0;
  #stopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Given>();

  constructor(
    private readonly means: Means,
    private readonly hooks: Hooks,
  ) {}

  start(table: Table): void {
    this.table = table;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#poll);
    this.#line?.close();
    this.#line = null;
  }

  /** Try again at once, for example when the browser says it is online. */
  wake(): void {
    if (this.#stopped || this.#line?.readyState === OPEN) return;
    clearTimeout(this.#retry);
    this.#failures = 0;
    this.#connect();
  }

  /** The browser says it is offline: no need to wait for the silence. */
  sleep(): void {
    const line = this.#line;
    if (this.#stopped || !line) return;
    this.#broken();
    line.close();
    this.hooks.connection("lost");
  }

  answer(given: Given): void {
    this.#waiting.set(given.id, given);
    if (this.#line?.readyState === OPEN) this.#send({ type: "answer", ...given });
    else void this.#post(given);
  }

  receive(update: Update): void {
    const known = this.table;
    if (known && update.version < known.version) return;
    if (
      known &&
      update.since !== undefined &&
      (update.since > known.version || (update.count ?? known.count) < known.count)
    ) {
      void this.refresh();
    }
    this.table = merge(known, update);
    this.hooks.table(this.table);
  }

  /** The whole table anew, as it is now. */
  async refresh(): Promise<void> {
    try {
      const table = await this.means.whole();
      if (this.#stopped || (this.table && table.version < this.table.version)) return;
      this.table = table;
      this.hooks.table(table);
    } catch {
      // the next update will tell
    }
  }

  #connect(): void {
    if (this.#stopped) return;
    if (this.#failures === 0) this.hooks.connection("connecting");
    let line: Line;
    try {
      line = this.means.open(this.table?.version ?? 0);
    } catch {
      return this.#broken(); // a browser or a proxy that allows no sockets at all
    }
    this.#line = line;
    line.onopen = () => {
      this.#failures = 0;
      clearTimeout(this.#poll);
      this.#poll = undefined;
      this.hooks.connection("live");
      this.#listen();
      for (const given of this.#waiting.values()) this.#send({ type: "answer", ...given });
    };
    line.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    line.onclose = (event) => {
      if (this.#line !== line) return;
      const why = SHUT[event.code];
      if (why) {
        this.stop();
        return this.hooks.shut(why);
      }
      this.#broken();
      if (event.code !== SIGNED_OUT) return;
      this.hooks.signedOut();
      void this.refresh(); // as everybody may see it
    };
  }

  #hear(said: FromServer): void {
    switch (said.type) {
      case "table":
        this.receive(said.table);
        return this.#acknowledged(said.acks ?? []);
      case "ack":
        return this.#acknowledged(said.ids);
      case "refused":
        return this.#refused(said.id, said.error, said.table, said.retry_after);
      case "ping":
        return this.#send({ type: "pong" });
    }
  }

  #refused(id: string | null, refusal: Refusal, table: Table | null, pause: number | undefined): void {
    const given = this.#waiting.get(id ?? "");
    if (given && pause !== undefined) {
      setTimeout(() => this.#waiting.has(given.id) && this.answer(given), pause * 1000); // too fast: once more, later
      return;
    }
    this.#waiting.delete(id ?? "");
    if (table) this.#stand(table, refusal);
    if (id !== null || refusal.key !== FROM_THE_FUTURE) this.hooks.refused(id ?? "", refusal);
  }

  /** The table as a refusal shows it; it may be older than ours when the server has forgotten what we have seen. */
  #stand(table: Table, refusal: Refusal): void {
    if (refusal.key === FROM_THE_FUTURE) this.table = null;
    this.receive(table);
  }

  #acknowledged(ids: (string | null)[]): void {
    for (const id of ids) {
      if (id === null) continue; // only answers of other programs have none
      this.#waiting.delete(id);
      this.hooks.acknowledged(id, this.table?.version ?? 0);
    }
  }

  #send(message: ToServer): void {
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify(message));
  }

  /** A line that is silent for too long is broken, whatever it says of itself. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const line = this.#line;
      this.#broken();
      line?.close();
    }, SILENCE);
  }

  #broken(): void {
    this.#line = null;
    clearTimeout(this.#silence);
    if (this.#stopped) return;
    this.#failures += 1;
    if (this.#failures > 1) this.hooks.connection(this.#poll ? "polling" : "lost");
    if (!this.#poll) this.#pollSoon(this.#failures > 1 ? 0 : POLL_EVERY);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait(this.#failures));
  }

  #pollSoon(delay: number): void {
    this.#poll = setTimeout(() => void this.#pollOnce(), delay);
  }

  async #pollOnce(): Promise<void> {
    if (this.#stopped || this.#line?.readyState === OPEN) return;
    try {
      const table = await this.means.updates(this.table?.version ?? 0);
      if (this.#stopped || this.#line?.readyState === OPEN) return;
      this.hooks.connection("polling");
      if (table) this.receive(table);
      for (const given of [...this.#waiting.values()]) void this.#post(given); // what was not acknowledged, once more
    } catch (error) {
      const { refusal, table } = this.means.refusalOf(error);
      if (table) this.#stand(table, refusal);
      else if (!this.#stopped) this.hooks.connection("lost");
    }
    if (!this.#stopped && this.#line?.readyState !== OPEN) this.#pollSoon(POLL_EVERY);
  }

  async #post(given: Given): Promise<void> {
    try {
      const { version } = await this.means.post(given);
      this.#waiting.delete(given.id);
      this.hooks.acknowledged(given.id, version);
      if (this.#line?.readyState !== OPEN) {
        const table = await this.means.updates(this.table?.version ?? 0);
        if (table) this.receive(table);
      }
    } catch (error) {
      const { refusal, final, table } = this.means.refusalOf(error);
      if (table) this.#stand(table, refusal);
      if (!final) return; // kept, and sent again when the line is back
      this.#waiting.delete(given.id);
      this.hooks.refused(given.id, refusal);
    }
  }
}
