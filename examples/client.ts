/**
 * A small client for a Tuath server, for browsers, Node 22.18 or newer and the like; it needs nothing else.
 *
 *   const tuath = new Tuath("http://127.0.0.1:8330", TOKEN);
 *   const table = await tuath.open("arrival", ["me", "bot:greedy", "bot:greedy"]);
 *   const over = await tuath.play(table.id, (asked) => asked.options[0].id);
 *
 *   await tuath.declare(["arrival"], "takes whatever comes first");
 *   await tuath.serve((asked) => asked.options[0].id); // whoever likes invites it by its name
 *
 * It waits as long as the server says where it came too fast (`Retry-After`), sends nothing twice, and throws `Problem` with
 * the server's own words where something is not possible. Whole types: web/src/wire/protocol.ts.
 *
 * An account that is declared a program is one for good: give it an account of its own.
 *
 *   node examples/client.ts SERVER TOKEN [TABLE_ID]
 */

export interface Asked {
  seat: number;
  key: string;
  options?: { id: string; about: Record<string, number | string> }[];
}

export interface Table {
  id: string;
  version: number;
  status: "waiting" | "expired" | "playing" | "over";
  asked: Asked[];
  view: unknown;
  views: Record<string, unknown>;
  result: { ending: string; winners: number[]; scores: number[] } | null;
}

/** What is told of all tables of an account. */
export type Word =
  | { type: "invited"; table: string; game: string; seat: number; by: { id: string; name: string } }
  | { type: "asked" | "over" | "withdrawn"; table: string }
  | { type: "ready" | "ping" };

export type Open = Required<Asked>;
export type Choose = (asked: Open, view: unknown) => string;

/** Something was not done, and why. */
export class Problem extends Error {
  readonly status: number;
  readonly key: string;

  constructor(status: number, told: { error: { key: string }; said?: string }) {
    super(told.said ?? told.error.key);
    this.status = status;
    this.key = told.error.key;
  }
}

/** How the line of a sign-in is closed that counts no more. */
const ENDED = [4401, 4403];
const sleep = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

export class Tuath {
  readonly #server: string;
  readonly #headers: Record<string, string>;

  constructor(server: string, token: string, language = "en") {
    this.#server = server.replace(/\/$/, "");
    this.#headers = { authorization: `Bearer ${token}`, "accept-language": language, "content-type": "application/json" };
  }

  /** One request; whoever is too fast, or meets a server that is busy, waits as long as it says. */
  async ask<T>(method: "GET" | "POST", path: string, body: Record<string, unknown> = {}): Promise<T> {
    for (;;) {
      const more = method === "POST" ? { body: JSON.stringify(body) } : {};
      const answer = await fetch(`${this.#server}/api${path}`, { method, headers: this.#headers, ...more });
      if (answer.status === 429 || answer.status === 503) {
        await sleep(Number(answer.headers.get("retry-after") ?? "1"));
        continue;
      }
      const told = await answer.json();
      if (!answer.ok) throw new Problem(answer.status, told);
      return told as T;
    }
  }

  /** `me`, `open`, `guest` or `bot:NAME` for each chair. */
  async open(game: string, chairs: string[], more: Record<string, unknown> = {}): Promise<Table> {
    return (await this.ask<{ table: Table }>("POST", "/tables", { game, chairs, ...more })).table;
  }

  /**
   * Put a bot of the server into a free chair by its name, before the game begins; needs a token for everything.
   * `program:ID` keeps the chair for a program of somebody else; `programs` finds those that listen.
   */
  async invite(table: string, seat: number, bot: string): Promise<Table> {
    const chair = bot.startsWith("program:") ? bot : `bot:${bot}`;
    return (await this.ask<{ table: Table }>("POST", `/tables/${table}/replace`, { seat, chair })).table;
  }

  async programs(game: string, name = ""): Promise<{ player: { id: string; name: string }; about: string }[]> {
    const asked = `/programs?game=${encodeURIComponent(game)}&name=${encodeURIComponent(name)}`;
    return (await this.ask<{ programs: { player: { id: string; name: string }; about: string }[] }>("GET", asked)).programs;
  }

  async join(table: string, invitation: string | null = null): Promise<Table> {
    return (await this.ask<{ table: Table }>("POST", `/tables/${table}/join`, { invitation })).table;
  }

  async table(table: string): Promise<Table> {
    return (await this.ask<{ table: Table }>("GET", `/tables/${table}`)).table;
  }

  /** Once, however often it is sent: by its id the server knows it again. */
  async answer(table: Table, asked: Open, option: string): Promise<void> {
    const id = crypto.randomUUID();
    try {
      await this.ask("POST", `/tables/${table.id}/answer`, { seat: asked.seat, option, version: table.version, id });
    } catch (error) {
      if (!(error instanceof Problem && error.status === 409)) throw error; // it has moved on: look again
    }
  }

  /** Answer whatever is asked of the own seats until the game is over. */
  async play(table: string, choose: Choose, pause = 0.2): Promise<Table> {
    for (;;) {
      const now = await this.answerAll(table, choose);
      if (now.status === "over") return now;
      await sleep(pause);
    }
  }

  /** Answer whatever is asked of the own seats, as long as something is. */
  async answerAll(table: string, choose: Choose): Promise<Table> {
    for (;;) {
      const now = await this.table(table);
      const mine = now.asked.find((asked): asked is Open => asked.options !== undefined);
      if (!mine) return now;
      await this.answer(now, mine, choose(mine, now.views[String(mine.seat)] ?? now.view));
    }
  }

  // ---- a program that is invited -------------------------------------------------------------------------------------

  /** This account is a program's from now on; needs a token for everything. `{ open: "nobody" }`: not to be invited. */
  async declare(games: string[], about = "", more: Record<string, unknown> = {}): Promise<void> {
    await this.ask("POST", "/me/program", { games, about, ...more });
  }

  /** Word of all tables of this account, one after the other, until the token counts no more; a broken line is mended. */
  async listen(heard: (word: Word) => Promise<void>): Promise<void> {
    for (let wait = 1; ; wait = Math.min(2 * wait, 30)) {
      const began = Date.now();
      const code = await this.#hear(heard);
      if (ENDED.includes(code)) return;
      if (Date.now() - began > 60_000) wait = 1;
      await sleep(wait);
    }
  }

  /** One line, to its end: how it was closed. */
  #hear(heard: (word: Word) => Promise<void>): Promise<number> {
    // Node lets a socket carry headers; in a browser the cookie of the page signs it.
    const Line = WebSocket as unknown as new (url: string, more: { headers: Record<string, string> }) => WebSocket;
    const line = new Line(`${this.#server.replace(/^http/, "ws")}/api/me/live`, { headers: this.#headers });
    return new Promise((done) => {
      let last = Promise.resolve();
      line.onmessage = (event) => {
        last = last.then(() => heard(JSON.parse(String(event.data)) as Word));
      };
      line.onclose = (event) => void last.then(() => done(event.code));
    });
  }

  /** Sit down wherever one is invited, and answer whatever is asked, for as long as the token counts. */
  async serve(choose: Choose, accepts: (invited: Word) => boolean = () => true): Promise<void> {
    await this.listen(async (word) => {
      try {
        if (word.type === "invited") await this.ask("POST", `/tables/${word.table}/${accepts(word) ? "join" : "decline"}`);
        else if (word.type === "asked") await this.answerAll(word.table, choose);
      } catch (error) {
        if (!(error instanceof Problem)) throw error; // somebody else sat down first, or the table is gone
      }
    });
  }
}

declare const process: { argv: string[]; exitCode?: number } | undefined;

if (typeof process !== "undefined" && process.argv[1]?.endsWith("client.ts")) {
  const [server, token, id] = process.argv.slice(2);
  if (!server || !token) throw new Error("usage: client.ts SERVER TOKEN [TABLE_ID]");
  const tuath = new Tuath(server, token);
  const last: Choose = (asked) => asked.options.at(-1)?.id ?? "";
  if (id) {
    await tuath.join(id);
    console.log(JSON.stringify((await tuath.play(id, last)).result));
  } else {
    const { games } = await tuath.ask<{ games: { key: string }[] }>("GET", "/games");
    await tuath.declare(games.map((game) => game.key), "takes the last that is offered");
    await tuath.serve(last);
  }
}
