import { describe, expect, it } from "vitest";
import english from "../../../../src/tuath/games/spirit_island/words/en.ftl?raw";
import { spiritIsland } from "../../../tests/shipped";
import { Words } from "../../lib/words";
import type { Asked, GameInfo } from "../../wire/protocol";
import { happening, isBrief } from "./happening";
import { printedOf } from "./state";
import type { SpiritIslandData } from "./types";
import type { SpiritIslandView } from "./view";

const game = { data: spiritIsland() as SpiritIslandData } as unknown as GameInfo;
const DROUGHT = "years_of_little_rain";
const texts = [
  "seek_safety-1 = One.",
  "seek_safety-2 = Two.",
  "seek_safety-3 = Three.",
  `${DROUGHT}-1 = Let them die.`,
  `${DROUGHT}-2 = Help.`,
  "beasts_attack = They bite.",
  "canny_defense = They hide.",
];
const words = new Words("en", {
  texts: [english, texts.map((text) => `spirit_island-text-${text}`).join("\n")],
  game: "spirit_island",
});
const doing = (cause: string | null): SpiritIslandView =>
  ({
    doing: [null, { cause, land: null }],
    fear: { level: 2 },
    event: null,
    bill: null,
    spirits: [],
  }) as unknown as SpiritIslandView;
const open = (part: number | null, stage: string | null = null): SpiritIslandView => ({
  ...doing(null),
  event: { card: DROUGHT, part, doing: stage, parts: [], token_event: "beasts_attack", dahan_event: "canny_defense" },
});
const choice = (...ways: number[]): Asked => {
  const options = ways.map((way) => ({
    id: ["first", "second"][way - 1]!,
    about: { event_part: `event_part:${DROUGHT}-${way}` },
  }));
  return { key: "spirit_island-choice", options } as unknown as Asked;
};

describe("a card of the island", () => {
  it("is told while it is carried out, and nothing else is", () => {
    expect(happening(doing("powers:wash_away"), game, null, words)).toBeNull();
    expect(happening(doing(null), game, null, words)).toBeNull();
  });

  it("of fear marks the terror level that applies", () => {
    const card = happening(doing("fear_cards:seek_safety"), game, null, words);
    expect(card?.parts.map(({ text, now }) => [text, now])).toEqual([
      ["One.", false],
      ["Two.", true],
      ["Three.", false],
    ]);
  });

  it("of events offers what can be paid, and tells what tokens and Dahan do after it", () => {
    const parts = happening(open(null), game, choice(1, 2), words)?.parts ?? [];
    expect(parts.map(({ text, option }) => [text, option])).toEqual([
      ["Let them die.", "first"],
      ["Help.", "second"],
      ["They bite.", null],
      ["They hide.", null],
    ]);
    const poor = happening(open(null), game, choice(1), words)?.parts ?? [];
    expect(poor.map(({ option, now }) => [option, now]).slice(0, 2)).toEqual([
      ["first", true],
      [null, false],
    ]);
    const chosen = happening(open(1), game, null, words)?.parts ?? [];
    expect(chosen.map(({ option, now }) => [option, now]).slice(0, 3)).toEqual([
      [null, false],
      [null, true],
      [null, false],
    ]);
    const beasts = happening(open(1, "token"), game, null, words)?.parts ?? [];
    expect(beasts.map(({ now }) => now)).toEqual([false, false, true, false]);
  });

  it("is short while something is chosen beside it, be it a land or a piece in one", () => {
    const piece = {
      key: "spirit_island-push",
      options: [{ id: "1", about: {} }],
      domain: "piece",
      on_board: false,
    } as unknown as Asked;
    const short = (view: SpiritIslandView, asked: Asked | null): boolean =>
      isBrief(happening(view, game, asked, words), asked);
    expect(short(open(1, "token"), piece)).toBe(true);
    expect(short(doing("fear_cards:seek_safety"), piece)).toBe(true);
    expect(short(open(1, "token"), null)).toBe(false);
    expect(short(open(null), choice(1, 2))).toBe(false);
    expect(short(doing(null), piece)).toBe(false);
  });

  it("is not known to older material", () => {
    const { events: _, aspects: __, ...older } = game.data as SpiritIslandData;
    const before = { data: older } as unknown as GameInfo;
    expect(happening(open(null), before, null, words)?.parts).toEqual([]);
    expect(printedOf(before).aspects.size).toBe(0);
  });
});
