/** A card of the island that is being carried out: what of it applies now, what can be chosen, what comes after it. */
import type { Words } from "../../lib/words";
import type { Asked, GameInfo } from "../../wire/protocol";
import type { Pictured } from "./drawing/composing";
import { billOfPart, openBill, type Bill } from "./paying";
import { idOf, printedOf, ROMAN } from "./state";
import type { EventView, SpiritIslandView } from "./view";

export interface Part {
  id: string;
  title: string;
  text: string;
  /** Does it apply now? */
  now: boolean;
  /** What is answered with it, where it can be chosen. */
  option: string | null;
  /** What all pay for it together: what it would cost, or how far it is paid. */
  bill: Bill | null;
}
export interface Happening {
  kind: "fear" | "blight" | "event" | "other";
  name: string;
  /** What its picture shows. */
  pictured: Pictured | null;
  parts: Part[];
  /** What is paid together for something that is no part of its own. */
  bill: Bill | null;
}

const KINDS = { fear_cards: "fear", blight_cards: "blight" } as const;
const LEVELS = [1, 2, 3];

const said = (key: string, words: Words): string => (words.has(key) ? words.say(key) : "");

export function happening(view: SpiritIslandView, game: GameInfo, asked: Asked | null, words: Words): Happening | null {
  const cause = view.doing.find((doing) => /^(fear|blight)_cards:/.test(doing?.cause ?? ""))?.cause;
  if (cause) {
    const [family, card] = cause.split(":") as [keyof typeof KINDS, string];
    const kind = KINDS[family];
    return {
      kind,
      name: words.name(`cause:${card}`),
      pictured: { id: card, kind },
      parts: kind === "fear" ? levelsOf(card, view, words) : blightOf(card, words),
      bill: openBill(view),
    };
  }
  if (view.event) {
    const parts = partsOf(view, view.event, game, asked, words);
    return {
      kind: "event",
      name: words.name(`cause:${view.event.card}`),
      pictured: { id: view.event.card, kind: "event" },
      parts,
      bill: parts.some(({ bill, now }) => bill && now) ? null : openBill(view),
    };
  }
  return view.bill
    ? {
        kind: "other",
        name: words.say("spirit_island-page-joint-cost"),
        pictured: null,
        parts: [],
        bill: openBill(view),
      }
    : null;
}

/** While something is chosen that does not stand on the card, it says no more than what applies, so that the island can be seen. */
export const isBrief = (card: Happening | null, asked: Asked | null): boolean =>
  card !== null && asked !== null && !card.bill && card.parts.every(({ option, bill }) => option === null && !bill);

function levelsOf(card: string, view: SpiritIslandView, words: Words): Part[] {
  return LEVELS.map((level) => ({
    id: String(level),
    title: words.say("spirit_island-page-terror", { level: ROMAN[level] ?? "" }),
    text: said(`spirit_island-text-${card}-${level}`, words),
    now: level === view.fear.level,
    option: null,
    bill: null,
  }));
}

const blightOf = (card: string, words: Words): Part[] => [
  { id: card, title: "", text: said(`spirit_island-text-${card}-1`, words), now: true, option: null, bill: null },
];

/** The options of an event, and what tokens and Dahan do after it. */
function partsOf(
  view: SpiritIslandView,
  { card, part: chosen, parts, doing }: EventView,
  game: GameInfo,
  asked: Asked | null,
  words: Words,
): Part[] {
  const event = printedOf(game).events.get(card);
  if (!event) return [];
  const options = new Map(
    (asked?.key === "spirit_island-choice" ? asked.options : []).map((option) => [
      idOf(option.about.event_part),
      option.id,
    ]),
  );
  const own = event.parts.map((_, n): Part => {
    const id = `${card}-${n + 1}`;
    const now = chosen === null ? options.has(id) : chosen === n && doing !== "token" && doing !== "dahan";
    const bill = chosen === null ? billOfPart(view, parts[n]) : chosen === n && parts[n]?.cost ? openBill(view) : null;
    return { id, title: "", text: said(`spirit_island-text-${id}`, words), now, option: options.get(id) ?? null, bill };
  });
  const after = (["token_event", "dahan_event"] as const).flatMap((family): Part[] => {
    const id = event[family];
    return id
      ? [
          {
            id,
            title: words.name(`${family}:${id}`),
            text: said(`spirit_island-text-${id}`, words),
            now: family === `${doing}_event`,
            option: null,
            bill: null,
          },
        ]
      : [];
  });
  return [...own, ...after].filter((part) => part.text !== "");
}
