import { describe, expect, it } from "vitest";
import type { Asked } from "../../wire/protocol";
import { billOfPart, evenly, mayPayMore, nextAnswer, openBill, sharesOf, total, within, type Agreed, type Bill } from "./paying";
import type { SpiritIslandView } from "./view";

const spirits = [6, 5, 1].map((energy, seat) => ({ seat, id: "x", energy, elements: { water: seat === 2 ? 1 : 0 } }));
const view = { spirits, bill: { cost: 12, aid: "water", aided: 1, due: 8, paid: [1, 2, 0], cards: [0, 0, 1] } } as unknown as SpiritIslandView;
const bill = (): Bill => openBill(view)!;
const asks = (key: string, seat: number, options: { id: string; about?: object }[]): Asked => ({ key: `spirit_island-${key}`, seat, options: options.map((one) => ({ about: {}, ...one })) }) as unknown as Asked;
const who = (...seats: number[]): Asked => asks("pays", 0, seats.map((seat) => ({ id: `p${seat + 1}` })));
const how = (seat: number): Asked => asks("pay-with", seat, [{ id: "prepared", about: { worth: 1, prepared: 1 } }, { id: "energy", about: { worth: 1, prepared: 0 } }, { id: "forget", about: { worth: 4 } }]);

describe("a cost that all pay together", () => {
  it("is known by who has what, has paid what and aids", () => {
    expect(bill().payers.map(({ energy, paid, cards, gives }) => [energy, paid, cards, gives])).toEqual([[6, 1, 0, 0], [5, 2, 0, 0], [1, 0, 1, 1]]);
    expect(openBill({ ...view, bill: null })).toBeNull();
  });

  it("is told of an option before it is chosen", () => {
    const part = { id: "one", open: true, cost: 4, aid: "water", aided: 1 };
    expect(billOfPart(view, part)).toMatchObject({ cost: 4, due: 3, aided: 1 });
    expect(billOfPart(view, { ...part, cost: 0 })).toBeNull();
    expect(billOfPart(view, undefined)).toBeNull();
  });

  it("is shared evenly at first, by those who have something", () => {
    expect(evenly(bill())).toEqual([4, 3, 1]);
    expect(evenly({ ...bill(), due: 50 })).toEqual([6, 5, 1]);
  });

  it("lets nobody pay more than they have, nor all more than is due", () => {
    expect(within(bill(), [9, 9, 9])).toEqual([6, 2, 0]);
    expect(mayPayMore(bill(), [4, 3, 0], 2)).toBe(true);
    expect(mayPayMore(bill(), [4, 3, 1], 0)).toBe(false);
    expect(mayPayMore(bill(), [0, 0, 1], 2)).toBe(false);
  });

  it("is one bar: paid, wished, aided, and what is missing", () => {
    const shares = sharesOf(bill(), [2, 1, 0]);
    expect(shares.map(({ seat, element, number, planned }) => [seat ?? element, number, planned])).toEqual([[0, 1, false], [1, 2, false], [0, 2, true], [1, 1, true], ["water", 1, false], [null, 5, true]]);
    expect(shares.reduce((sum, share) => sum + share.number, 0)).toBe(12);
  });
});

describe("what was agreed", () => {
  it("is answered one after the other, with energy where somebody is asked how", () => {
    let agreed: Agreed = { left: [1, 0, 1], payer: null };
    const first = nextAnswer(who(0, 1, 2), agreed)!;
    expect(first.option).toBe("p1");
    agreed = first.agreed;
    const second = nextAnswer(who(0, 1, 2), agreed)!;
    expect(second.option).toBe("p3");
    const third = nextAnswer(how(2), second.agreed)!;
    expect([third.option, total(third.agreed.left)]).toEqual(["energy", 0]);
    expect(nextAnswer(who(0, 1), third.agreed)).toBeNull();
  });

  it("names only those who are offered", () => {
    expect(nextAnswer(who(1, 2), { left: [3, 0, 0], payer: null })).toBeNull();
  });

  it("goes on where only one can pay, and stops before anything else", () => {
    expect(nextAnswer(how(1), { left: [0, 2, 0], payer: null })?.agreed.left).toEqual([0, 1, 0]);
    expect(nextAnswer(how(1), { left: [2, 0, 0], payer: null })).toBeNull();
    expect(nextAnswer(asks("where", 0, [{ id: "1-4" }]), { left: [2, 0, 0], payer: null })).toBeNull();
  });
});
