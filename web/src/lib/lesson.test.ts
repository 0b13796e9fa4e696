import { expect, test } from "vitest";
import type { Asked, LessonChapter, LessonStep, LogLine } from "../wire/protocol";
import { advised, allowed, comesIn, explained, isLater, spokenOf, stepsOf } from "./lesson";

const step = (id: string, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  kind: "explain",
  moves: [],
  light: [],
  why: null,
  ...more,
});
const move = (question: string, take: string): LessonStep["moves"] => [{ question, take: [take], allow: [] }];
const chapters: LessonChapter[] = [
  { id: "one", minutes: 2, steps: [step("aim"), step("land", { moves: move("port", "north") })] },
  {
    id: "two",
    minutes: 3,
    steps: [step("build", { moves: move("act", "build") }), step("pass", { moves: move("act", "pass") })],
  },
];
const steps = stepsOf(chapters);
const taught = { place: 2, step: null, holds: false, allow: [], take: null, apart: false };

test("steps are counted through all chapters", () => {
  expect(steps.map(({ id, number, chapter, isFirst }) => [id, number, chapter, isFirst])).toEqual([
    ["aim", 1, "one", true],
    ["land", 2, "one", false],
    ["build", 3, "two", true],
    ["pass", 4, "two", false],
  ]);
});

test("until the next step comes the last one is spoken of", () => {
  expect(spokenOf(taught)).toBe(1);
  expect(spokenOf({ ...taught, step: "build" })).toBe(2);
  expect(spokenOf({ ...taught, place: 0 })).toBe(0);
});

test("what comes later says in which step", () => {
  expect(comesIn(steps, 1, "act", "pass")).toBe(4);
  expect(comesIn(steps, 3, "act", "pass")).toBeNull();
  expect(comesIn(steps, 0, "port", "south")).toBeNull();
});

test("an opponent's move is explained where it has happened", () => {
  const line = (count: number, seat: string): LogLine => ({ key: "built", params: { seat }, count, at: null });
  const told = step("why", { why: { line: "built", seat: 1, given: {} } });
  expect(explained(told, [line(1, "seat:p2"), line(2, "seat:p2"), line(3, "seat:p3")])?.count).toBe(2);
  expect(explained(told, [line(3, "seat:p3")])).toBeNull();
  const elsewhere = step("why", { why: { line: "built", seat: 1, given: { location: "location:north" } } });
  expect(explained(elsewhere, [line(1, "seat:p2")])).toBeNull();
  expect(explained(step("none"), [line(1, "seat:p2")])).toBeNull();
});

const next = {
  key: "build",
  rule: "",
  domain: "location",
  on_board: true,
  options: ["north", "south"].map((id) => ({ id, about: {} })),
};
const question: Asked = {
  seat: 0,
  key: "act",
  rule: "",
  domain: "act",
  on_board: false,
  begun: false,
  options: [
    { id: "build", about: {}, then: next },
    { id: "pass", about: {} },
  ],
};

test("a lesson may want only some options, and of them only some of what they lead to", () => {
  const build = step("build", {
    moves: [
      { question: "act", take: ["build"], allow: ["build"] },
      { question: "build", take: ["south"], allow: ["south"] },
    ],
  });
  const open = allowed(question, ["build"], build);
  expect(open.options.map(({ id }) => id)).toEqual(["build"]);
  expect(open.options[0]?.then?.options.map(({ id }) => id)).toEqual(["south"]);
  expect(allowed(question, [], step("free"))).toBe(question);
});

test("what we would take is said of the second part too", () => {
  const build = step("build", {
    moves: [...move("act", "build"), { question: "build", take: ["nowhere", "south"], allow: [] }],
  });
  const then: Asked = { seat: 0, begun: true, ...next };
  expect(advised(question, question, { ...taught, take: "build" }, build)).toBe("build");
  expect(advised(then, question, { ...taught, take: "build" }, build)).toBe("south");
  expect(advised(then, question, taught, step("other"))).toBeNull();
});

test("what the lesson does not want yet is told from what is not to be had at all", () => {
  const build = step("build", { moves: [{ question: "build", take: ["south"], allow: ["south"] }] });
  const open = allowed(question, ["build"], build);
  expect(isLater(question, open, "pass")).toBe(true);
  expect(isLater(question, open, "build")).toBe(false);
  expect(isLater(question, open, "build", "north")).toBe(true);
  expect(isLater(question, open, "build", "nowhere")).toBe(false);
  expect(isLater(question, question, "pass")).toBe(false);
});
