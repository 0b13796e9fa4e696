import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  FIRST_WAIT,
  Live,
  LONGEST_WAIT,
  merge,
  SILENCE,
  wait,
  type Hooks,
  type Line,
  type Means,
} from "../src/wire/live";
import type { FromServer, LogLine, Table, Update } from "../src/wire/protocol";

function table(version: number, more: Partial<Update> = {}): Table {
  return { id: "t", version, count: version, log: [], chat: [], asked: [], ...more } as unknown as Table;
}

const line = (count: number): LogLine => ({ count, key: `k${count}`, params: {}, at: "" });

class FakeLine implements Line {
  readyState = 0;
  sent: string[] = [];
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  constructor(readonly version: number) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  hear(said: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(said) } as MessageEvent);
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

function setting(): { live: Live; lines: FakeLine[]; states: string[]; means: Means; hooks: Hooks } {
  const lines: FakeLine[] = [];
  const states: string[] = [];
  const means: Means = {
    open: (version) => {
      const made = new FakeLine(version);
      lines.push(made);
      return made;
    },
    updates: vi.fn(async () => null),
    whole: vi.fn(async () => table(99)),
    post: vi.fn(async () => ({ version: 1 })),
    refusalOf: () => ({ refusal: { rule: "", key: "no", params: {} }, final: false, table: null }),
  };
  const hooks: Hooks = {
    table: vi.fn(),
    connection: (state) => states.push(state),
    acknowledged: vi.fn(),
    refused: vi.fn(),
    signedOut: vi.fn(),
    shut: vi.fn(),
  };
  return { live: new Live(means, hooks), lines, states, means, hooks };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("waits grow and stop growing", () => {
  expect(wait(1)).toBe(FIRST_WAIT);
  expect(wait(2)).toBe(2 * FIRST_WAIT);
  expect(wait(20)).toBe(LONGEST_WAIT);
});

describe("updates", () => {
  test("a whole table replaces what was known", () => {
    expect(merge(table(1, { log: [line(1)] }), table(2, { log: [line(2)] })).log).toEqual([line(2)]);
  });
  test("an update adds to log and chat", () => {
    const known = table(2, {
      log: [line(1), line(2)],
      chat: [{ from: "a", player: "", text: "hi", message: null, at: "1" }],
    });
    const update = table(3, {
      since: 2,
      log: [line(3)],
      chat: [{ from: "b", player: "", text: "ho", message: null, at: "2" }],
    });
    const merged = merge(known, update);
    expect(merged.log.map((one) => one.count)).toEqual([1, 2, 3]);
    expect(merged.chat.map((one) => one.text)).toEqual(["hi", "ho"]);
  });
  test("what an update does not name is as it was, also in the view", () => {
    const known = table(2, { status: "playing", view: { round: 1, phase: "actions" } });
    const update = { version: 3, since: 2, log: [], chat: [], view_changes: { round: 2 } };
    expect(merge(known, update)).toMatchObject({ status: "playing", version: 3, view: { round: 2, phase: "actions" } });
    expect(merge(known, update)).not.toHaveProperty("view_changes");
  });
  test("what was taken back leaves the log", () => {
    const known = table(5, { log: [line(3), line(4), line(5)] });
    expect(merge(known, table(6, { since: 5, count: 3, log: [] })).log.map((one) => one.count)).toEqual([3]);
  });
  test("an older table is not taken", () => {
    const { live, hooks } = setting();
    live.start(table(5));
    live.receive(table(4));
    expect(live.table?.version).toBe(5);
    expect(hooks.table).not.toHaveBeenCalled();
    live.stop();
  });
});

describe("the line", () => {
  test("names the version it has, also after a break", () => {
    const { live, lines, states } = setting();
    live.start(table(3));
    lines[0]!.open();
    lines[0]!.hear({ type: "table", table: table(4, { since: 3 }) });
    lines[0]!.break();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(lines.map((one) => one.version)).toEqual([3, 4]);
    lines[1]!.open();
    expect(states.at(-1)).toBe("live");
    live.stop();
  });
  test("answers pings", () => {
    const { live, lines } = setting();
    live.start(table(1));
    lines[0]!.open();
    lines[0]!.hear({ type: "ping" });
    expect(lines[0]!.sent).toEqual(['{"type":"pong"}']);
    live.stop();
  });
  test("silence means it is broken", () => {
    const { live, lines } = setting();
    live.start(table(1));
    lines[0]!.open();
    vi.advanceTimersByTime(SILENCE + FIRST_WAIT);
    expect(lines.length).toBe(2);
    live.stop();
  });
  test("without a line it asks the plain way", async () => {
    const { live, lines, states, means, hooks } = setting();
    vi.mocked(means.updates).mockResolvedValue(table(7));
    live.start(table(1));
    lines[0]!.break();
    vi.advanceTimersByTime(FIRST_WAIT);
    lines[1]!.break();
    await vi.advanceTimersByTimeAsync(3000);
    expect(states).toContain("polling");
    expect(hooks.table).toHaveBeenCalled();
    expect(live.table?.version).toBe(7);
    live.stop();
  });
  test("once stopped it stays silent", () => {
    const { live, lines } = setting();
    live.start(table(1));
    live.stop();
    lines[0]!.break();
    vi.advanceTimersByTime(60_000);
    expect(lines.length).toBe(1);
  });
});

describe("answers", () => {
  const given = { seat: 0, option: "umall", version: 1, id: "a" };

  test("are sent again under the same id until they are acknowledged", () => {
    const { live, lines, hooks } = setting();
    live.start(table(1));
    lines[0]!.open();
    live.answer(given);
    lines[0]!.break();
    vi.advanceTimersByTime(FIRST_WAIT);
    lines[1]!.open();
    expect(JSON.parse(lines[1]!.sent[0]!)).toMatchObject({ type: "answer", id: "a" });
    lines[1]!.hear({ type: "ack", ids: ["a"] });
    expect(hooks.acknowledged).toHaveBeenCalledWith("a", 1);
    live.answer({ seat: 0, option: "y", version: 2, id: "b" });
    lines[1]!.hear({ type: "table", table: table(3), acks: ["b"] });
    expect(hooks.acknowledged).toHaveBeenCalledWith("b", 3);
    lines[1]!.break();
    vi.advanceTimersByTime(FIRST_WAIT);
    lines[2]!.open();
    expect(lines[2]!.sent).toEqual([]);
    live.stop();
  });
  test("a refusal brings the fresh table", () => {
    const { live, lines, hooks } = setting();
    live.start(table(1));
    lines[0]!.open();
    live.answer(given);
    lines[0]!.hear({ type: "refused", id: "a", error: { rule: "A-7.2", key: "no", params: {} }, table: table(3) });
    expect(live.table?.version).toBe(3);
    expect(hooks.refused).toHaveBeenCalledWith("a", { rule: "A-7.2", key: "no", params: {} });
    live.stop();
  });
  test("go the plain way while there is no line", async () => {
    const { live, means, hooks } = setting();
    live.start(table(1));
    live.answer(given);
    await vi.advanceTimersByTimeAsync(0);
    expect(means.post).toHaveBeenCalledWith(given);
    expect(hooks.acknowledged).toHaveBeenCalledWith("a", 1);
    live.stop();
  });
});

describe("without a socket", () => {
  test("a browser that allows none is polled for, and answers are posted until they are taken", async () => {
    const { live, states, means, hooks } = setting();
    means.open = () => {
      throw new Error("blocked");
    };
    let reached = false;
    means.post = vi.fn(async () => {
      if (!reached) throw new Error("not now");
      return { version: 2 };
    });
    live.start(table(1));
    live.answer({ seat: 0, option: "a", version: 1, id: "x" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(states).toContain("polling");
    expect(hooks.acknowledged).not.toHaveBeenCalled();
    reached = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(hooks.acknowledged).toHaveBeenCalledWith("x", 2);
    live.stop();
  });
});

describe("what the server says of us", () => {
  const future = { rule: "", key: "server-from-the-future", params: {} };

  test("who was signed out elsewhere is told, and sees what everybody sees", async () => {
    const { live, lines, means, hooks } = setting();
    live.start(table(7));
    lines[0]!.open();
    lines[0]!.break(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(hooks.signedOut).toHaveBeenCalledOnce();
    expect(means.whole).toHaveBeenCalled();
    lines[0]!.break(1012);
    expect(hooks.signedOut).toHaveBeenCalledOnce();
  });

  test("whoever may not look any more is told so, and does not knock again", async () => {
    const { live, lines, states, hooks } = setting();
    live.start(table(7));
    lines[0]!.open();
    lines[0]!.break(4403);
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    expect(hooks.shut).toHaveBeenCalledExactlyOnceWith("locked");
    expect(lines).toHaveLength(1);
    expect(states).not.toContain("lost");
  });

  test("an answer that was too fast is sent again when it may be", async () => {
    const { live, lines, hooks } = setting();
    live.start(table(7));
    lines[0]!.open();
    live.answer({ seat: 0, option: "a", version: 7, id: "x" });
    const error = { rule: "", key: "server-too-fast", params: {} };
    lines[0]!.hear({ type: "refused", id: "x", error, table: null, retry_after: 2 });
    expect(lines[0]!.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(lines[0]!.sent).toHaveLength(2);
    expect(hooks.refused).not.toHaveBeenCalled();
    lines[0]!.hear({ type: "ack", ids: ["x"] });
    expect(hooks.acknowledged).toHaveBeenCalledWith("x", 7);
  });

  test("a server that has forgotten what we have seen shows how the table stands", async () => {
    const { live, lines, means, hooks } = setting();
    live.start(table(7));
    lines[0]!.open();
    lines[0]!.hear({ type: "refused", id: null, error: future, table: table(3) });
    expect(live.table?.version).toBe(3);
    expect(hooks.refused).not.toHaveBeenCalled();
    live.receive(table(8));
    means.refusalOf = () => ({ refusal: future, final: true, table: table(4) });
    means.updates = vi.fn(async () => Promise.reject(new Error("409")));
    lines[0]!.break();
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.table?.version).toBe(4);
  });
});
