import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import same from "../../tests/chronicle.json";
import type { Chronicle, LogLine, ToldLine } from "../wire/protocol";
import { chronicled, joined } from "./chronicle";
import { recapOf } from "./recap";
import { Words, type Language } from "./words";

const CHRONICLE = same.chronicle as Chronicle;
const LINES = same.lines as unknown as ToldLine[];
const wordsOf = (language: Language): Words => {
  const read = (path: string): string =>
    readFileSync(new URL(`../../../src/tuath/${path}/${language}.ftl`, import.meta.url), "utf-8");
  return new Words(language, { texts: [read("words"), read("games/arrival/words")], game: "arrival" });
};
const isHead = (line: ToldLine): boolean => line.key.endsWith("-round-begins");
const heads = LINES.flatMap((line, n) => (isHead(line) ? [n] : []));

describe("a game retold", () => {
  const told = chronicled(CHRONICLE, LINES);
  it("is told by the page as by the terminal", () => {
    expect(
      told.map(({ said, steps }) => ({ said: said.map(({ key, params }) => ({ key, params })), steps: steps.length })),
    ).toEqual(same.told);
  });
  it("has nothing twice and loses nothing", () => {
    expect(told.flatMap(({ steps }) => steps).sort((one, other) => one.count - other.count)).toEqual(LINES);
  });
  it("tells rounds that are over in less than ten lines", () => {
    const places = told.flatMap(({ said }, n) => (said[0]!.key.endsWith("-round-begins") ? [n] : []));
    expect(places).toHaveLength(3);
    expect(places.slice(1).every((place, n) => place - places[n]! < 10)).toBe(true);
  });
  it.each(["en", "de"] as const)("has the same words in %s, but for names of the material", (language) => {
    const words = wordsOf(language);
    const texts = told.map(({ said }) => words.tell(said));
    expect(texts.filter((text) => text.includes("⟨"))).toEqual([]);
    const drawn = (all: readonly string[]): string[] =>
      all.filter((text) => / F03, F05, F07 (and|und) F12/.test(text)).map((text) => text.split(";")[0]!);
    expect(drawn(texts)).toHaveLength(1);
    expect(drawn(texts)).toEqual(drawn(same.texts[language]));
  });
  it("is told step by step in the round that one looks back at", () => {
    const back = chronicled(CHRONICLE, LINES, heads[0]! + 70);
    const lasts = (from: number, until: number): number =>
      back.filter((entry) => entry.from >= from && entry.from < until).length;
    expect(lasts(heads[0]!, heads[1]!)).toBeGreaterThan(20);
    expect(lasts(heads[1]!, heads[2]!)).toBeLessThan(10);
  });
  it("is told line by line where a game says nothing of it", () => {
    expect(chronicled(null, LINES).map(({ said }) => said[0])).toEqual(LINES);
  });
});

describe("a round of four retold", () => {
  const lines = same.four.lines as unknown as ToldLine[];
  const told = chronicled(CHRONICLE, lines);
  it("is told by the page as by the terminal", () => {
    expect(
      told.map(({ said, steps }) => ({ said: said.map(({ key, params }) => ({ key, params })), steps: steps.length })),
    ).toEqual(same.four.told);
  });
  it("has nothing twice, loses nothing, and takes less than ten lines", () => {
    expect(told.flatMap(({ steps }) => steps).sort((one, other) => one.count - other.count)).toEqual(lines);
    const [first, second] = told.flatMap(({ said }, n) => (said[0]!.key.endsWith("-round-begins") ? [n] : []));
    expect(second! - first!).toBe(7);
  });
});

describe("what is told at once", () => {
  const drawing = LINES.slice(heads[0]! + 1, heads[0]! + 1 + 12 + 6);
  it("is one line for each player, where the first of its lines was", () => {
    const entries = joined(CHRONICLE, drawing);
    expect(entries.map(({ steps, from }) => [steps.length, from])).toEqual([
      [6, 0],
      [6, 1],
      [6, 2],
    ]);
  });
  it("names the backs of cards as long as their fronts are hidden", () => {
    const words = wordsOf("en");
    const [first] = joined(CHRONICLE, drawing.slice(0, 12));
    expect(words.tell(first!.said)).toBe("player 2 draws 4 cards (fame/tiles ×4).");
    expect(JSON.stringify(first!.said)).not.toContain("card:");
  });
  it("is marked by name, piece by piece", () => {
    const pieces = wordsOf("en")
      .calling({ "seat:p2": "Bran" })
      .pieces(...joined(CHRONICLE, drawing)[0]!.said);
    expect(pieces.filter(({ named }) => named).map(({ text }) => text)).toEqual(["Bran", "F03", "F05"]);
  });
  it("is one move of the recap, and counts for all its lines", () => {
    const { moves, rounds } = recapOf(drawing as LogLine[], [0], [], { chronicle: CHRONICLE, episode: null });
    expect(moves.map(({ number, lines }) => [number, lines])).toEqual([
      [1, 6],
      [2, 6],
      [3, 6],
    ]);
    expect(rounds[0]!.doers.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(recapOf(drawing as LogLine[], [0]).moves).toHaveLength(18);
  });
});
