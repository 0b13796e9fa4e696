/** A card of the island that is being carried out: what of it applies now, what can be chosen, what comes after it. */
import type { Words } from "../../lib/words";
import type { Asked, GameInfo } from "../../wire/protocol";
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
}
export interface Happening {
  kind: "fear" | "blight" | "event";
  name: string;
  parts: Part[];
}

const KINDS = { fear_cards: "fear", blight_cards: "blight" } as const;
const LEVELS = [1, 2, 3];

const said = (key: string, words: Words): string => (words.has(key) ? words.say(key) : "");

export function happening(view: SpiritIslandView, game: GameInfo, asked: Asked | null, words: Words): Happening | null {
  const cause = view.doing.find((doing) => /^(fear|blight)_cards:/.test(doing?.cause ?? ""))?.cause;
  if (cause) {
    const [family, card] = cause.split(":") as [keyof typeof KINDS, string];
    const kind = KINDS[family];
    return { kind, name: words.name(`cause:${card}`), parts: kind === "fear" ? levelsOf(card, view, words) : blightOf(card, words) };
  }
  if (!view.event) return null;
  return { kind: "event", name: words.name(`cause:${view.event.card}`), parts: partsOf(view.event, game, asked, words) };
}

function levelsOf(card: string, view: SpiritIslandView, words: Words): Part[] {
  return LEVELS.map((level) => ({
    id: String(level),
    title: words.say("spirit_island-page-terror", { level: ROMAN[level] ?? "" }),
    text: said(`spirit_island-text-${card}-${level}`, words),
    now: level === view.fear.level,
    option: null,
  }));
}

const blightOf = (card: string, words: Words): Part[] => [{ id: card, title: "", text: said(`spirit_island-text-${card}-1`, words), now: true, option: null }];

/** The options of an event, and what tokens and Dahan do after it. */
function partsOf({ card, part: chosen, doing }: EventView, game: GameInfo, asked: Asked | null, words: Words): Part[] {
  const event = printedOf(game).events.get(card);
  if (!event) return [];
  const options = new Map((asked?.key === "spirit_island-choice" ? asked.options : []).map((option) => [idOf(option.about.event_part), option.id]));
  const own = event.parts.map((_, n): Part => {
    const id = `${card}-${n + 1}`;
    return { id, title: "", text: said(`spirit_island-text-${id}`, words), now: chosen === null ? options.has(id) : chosen === n && doing !== "token" && doing !== "dahan", option: options.get(id) ?? null };
  });
  const after = (["token_event", "dahan_event"] as const).flatMap((family): Part[] => {
    const id = event[family];
    return id ? [{ id, title: words.name(`${family}:${id}`), text: said(`spirit_island-text-${id}`, words), now: family === `${doing}_event`, option: null }] : [];
  });
  return [...own, ...after].filter((part) => part.text !== "");
}
