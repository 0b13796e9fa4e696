/** A cost that the spirits pay together: what each would give, and what one may say of one's own share. */
import type { Asked, Option } from "../../wire/protocol";
import { spiritOf } from "./state";
import type { Element } from "./types";
import type { EventPartView, ShareView, SpiritIslandView } from "./view";

export interface Payer {
  seat: number;
  /** Energy that it has. */
  energy: number;
  /** Elements in play that aid. */
  gives: number;
  /** What it would give; before an option is chosen nobody has said anything. */
  share: ShareView | null;
}
export interface Bill {
  cost: number;
  aid: Element | null;
  aided: number;
  due: number;
  payers: Payer[];
}

interface Figures {
  cost: number;
  aid: string | null;
  aided: number;
  due: number;
  shares: readonly ShareView[];
}

function billWith(view: SpiritIslandView, { aid, shares, ...figures }: Figures): Bill {
  const element = aid as Element | null;
  const payers = view.spirits.map(({ seat }): Payer => {
    const spirit = spiritOf(view, seat);
    return {
      seat,
      energy: spirit?.energy ?? 0,
      gives: element && spirit ? spirit.elements[element] : 0,
      share: shares[seat] ?? null,
    };
  });
  return { ...figures, aid: element, payers };
}

/** What is divided now. */
export const openBill = (view: SpiritIslandView): Bill | null => (view.bill ? billWith(view, view.bill) : null);

/** What an option of an event would cost. */
export function billOfPart(view: SpiritIslandView, part: EventPartView | undefined): Bill | null {
  if (!part || part.cost === 0) return null;
  return billWith(view, {
    cost: part.cost,
    aid: part.aid,
    aided: part.aided,
    due: Math.max(0, part.cost - part.aided),
    shares: [],
  });
}

// ---- one's own share ------------------------------------------------------------------------------------------------

export const SHARE = "spirit_island-share";
export const REFUSE = "refuse";

/** What somebody may say of their share. */
export interface Mine {
  seat: number;
  /** Energy, from the least to the most; none where only cards can be given now. */
  amounts: readonly number[];
  /** What it would pay so far. */
  own: number;
  /** Ways to give something else, and to take it back. */
  others: readonly Option[];
  refuse: Option | null;
}

const isAmount = ({ id }: Option): boolean => /^\d+$/.test(id);

/** What the question about a share offers; nothing where something else is asked. */
export function mineOf(bill: Bill, asked: Asked | null): Mine | null {
  if (asked?.key !== SHARE) return null;
  const amounts = asked.options.filter(isAmount).map(({ id }) => Number(id));
  const own = bill.payers.find(({ seat }) => seat === asked.seat)?.share?.energy ?? 0;
  const others = asked.options.filter((option) => !isAmount(option) && option.id !== REFUSE);
  return { seat: asked.seat, amounts, own, others, refuse: asked.options.find(({ id }) => id === REFUSE) ?? null };
}

/** A wish as far as it can be had; without one what is offered so far and all that is missing. */
export function wishOf(bill: Bill, { amounts, own }: Mine, wish: number | null): number {
  return Math.max(amounts[0] ?? 0, Math.min(wish ?? own + bill.due, amounts.at(-1) ?? 0));
}

// ---- the bar --------------------------------------------------------------------------------------------------------

export interface Part {
  /** Whose it is, or what element pays it; nobody where it is not covered yet. */
  seat: number | null;
  element: Element | null;
  number: number;
  /** Is it wished only, or not agreed to yet? */
  planned: boolean;
}

/** What a spirit would give, or would wish to. */
const givenBy = ({ seat, share }: Payer, mine: Mine | null, wish: number): number =>
  (mine?.seat === seat ? wish : (share?.energy ?? 0)) + (share?.given ?? 0);

/** What nobody has said they would give. */
export const missing = (bill: Bill, mine: Mine | null, wish: number): number =>
  Math.max(0, bill.due - (mine ? wish - mine.own : 0));

/** The parts of the bar, in the order in which they are drawn. */
export function partsOf(bill: Bill, mine: Mine | null, wish: number): Part[] {
  const shares = bill.payers.map((payer): Part => ({
    seat: payer.seat,
    element: null,
    number: givenBy(payer, mine, wish),
    planned: !payer.share?.agreed,
  }));
  const aided: Part = { seat: null, element: bill.aid, number: Math.min(bill.aided, bill.cost), planned: false };
  const left: Part = { seat: null, element: null, number: missing(bill, mine, wish), planned: true };
  return [...shares, aided, left].filter(({ number }) => number > 0);
}
