import { describe, expect, it } from "vitest";
import type { LogLine, Story, Table } from "../wire/protocol";
import {
  afterOwn,
  changed,
  isWorthShowing,
  lastOf,
  lengthOf,
  linesSince,
  MOST,
  placesIn,
  scenesOf,
  type Scene,
} from "./story";

const line = (count: number, params: Record<string, string> = {}): LogLine => ({ count, key: "x", params, at: null });
const table = (count: number, acted: number, now: string, log: LogLine[]): Table =>
  ({ count, acted, view: { now }, log }) as unknown as Table;

describe("a view with other parts", () => {
  const view = {
    round: 1,
    lands: [
      { id: "a", blight: 0 },
      { id: "b", blight: 0 },
    ],
    hand: { cards: ["x"] },
  };
  it("is another one where it differs", () => {
    const now = changed(view, [
      [["lands", 1, "blight"], 2],
      [["round"], 2],
    ]);
    expect(now).toEqual({
      round: 2,
      lands: [
        { id: "a", blight: 0 },
        { id: "b", blight: 2 },
      ],
      hand: { cards: ["x"] },
    });
    expect(view.round).toBe(1);
  });
  it("is the same one where it does not", () => {
    const now = changed(view, [[["lands", 1, "blight"], 2]]) as typeof view;
    expect(now.hand).toBe(view.hand);
    expect(now.lands[0]).toBe(view.lands[0]);
  });
});

describe("what has happened", () => {
  const story: Story = {
    count: 3,
    view: { now: "turn", n: 0 },
    happened: [
      { count: 4, key: "a", params: {}, changes: [[["n"], 1]] },
      { count: 5, key: "b", params: {}, changes: [] },
      {
        count: 5,
        key: "c",
        params: {},
        changes: [
          [["n"], 2],
          [["now"], "ravage"],
        ],
      },
      { count: 5, key: "d", params: {}, changes: [] },
    ],
  };
  it("is told line by line, reasons together with what they lead to, and what is said at the end by itself", () => {
    const scenes = scenesOf(story);
    expect(scenes.map((scene) => scene.lines.map((one) => one.key).join())).toEqual(["a", "b,c", "d"]);
    expect(scenes.map((scene) => scene.view.n)).toEqual([1, 2, 2]);
  });
  it("does not show me what I have done myself", () => {
    const scenes = scenesOf(story);
    expect(afterOwn(scenes, 4, "turn").map((scene) => scene.count)).toEqual([5, 5]);
    expect(afterOwn(scenes, 5, "turn").map((scene) => scene.count)).toEqual([5, 5]); // another phase has begun
    expect(afterOwn(scenes.slice(0, 1), 4, "turn")).toEqual([]);
  });
  it("is worth showing where somebody else has done it, or the game", () => {
    const before = table(3, 3, "turn", []);
    expect(isWorthShowing(before, table(4, 4, "turn", [line(4)]))).toBe(false);
    expect(isWorthShowing(before, table(5, 4, "turn", [line(4), line(5)]))).toBe(true);
    expect(isWorthShowing(before, table(4, 4, "ravage", [line(4)]))).toBe(true);
    expect(isWorthShowing(before, table(4, 4, "ravage", [line(3)]))).toBe(false); // nothing is told of it: there would be nothing to read
    expect(isWorthShowing(before, table(2, 2, "setup", [line(2)]))).toBe(false); // taken back
  });
  it("is marked from my last answer on; who looks on sees the last thing", () => {
    const log = [line(1), line(2), line(3), line(3)];
    expect(linesSince(log, 2, true).length).toBe(3);
    expect(linesSince(log, 0, false).length).toBe(2);
  });
  it("names its places", () => {
    const lines = [line(1, { land: "land:1-4", seat: "seat:p1" }), line(2, { origin: "land:1-4", target: "land:1-5" })];
    expect(placesIn(lines, "land")).toEqual(["1-4", "1-5"]);
    expect(placesIn(lines, "field", "seat")).toEqual(["p1"]);
  });
});

describe("how long it is shown", () => {
  const scene = (seat: number, more: Partial<Scene> = {}): Scene => ({
    count: 1,
    lines: [{ count: 1, key: "x", params: { seat: `seat:p${seat + 1}` } }],
    view: {} as Scene["view"],
    pace: 1,
    beats: [],
    before: null,
    rests: false,
    part: false,
    ...more,
  });
  it("is the length of each moment and of what leads up to it, at the speed that is wished", () => {
    const scenes = [scene(0), scene(1, { pace: 0.75 }), scene(1, { beats: [240, 240] })];
    expect(lengthOf(scenes, "normal")).toBe(800 + 600 + 800 + 480);
    expect(lengthOf(scenes, "slow")).toBe(2 * lengthOf(scenes, "normal"));
    expect(lengthOf(scenes, "at-once")).toBe(0);
  });
  it("never grows without end: of much only the last turn is shown", () => {
    const few = Array.from({ length: MOST }, (_, n) => scene(n % 2));
    expect(lastOf(few)).toBe(few);
    const many = [...Array.from({ length: MOST }, () => scene(0)), scene(1), scene(1), scene(1)];
    expect(lastOf(many)).toEqual(many.slice(-3));
    expect(lastOf(Array.from({ length: MOST + 9 }, () => scene(0)))).toHaveLength(MOST);
  });
});
