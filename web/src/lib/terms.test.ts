import { expect, test } from "vitest";
import { lexiconOf, partsOf } from "./terms";
import { Words } from "./words";

const TEXT = `
game-term-castle = Castle
game-term-castle-forms = castle|castles
game-term-trophy = Trophy
game-term-trophy-forms = castle trophy|trophy
game-term-ait = Áit
game-term-ait-forms = Áit|Áits
`;
const words = new Words("en", { texts: [TEXT], game: "game" });
const terms = [
  { id: "castle", rule: "A-1" },
  { id: "trophy", rule: "A-2" },
  { id: "ait", rule: "A-3" },
  { id: "unsaid", rule: "A-4" },
];
const lexicon = lexiconOf("game", terms, words);
const marked = (text: string): (string | null)[][] => partsOf(text, lexicon).map(({ text, term }) => [text, term]);

test("a term is found once in a text, in any of its forms", () => {
  expect(marked("Two Áits make no Áit.")).toEqual([
    ["Two ", null],
    ["Áits", "ait"],
    [" make no Áit.", null],
  ]);
});

test("the longest form wins, and parts of words are no terms", () => {
  expect(marked("A castle trophy for a castle, not for Newcastle or forecastles")).toEqual([
    ["A ", null],
    ["castle trophy", "trophy"],
    [" for a ", null],
    ["castle", "castle"],
    [", not for Newcastle or forecastles", null],
  ]);
});

test("letters of other alphabets and cases count as letters", () => {
  expect(marked("áit and ÁITE")).toEqual([
    ["áit", "ait"],
    [" and ÁITE", null],
  ]);
});

test("several parts of one text share what was explained", () => {
  const seen = new Set<string>();
  expect(partsOf("A castle", lexicon, seen).some(({ term }) => term)).toBe(true);
  expect(partsOf("that castle", lexicon, seen).some(({ term }) => term)).toBe(false);
});

test("without terms a text stays whole", () => {
  expect(lexiconOf("other", terms, words)).toBeNull();
  expect(partsOf("A castle", null)).toEqual([{ text: "A castle", term: null }]);
});
