import { describe, expect, it } from "vitest";
import type { Asked, Option } from "../../wire/protocol";
import { billOfPart, mineOf, missing, openBill, partsOf, wishOf, type Bill, type Mine } from "./paying";
import type { ShareView, SpiritIslandView } from "./view";

const spirit = (seat: number, energy: number, water: number): unknown => ({
  seat,
  id: `spirit-${seat}`,
  energy,
  elements: { water },
});
const share = (energy: number, more: Partial<ShareView> = {}): ShareView => ({
  energy,
  given: 0,
  discards: [],
  forgets: [],
  markers: 0,
  cards: 0,
  agreed: false,
  ...more,
});
const shares = [share(4), share(3, { agreed: true }), share(0, { given: 2, discards: ["tidal_boon"] })];
const view = {
  spirits: [spirit(0, 6, 0), spirit(1, 5, 0), spirit(2, 1, 1)],
  bill: { cost: 12, aid: "water", aided: 1, due: 2, shares },
} as unknown as SpiritIslandView;
const bill = (): Bill => openBill(view)!;
const asks = (key: string, seat: number, ids: readonly string[]): Asked =>
  ({
    key: `spirit_island-${key}`,
    seat,
    options: ids.map((id) => ({ id, about: {} }) as unknown as Option),
  }) as unknown as Asked;
const asked = asks("share", 0, ["refuse", "discarding", "0", "1", "2", "3", "4", "5", "6"]);
const mine = (): Mine => mineOf(bill(), asked)!;

describe("a cost that is paid together", () => {
  it("knows what everybody has and would give", () => {
    expect(bill().payers.map(({ energy, gives, share: own }) => [energy, gives, own?.energy, own?.given])).toEqual([
      [6, 0, 4, 0],
      [5, 0, 3, 0],
      [1, 1, 0, 2],
    ]);
    expect(openBill({ ...view, bill: null })).toBeNull();
  });

  it("is told of an option before it is chosen", () => {
    const part = { id: "a-2", open: true, cost: 4, aid: "water", aided: 1 };
    expect(billOfPart(view, part)).toMatchObject({
      cost: 4,
      due: 3,
      aided: 1,
      payers: [{ share: null }, { share: null }, { share: null }],
    });
    expect(billOfPart(view, { ...part, cost: 0 })).toBeNull();
    expect(billOfPart(view, undefined)).toBeNull();
  });

  it("lets each say their own share only", () => {
    expect(mine()).toMatchObject({
      seat: 0,
      amounts: [0, 1, 2, 3, 4, 5, 6],
      own: 4,
      others: [{ id: "discarding" }],
      refuse: { id: "refuse" },
    });
    expect(mineOf(bill(), asks("choice", 0, ["first"]))).toBeNull();
    expect(mineOf(bill(), null)).toBeNull();
  });

  it("proposes to pay what is missing, and keeps a wish within what can be said", () => {
    expect([wishOf(bill(), mine(), null), wishOf(bill(), mine(), 2), wishOf(bill(), mine(), 9)]).toEqual([6, 2, 6]);
    expect(wishOf({ ...bill(), due: 0 }, mine(), null)).toBe(4);
  });

  it("has a bar of what is agreed, wished, aided and missing", () => {
    expect([missing(bill(), mine(), 5), missing(bill(), mine(), 6), missing(bill(), null, 0)]).toEqual([1, 0, 2]);
    expect(partsOf(bill(), mine(), 5)).toEqual([
      { seat: 0, element: null, number: 5, planned: true },
      { seat: 1, element: null, number: 3, planned: false },
      { seat: 2, element: null, number: 2, planned: true },
      { seat: null, element: "water", number: 1, planned: false },
      { seat: null, element: null, number: 1, planned: true },
    ]);
  });
});
