import { describe, expect, it } from "vitest";
import { scenesOf } from "../../lib/story";
import type { Words } from "../../lib/words";
import type { Story, ToldLine } from "../../wire/protocol";
import type { Told } from "../index";
import {
  countedAt,
  countingOf,
  isGathering,
  lookedAtOf,
  partsOf,
  presentStep,
  staging,
  stepsSeen,
  tallyOf,
} from "./assembly";
import type { InisView, Reckoned } from "./view";

const line = (key: string, params: Record<string, string | number> = {}, count = 9): ToldLine => ({
  count,
  key: `inis-${key}`,
  params,
});
const lands = (...found: [string, number][]): { territory: string; number: number }[] =>
  found.map(([territory, number]) => ({ territory, number }));

const BRAM: Reckoned = {
  seat: 0,
  pretender: true,
  met: 1,
  conditions: [
    { condition: "land", lands: lands(["hills", 2], ["iron_mine", 1], ["forest", 3]), deeds: 0, total: 6, met: true },
    { condition: "religion", lands: lands(["hills", 1], ["forest", 1]), deeds: 0, total: 2, met: false },
    { condition: "territories", lands: [], deeds: 0, total: 0, met: false },
  ],
};
const NESSA: Reckoned = {
  seat: 2,
  pretender: true,
  met: 1,
  conditions: [
    { condition: "land", lands: [], deeds: 0, total: 0, met: false },
    { condition: "religion", lands: [], deeds: 0, total: 0, met: false },
    { condition: "territories", lands: lands(["moor", 1], ["forest", 1]), deeds: 4, total: 6, met: true },
  ],
};
const AOIFE: Reckoned = { ...BRAM, seat: 1, pretender: false };
const VERDICT = { winner: 0, key: "inis-over-verdict-brenn", params: {}, rule: "I-12.6" };
const VIEW = {
  phase: "assembly",
  brenn: 0,
  direction: "clockwise",
  needed: 6,
  draft: null,
  clash: null,
  territories: [
    { id: "hills", capital: true, chieftain: 0, clans: [4, 2, 0] },
    { id: "moor", capital: false, chieftain: 2, clans: [0, 0, 1] },
  ],
  reckoning: { rows: [BRAM, NESSA, AOIFE], verdict: VERDICT },
} as unknown as InisView;

const ROUND = line("round-begins", { round: 6 });
const STAYS = line("brenn-stays", { seat: "seat:p1" });
const COUNTS = [
  line("reckoned", { seat: "seat:p1", number: 1 }),
  line("reckoned", { seat: "seat:p3", number: 1 }),
] as const;
const WINS = line("wins", { seat: "seat:p1" });
const words = {
  say: (key: string, params: Record<string, unknown> = {}) => `${key} ${Object.values(params).join(" ")}`.trim(),
  name: (thing: string) => thing,
} as unknown as Words;

const shown = (log: readonly ToldLine[], beat = Infinity): Told => ({
  isOn: true,
  log,
  since: log,
  now: log.slice(-1),
  beat,
  coming: [],
});

describe("the six steps", () => {
  it("are over, present or to come, by what has been told", () => {
    const steps = stepsSeen([ROUND, STAYS, COUNTS[0]], VIEW, words);
    expect(steps.map(({ is }) => is)).toEqual(["done", "now", "ahead", "ahead", "ahead", "ahead"]);
    expect(steps[0]).toMatchObject({ brief: "seat:p1", full: "inis-assembly-rules seat:p1 4 6 territory:hills" });
  });
  it("come to something in a word", () => {
    const told = [
      ROUND,
      STAYS,
      line("nobody-claims"),
      line("took-advantage"),
      line("took-advantage"),
      line("crows-fly-clockwise"),
      line("dealt", { number: 4 }),
      line("passed-on"),
    ];
    expect(stepsSeen(told, VIEW, words).map(({ brief }) => brief)).toEqual([
      "seat:p1",
      "inis-assembly-no-token",
      "inis-assembly-taken 2",
      "inis-crows-clockwise",
      "inis-assembly-each 4",
      "",
    ]);
  });
  it("begin with the Brenn, and say who stays where nobody rules", () => {
    expect(presentStep([ROUND])).toBe("brenn");
    const nobody = { ...VIEW, territories: [{ ...VIEW.territories[0], chieftain: null }] } as unknown as InisView;
    expect(stepsSeen([ROUND, STAYS, line("nobody-wins"), line("dealt")], nobody, words).slice(0, 2)).toMatchObject([
      { full: "inis-assembly-stays seat:p1" },
      { brief: "inis-assembly-nobody" },
    ]);
  });
  it("have the place above the island in the Assembly, at its end, and while the deal is shown", () => {
    expect(isGathering(VIEW, undefined)).toBe(true);
    expect(isGathering({ ...VIEW, phase: "over" }, undefined)).toBe(true);
    expect(isGathering({ ...VIEW, phase: "draft" }, shown([line("dealt")]))).toBe(true);
    expect(isGathering({ ...VIEW, phase: "draft" }, shown([line("passed-on")]))).toBe(false);
    expect(isGathering({ ...VIEW, phase: "season" }, shown([line("crows-fly-clockwise")]))).toBe(false);
  });
});

describe("what is counted", () => {
  it("comes condition by condition and land by land, the Deeds last", () => {
    expect(partsOf(NESSA).map(({ condition, lands: n, deeds }) => [condition, n, deeds])).toEqual([
      [0, 0, false],
      [1, 0, false],
      [2, 1, false],
      [2, 2, false],
      [2, 2, true],
    ]);
  });
  it("lights the lands with their numbers as they are counted, and says only at its end whether it is met", () => {
    const told = shown([ROUND, STAYS, COUNTS[0]], 1);
    const counting = countingOf(VIEW, told)!;
    expect(counting.lit).toEqual({ seat: 0, lands: lands(["hills", 2], ["iron_mine", 1]) });
    expect(countedAt(counting, "iron_mine")).toEqual({ seat: 0, number: 1 });
    expect(lookedAtOf(VIEW, told, counting)).toBe("iron_mine");
    expect(counting.rows[0]).toMatchObject({ met: null, cells: [{ number: 3, met: false, whole: false }, null, null] });
    expect(counting.rows[1]!.cells).toEqual([null, null, null]);
    expect(counting.verdict).toBeNull();
    expect(countingOf(VIEW, shown([ROUND, STAYS, COUNTS[0]], 2))!.rows[0]!.cells[0]).toMatchObject({
      number: 6,
      met: true,
    });
  });
  it("goes from one Pretender to the next, and tells who has no token apart", () => {
    const counting = countingOf(VIEW, shown([ROUND, STAYS, ...COUNTS], 4))!;
    expect(counting.rows.map(({ met }) => met)).toEqual([1, null]);
    expect(counting.rows[1]!.cells[2]).toMatchObject({ number: 6, deeds: 4, met: true });
    expect(counting.others.map(({ seat }) => seat)).toEqual([1]);
  });
  it("ends with the verdict, after its reasons, and what decided it stays lit", () => {
    const counting = countingOf({ ...VIEW, phase: "over" }, shown([ROUND, STAYS, ...COUNTS, WINS]))!;
    expect(counting.verdict).toBe(VERDICT);
    expect(counting.rows.map(({ met }) => met)).toEqual([1, 1]);
    expect(counting.lit).toMatchObject({ seat: 0, lands: BRAM.conditions[0]!.lands });
  });
  it("is nothing before the Brenn is named, without a token, or when it is not shown", () => {
    expect(countingOf(VIEW, shown([ROUND, STAYS]))).toBeNull();
    expect(countingOf({ ...VIEW, reckoning: null }, shown([ROUND, STAYS, line("nobody-claims")]))).toBeNull();
    expect(countingOf(VIEW, { ...shown([ROUND, ...COUNTS]), isOn: false })).toBeNull();
    expect(countingOf({ ...VIEW, phase: "over" }, { ...shown([ROUND, ...COUNTS, WINS]), isOn: false })!.verdict).toBe(
      VERDICT,
    );
  });
});

describe("the stage", () => {
  const before = { ...VIEW, now: "assembly", reckoning: null, brenn: 1 } as unknown as InisView;
  const happened = [
    { ...line("brenn", { seat: "seat:p1" }), changes: [[["brenn"], 0]] },
    { ...COUNTS[0], changes: [[["reckoning"], VIEW.reckoning]] },
    { ...COUNTS[1], changes: [] },
    { ...WINS, changes: [[["phase"], "over"]] },
  ] as unknown as Story["happened"];
  const scenes = scenesOf({ count: 8, view: before as never, happened }, staging);

  it("counts the clans at the Capital before the marker travels", () => {
    expect(scenes[0]!.beats).toEqual([240, 600]);
    expect((scenes[0]!.before as unknown as InisView).brenn).toBe(1);
    expect((scenes[0]!.view as unknown as InisView).brenn).toBe(0);
    expect(tallyOf(shown([happened[0]!], 0))).toBe(1);
    expect(tallyOf(shown([...COUNTS], 0))).toBe(0);
  });
  it("takes 240 milliseconds for a land and rests at the verdict", () => {
    expect(scenes[1]!.beats).toEqual([240, 240, 600, 240, 600, 600]);
    expect(scenes.map(({ rests }) => rests)).toEqual([false, false, false, true]);
  });
  it("goes on quickly where there is no token, and takes Advantage cards together", () => {
    const quick = ["nobody-claims", "took-advantage", "took-advantage", "crows-fly-clockwise", "dealt"].map((key) => ({
      ...line(key),
      changes: [],
    }));
    const told = scenesOf({ count: 8, view: before as never, happened: quick }, staging);
    expect(told.map(({ lines }) => lines.map(({ key }) => key.replace("inis-", "")).join())).toEqual([
      "nobody-claims",
      "took-advantage,took-advantage",
      "crows-fly-clockwise",
      "dealt",
    ]);
    expect(told[0]!.pace).toBe(0.75);
  });
});
