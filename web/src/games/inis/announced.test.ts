import { describe, expect, it } from "vitest";
import { announcedIn, berthFor, spokenOf } from "./announced";
import type { Told } from "../index";
import type { InisView, PlayedCard } from "./view";

const play = (card: string, more: Partial<PlayedCard> = {}): PlayedCard => ({
  card,
  territory: null,
  seat: 1,
  side: "season",
  when: "",
  here: null,
  cancelled: false,
  orders: [],
  ...more,
});
const board = { width: 1000, height: 600 };
const card = { width: 236, height: 270 };

describe("a card that can be answered", () => {
  it("lies open only while somebody may answer it", () => {
    const view = { moment: "declared", table: [play("act_conquest"), play("act_geis")] } as unknown as InisView;
    expect(announcedIn(view).map((one) => one.card)).toEqual(["act_conquest", "act_geis"]);
    expect(announcedIn({ ...view, moment: null })).toEqual([]);
    expect(announcedIn({ ...view, moment: "maneuvered" })).toEqual([]); // a manoeuvre is answered, not the card that led to the clash
  });

  it("lies open as well while it is shown that it is played, whether or not it can be answered", () => {
    const line = { key: "inis-played", params: { seat: "seat:p2", card: "card:act_conquest" } };
    const told = { isOn: true, now: [line] } as unknown as Told;
    const view = { moment: null, table: [play("act_conquest")] } as unknown as InisView;
    expect(announcedIn(view, told)).toEqual([play("act_conquest")]);
    expect(announcedIn({ ...view, table: [] }, told).map((one) => [one.card, one.seat])).toEqual([["act_conquest", 1]]);
    expect(announcedIn(view, { ...told, isOn: false })).toEqual([]);
    expect(announcedIn(view, { ...told, now: [] })).toEqual([]);
  });

  it("speaks of the territories of its orders", () => {
    const orders = [{ kind: "move", where: "moor", to: "cove", seat: 1, number: 3 }] as unknown as PlayedCard["orders"];
    expect(spokenOf([play("act_conquest", { here: "cove", orders })])).toEqual(["cove", "moor"]);
  });

  it("takes the middle, unless it would cover what it speaks of", () => {
    expect(berthFor([], board, card)).toBe("middle");
    expect(berthFor([[500, 300]], board, card)).toBe("left");
    expect(
      berthFor(
        [
          [500, 300],
          [160, 280],
        ],
        board,
        card,
      ),
    ).toBe("right");
    expect(
      berthFor(
        [
          [500, 300],
          [160, 280],
          [840, 300],
        ],
        board,
        card,
      ),
    ).toBe("middle");
  });

  it("does not cover half of the island where there is sea beside it", () => {
    const [small, large] = [
      [
        [480, 250],
        [520, 350],
        [560, 300],
      ],
      [
        [100, 300],
        [300, 300],
        [500, 300],
        [700, 300],
        [900, 300],
      ],
    ] as [number, number][][];
    expect(berthFor([], board, card, small)).toBe("left");
    expect(berthFor([], board, card, large)).toBe("middle");
    expect(berthFor([[160, 280]], board, card, small)).toBe("right");
  });
});
