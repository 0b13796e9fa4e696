import { describe, expect, it } from "vitest";
import german from "../../../../src/tuath/games/spirit_island/words/de.ftl?raw";
import english from "../../../../src/tuath/games/spirit_island/words/en.ftl?raw";
import { Words } from "../../lib/words";
import { deckNotes, nearLosses, shareOf } from "./losses";
import type { LossView, SpiritIslandView } from "./view";

const words = new Words("en", { texts: [english], game: "spirit_island" });
const worte = new Words("de", { texts: [german], game: "spirit_island" });

const loss = (some: Partial<LossView>): LossView => ({
  by: "russia",
  what: "panel-beasts",
  have: 2,
  limit: 5,
  course: "more",
  left: 2,
  damage: 0,
  ...some,
});
const seen = (losses: LossView[], ravages: [string, number][] = []): SpiritIslandView =>
  ({
    losses,
    ravages: ravages.map(([land, damage]) => ({ land, damage })),
    lands: [{ id: "1-4", ground: "B4" }],
  }) as unknown as SpiritIslandView;

describe("a loss that comes by counting", () => {
  it("is a bar that is full when all is lost", () => {
    expect(shareOf(loss({ have: 0 }))).toBe(0);
    expect(shareOf(loss({ have: 2, limit: 3 }))).toBe(0.5);
    expect(shareOf(loss({ have: 3, limit: 2, left: 0 }))).toBe(1);
    expect(shareOf(loss({ course: "gone", have: 4, limit: 4, left: 4 }))).toBe(0);
    expect(shareOf(loss({ course: "gone", have: 1, limit: 4, left: 1 }))).toBe(0.75);
    expect(shareOf(loss({ course: "fewer", have: 7, limit: 4, left: 4 }))).toBe(0.5);
    expect(shareOf(loss({ course: "fewer", have: 3, limit: 4, left: 0 }))).toBe(1);
  });

  it("is red one step before it, and not earlier", () => {
    const close = (left: number): boolean => nearLosses(seen([loss({ left })]), words)[0]!.isClose;
    expect([3, 2, 1, 0].map(close)).toEqual([false, false, true, true]);
  });

  it("says how far it has come and what the limit is, in both languages", () => {
    const [near] = nearLosses(seen([loss({})]), words);
    expect([near?.count, near?.icon, near?.by]).toEqual(["2/5", "tk-beasts", "russia"]);
    expect(near?.lines).toEqual([
      "Beasts on the panel of the adversary: 2, on the island: 5. 2 more that go there, and the game is lost.",
    ]);
    expect(nearLosses(seen([loss({ left: 1 })]), worte)[0]?.lines[0]).toContain("Noch eine dorthin");
  });

  it("tells the greatest ravage where a great one counts", () => {
    const habsburg = loss({ by: "habsburg", what: "panel-marker", course: "gone", have: 2, limit: 3, damage: 8 });
    expect(
      nearLosses(
        seen(
          [habsburg],
          [
            ["1-3", 2],
            ["1-4", 5],
          ],
        ),
        words,
      )[0]?.lines[1],
    ).toBe("Greatest ravage to come: B4, 5 damage; from 8 on it counts towards that.");
    expect(nearLosses(seen([habsburg]), words)[0]?.lines).toHaveLength(1);
    expect(nearLosses(seen([loss({})], [["1-4", 5]]), words)[0]?.lines).toHaveLength(1);
  });
});

describe("the decks", () => {
  it("tell what adversaries have put into them", () => {
    const view = { invaders: { reminders: [5], hidden: [{ stage: 2, above: 1 }] } } as unknown as SpiritIslandView;
    expect(deckNotes(view, words)).toEqual([
      "Reminder card in the invader deck, under 5 cards",
      "Invader card of stage II in the fear deck, under 1 fear card",
    ]);
  });
});
