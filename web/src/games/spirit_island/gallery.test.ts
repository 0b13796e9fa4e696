import { describe, expect, it } from "vitest";
import german from "../../../../src/tuath/games/spirit_island/words/de.ftl?raw";
import english from "../../../../src/tuath/games/spirit_island/words/en.ftl?raw";
import { spiritIsland } from "../../../tests/shipped";
import { Words } from "../../lib/words";
import type { Asked, GameInfo } from "../../wire/protocol";
import {
  aspectsOf,
  elementsOf,
  firstLooked,
  grouped,
  howItPlays,
  ORDERS,
  seenSpirits,
  STRENGTHS,
  strengthsOf,
  takerOf,
} from "./gallery";
import { panelOf, printedOf } from "./state";
import type { SpiritIslandData } from "./types";
import type { SpiritIslandView, SpiritView } from "./view";

const game = { data: spiritIsland() as SpiritIslandData } as unknown as GameInfo;
const languages = [english, german].map(
  (texts, n) => new Words(n ? "de" : "en", { texts: [texts], game: "spirit_island" }),
);
const nobody = { seat: 0, id: null };
const view = (sets = ["base", "bc", "je"], spirits: unknown[] = [nobody], left_out: string[] = []): SpiritIslandView =>
  ({ sets, spirits, left_out }) as unknown as SpiritIslandView;
const River = "river_surges_in_sunlight";
const Shadows = "shadows_flicker_like_flame";

describe("the gallery", () => {
  it("shows the spirits of the sets in use, each once, whatever the order", () => {
    expect(seenSpirits(game, view(["base"])).length).toBe(8);
    const all = seenSpirits(game, view());
    for (const order of ORDERS)
      expect(grouped(all, order, languages[0]!).flatMap((group) => group.spirits).length).toBe(all.length);
    expect(grouped(all, "complexity", languages[0]!).map((group) => group.id)).toEqual([
      "low",
      "moderate",
      "high",
      "very_high",
    ]);
    expect(grouped(seenSpirits(game, view(["base", "je"])), "set", languages[0]!).map((group) => group.id)).toEqual([
      "base",
      "je",
    ]);
  });

  it("shows nothing that the table leaves out", () => {
    expect(seenSpirits(game, view(["base"], [nobody], [River])).map(({ id }) => id)).not.toContain(River);
    expect(aspectsOf(game, view(["base", "je"], [nobody], ["madness"]), Shadows).map(({ id }) => id)).toEqual([
      "reach",
    ]);
  });

  it("puts each spirit under what it is best at, the strongest first", () => {
    const all = seenSpirits(game, view());
    for (const words of languages) {
      const groups = grouped(all, "strength", words);
      expect(groups.map((group) => group.id)).toEqual([...STRENGTHS]);
      for (const { id, spirits } of groups) {
        const bars = spirits.map((spirit) => strengthsOf(spirit.id, words));
        const best = bars.map((bar) => bar[STRENGTHS.findIndex((strength) => strength === id)]);
        expect(best).toEqual(bars.map((bar) => Math.max(...bar)));
        expect(best).toEqual([...best].sort().reverse());
      }
      for (const order of ORDERS) {
        for (const key of [
          `by-${order}`,
          ...grouped(all, order, words).map(({ id }) =>
            order === "complexity" ? `for-${id.replace("_", "-")}` : `${order}-${id}`,
          ),
        ])
          expect(words.has(`spirit_island-page-${key}`), key).toBe(true);
      }
    }
    const nobody = { ...all[0]!, id: "nobody" };
    const rated = grouped([nobody, ...all], "strength", languages[0]!);
    expect(rated.at(-1)).toEqual({ id: "unrated", spirits: [nobody] });
    expect(languages.every((words) => words.has("spirit_island-page-strength-unrated"))).toBe(true);
  });

  it("knows who has taken a spirit, and looks first at one that is left", () => {
    const groups = grouped(seenSpirits(game, view()), "complexity", languages[0]!);
    const first = groups[0]!.spirits[0]!.id;
    const taken = view(undefined, [nobody, { seat: 1, id: first }]);
    expect([takerOf(taken, first), takerOf(view(), first)]).toEqual([1, null]);
    expect([firstLooked(view(), null, groups), firstLooked(taken, null, groups)]).toEqual([
      first,
      groups[0]!.spirits[1]!.id,
    ]);
    expect(firstLooked(taken, { domain: "aspect", seat: 1 } as Asked, groups)).toBe(first);
    expect(firstLooked(view(), null, [])).toBeNull();
    const others = {
      domain: "spirit",
      seat: 0,
      options: groups[0]!.spirits.slice(2).map(({ id }) => ({ id })),
    } as unknown as Asked;
    expect(firstLooked(view(), others, groups)).toBe(groups[0]!.spirits[2]!.id);
  });

  it("tells of every spirit in both languages how it plays and how strong it is", () => {
    const [first, second] = languages;
    for (const { id } of seenSpirits(game, view())) {
      for (const words of languages) {
        expect(howItPlays(id, words), id).toHaveLength(3);
        expect(strengthsOf(id, words), id).toHaveLength(STRENGTHS.length);
        expect(
          strengthsOf(id, words).every((bar) => bar >= 0 && bar <= 5),
          id,
        ).toBe(true);
      }
      expect(strengthsOf(id, first!)).toEqual(strengthsOf(id, second!));
    }
    expect([howItPlays("nobody", first!), strengthsOf("nobody", first!)]).toEqual([[], []]);
  });

  it("counts the elements of its own cards", () => {
    const [most] = elementsOf(game, printedOf(game).spirits.get(River)!);
    expect(most).toEqual({ element: "water", need: 4, have: 4 });
  });
});

describe("an aspect", () => {
  it("is there with the set it belongs to", () => {
    expect(aspectsOf(game, view(), Shadows).map((aspect) => aspect.id)).toEqual(["reach", "madness"]);
    expect(aspectsOf(game, view(["base", "bc"]), Shadows)).toEqual([]);
  });

  it("changes the panel: what it replaces is gone, what it brings is there", () => {
    const panel = (id: string, aspect: string | null): string[] => {
      const { special_rules, innates } = panelOf(game, { id, aspect } as SpiritView)!;
      return [...special_rules, ...innates].map((part) => part.id);
    };
    expect(panel(Shadows, null)).toContain("shadows_of_the_dahan");
    expect(panel(Shadows, "reach")).not.toContain("shadows_of_the_dahan");
    expect(panel(Shadows, "reach")).toContain("reach_through_ephemeral_distance");
    expect(panel("lightnings_swift_strike", "pandemonium")).not.toContain("thundering_destruction");
    expect(panel(River, "sunshine")).toContain("boon_of_sunshines_promise");
    expect(printedOf(game).innates.has("boon_of_sunshines_promise")).toBe(true);
  });
});
