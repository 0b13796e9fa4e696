/** A cost that the spirits pay together: who pays how much, and the answers that say so, one after the other. */
import { seatOf } from "../../lib/seats";
import type { Asked } from "../../wire/protocol";
import { spiritOf } from "./state";
import type { Element } from "./types";
import type { EventPartView, SpiritIslandView } from "./view";

export interface Payer {
  seat: number;
  energy: number;
  /** Cards that could be given for it; before it is chosen nobody knows. */
  cards: number;
  paid: number;
  /** Elements in play that aid. */
  gives: number;
}
export interface Bill {
  cost: number;
  aid: Element | null;
  aided: number;
  due: number;
  payers: Payer[];
}
/** Energy by seat. */
export type Plan = readonly number[];

interface Figures {
  cost: number;
  aid: string | null;
  aided: number;
  due: number;
  paid: readonly number[];
  cards: readonly number[];
}

function billWith(view: SpiritIslandView, { aid, paid, cards, ...figures }: Figures): Bill {
  const element = aid as Element | null;
  const payers = view.spirits.map(({ seat }): Payer => {
    const spirit = spiritOf(view, seat);
    return { seat, energy: spirit?.energy ?? 0, cards: cards[seat] ?? 0, paid: paid[seat] ?? 0, gives: element && spirit ? spirit.elements[element] : 0 };
  });
  return { ...figures, aid: element, payers };
}

/** What is paid now. */
export const openBill = (view: SpiritIslandView): Bill | null => (view.bill ? billWith(view, view.bill) : null);

/** What an option of an event would cost. */
export function billOfPart(view: SpiritIslandView, part: EventPartView | undefined): Bill | null {
  if (!part || part.cost === 0) return null;
  return billWith(view, { cost: part.cost, aid: part.aid, aided: part.aided, due: Math.max(0, part.cost - part.aided), paid: [], cards: [] });
}

export const total = (plan: Plan): number => plan.reduce((sum, one) => sum + one, 0);

/** One energy of each in turn, until it is enough or nobody has more. */
export function evenly({ due, payers }: Bill): Plan {
  const plan = payers.map(() => 0);
  for (let left = due, before = -1; left > 0 && left !== before; ) {
    before = left;
    payers.forEach(({ energy }, n) => {
      if (left > 0 && plan[n]! < energy) {
        plan[n]!++;
        left--;
      }
    });
  }
  return plan;
}

/** A wish as far as it can still be had: nobody pays more than they have, and all together no more than is due. */
export function within({ due, payers }: Bill, plan: Plan): Plan {
  let left = due;
  return payers.map(({ energy }, n) => {
    const share = Math.max(0, Math.min(plan[n] ?? 0, energy, left));
    left -= share;
    return share;
  });
}

export const mayPayMore = ({ due, payers }: Bill, plan: Plan, seat: number): boolean => total(plan) < due && (plan[seat] ?? 0) < (payers[seat]?.energy ?? 0);

export interface Share {
  /** Whose it is, or what element pays it; nobody where it is not covered yet. */
  seat: number | null;
  element: Element | null;
  number: number;
  /** Is it wished only, and not paid yet? */
  planned: boolean;
}

/** The parts of the bar, in the order in which they are drawn. */
export function sharesOf(bill: Bill, plan: Plan): Share[] {
  const paid = bill.payers.map(({ seat, paid: number }): Share => ({ seat, element: null, number, planned: false }));
  const wished = bill.payers.map(({ seat }, n): Share => ({ seat, element: null, number: plan[n] ?? 0, planned: true }));
  const aided: Share = { seat: null, element: bill.aid, number: Math.min(bill.aided, bill.cost), planned: false };
  const left = Math.max(0, bill.due - total(plan));
  return [...paid, ...wished, aided, { seat: null, element: null, number: left, planned: true }].filter(({ number }) => number > 0);
}

// ---- answers --------------------------------------------------------------------------------------------------------

export const PAYS = "spirit_island-pays";
const PAY_WITH = "spirit_island-pay-with";
const ENERGY = 1;

/** What was agreed and is not paid yet, and who has been named to pay the next energy. */
export interface Agreed {
  left: Plan;
  payer: number | null;
}

const less = (plan: Plan, seat: number): Plan => plan.map((one, n) => (n === seat ? one - 1 : one));

/** The answer to a question that carries on with what was agreed; none where the question is about something else. */
export function nextAnswer(asked: Asked, agreed: Agreed): { option: string; agreed: Agreed } | null {
  if (asked.key === PAYS) {
    const found = asked.options.map((option) => ({ option: option.id, seat: seatOf(`seat:${option.id}`) })).find(({ seat }) => seat !== null && (agreed.left[seat] ?? 0) > 0);
    return found && found.seat !== null ? { option: found.option, agreed: { left: less(agreed.left, found.seat), payer: found.seat } } : null;
  }
  if (asked.key !== PAY_WITH) return null;
  const energy = asked.options.find((option) => option.about.worth === ENERGY && option.about.prepared !== 1);
  if (!energy) return null;
  if (agreed.payer === asked.seat) return { option: energy.id, agreed: { ...agreed, payer: null } };
  // Where only one can pay, nobody is asked who does.
  return (agreed.left[asked.seat] ?? 0) > 0 ? { option: energy.id, agreed: { left: less(agreed.left, asked.seat), payer: null } } : null;
}
