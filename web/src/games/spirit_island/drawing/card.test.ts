import { describe, expect, it } from "vitest";
import { spiritIsland } from "../../../../tests/shipped";
import type { PrintedPower, SpiritIslandData } from "../types";
import { cardArt } from "./card";
import { compose, powerPictured, type CardKind, type Pictured } from "./composing";
import { PICTURES } from "./pictures";
import { SUBJECTS } from "./subjects";

const data = spiritIsland() as SpiritIslandData & Record<"fear_cards", { records: { id: string }[] }>;
const powers = data.powers.records;
const others = (kind: CardKind, records: readonly { id: string }[]): Pictured[] =>
  records.map(({ id }) => ({ id, kind }));
const cards = [
  ...powers.map(powerPictured),
  ...others("fear", data.fear_cards.records),
  ...others("blight", data.blight_cards.records),
  ...others("event", data.events?.records ?? []),
];

/** What a picture is without what only the dice have made of it. */
const shapes = (picture: string): string => picture.replace(/-?\d+(\.\d+)?/g, "0");

describe("the picture of a card", () => {
  it("has been thought of for every card, in words that can be drawn", () => {
    expect(cards.filter(({ id }) => !(id in PICTURES)).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(PICTURES).filter((id) => !cards.some((card) => card.id === id))).toEqual([]);
    const said = Object.values(PICTURES).flatMap((words) => words.split("+").map((word) => word.split(":")[0]!));
    expect(said.filter((word) => !(word in SUBJECTS))).toEqual([]);
  });

  it("is the same at every visit, and another for every card", () => {
    const drawn = new Map(cards.map((card) => [card.id, cardArt(card)]));
    expect(drawn.size).toBe(cards.length);
    expect(new Set(drawn.values()).size).toBe(cards.length);
    for (const card of cards) expect(cardArt({ ...card })).toBe(drawn.get(card.id));
  });

  it("shows another thing, sky, land or gesture than every other power, not only another throw of dice", () => {
    const seen = new Map<string, string>();
    for (const card of powers) {
      const { kind, main, beside, sky, ground, gesture } = compose(powerPictured(card));
      const sight = JSON.stringify([kind, main, beside, sky, ground, gesture]);
      expect(seen.get(sight), card.id).toBeUndefined();
      seen.set(sight, card.id);
    }
  });

  it("can stand in a page any number of times: no ids, no broken numbers, every group closed, and small", () => {
    for (const card of cards) {
      const picture = cardArt(card);
      expect(picture, card.id).not.toMatch(/\bid=|NaN|undefined|Infinity|<text|<filter|Gradient/);
      expect(picture.match(/<g[ >]/g)?.length, card.id).toBe(picture.match(/<\/g>/g)?.length);
      expect(picture.length, card.id).toBeLessThan(12_000);
    }
    const sizes = cards.map((card) => cardArt(card).length).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(6_000);
  });

  it("follows what the card is: its terrain, its elements, what it does", () => {
    const power = (id: string): PrintedPower => powers.find((one) => one.id === id)!;
    const wash = compose(powerPictured(power("wash_away")));
    expect([wash.kind, wash.main, wash.gesture]).toEqual(["unique", { subject: "river", element: "water" }, "push"]);
    for (const one of powers) {
      const terrains =
        one.target.any_of?.filter((place) => ["jungle", "mountain", "sands", "wetland"].includes(place)) ?? [];
      const { ground, sky, main } = compose(powerPictured(one));
      if (terrains.length > 0 && !one.range?.terrains) expect(terrains, one.id).toContain(ground);
      if (one.elements.length > 1 && one.elements.length < 8) expect(one.elements, one.id).toContain(sky);
      expect(main.subject in SUBJECTS).toBe(true);
    }
  });

  it("is found for a card that nobody has thought of, by what it says", () => {
    const card: Pictured = { id: "a_new_card", kind: "minor", elements: ["fire", "earth"], says: "defend(3)" };
    expect(compose(card).main.subject).toBe("stones");
    expect(compose(card).gesture).toBe("guard");
    expect(compose({ ...card, says: "" }).main.subject).toBe("star");
    expect(cardArt(card)).not.toBe(cardArt({ ...card, id: "another_new_card" }));
    expect(shapes(cardArt(card)).length).toBeGreaterThan(500);
  });
});
