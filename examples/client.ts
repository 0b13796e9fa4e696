/**
 * A small client for a Tuath server, for browsers, Node 22.18 or newer and the like; it needs nothing else.
 *
 *   const tuath = new Tuath("http://127.0.0.1:8330", TOKEN);
 *   const table = await tuath.open("arrival", ["me", "bot:greedy", "bot:greedy"]);
 *   const over = await tuath.play(table.id, (asked) => asked.options[0].id);
 *
 * It waits as long as the server says where it came too fast (`Retry-After`), sends nothing twice, and throws `Problem` with
 * the server's own words where something is not possible. Whole types: web/src/wire/protocol.ts.
 *
 *   node examples/client.ts SERVER TOKEN TABLE_ID
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

  /** Put a bot of the server into a free chair by its name, before the game begins; needs a token for everything. */
  async invite(table: string, seat: number, bot: string): Promise<Table> {
    return (await this.ask<{ table: Table }>("POST", `/tables/${table}/replace`, { seat, chair: `bot:${bot}` })).table;
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
      const now = await this.table(table);
      if (now.status === "over") return now;
      const mine = now.asked.find((asked): asked is Open => asked.options !== undefined);
      if (mine) await this.answer(now, mine, choose(mine, now.views[String(mine.seat)] ?? now.view));
      else await sleep(pause);
    }
  }
}

declare const process: { argv: string[]; exitCode?: number } | undefined;

if (typeof process !== "undefined" && process.argv[1]?.endsWith("client.ts")) {
  const [server, token, id] = process.argv.slice(2);
  if (!server || !token || !id) throw new Error("usage: client.ts SERVER TOKEN TABLE_ID");
  const tuath = new Tuath(server, token);
  await tuath.join(id);
  const over = await tuath.play(id, (asked) => asked.options.at(-1)?.id ?? "");
  console.log(JSON.stringify(over.result));
}
