/** What lies beside the island: on the panels of adversaries, on the card of the scenario, and cards that wait for their use. */
import type { Words } from "../../lib/words";
import type { SpiritIslandView } from "./view";

export interface Lying {
  id: string;
  icon: string;
  /** What stands in the tag: a number, or how many lie here and how many on the island. */
  count: string;
  text: string;
}

const ICONS = { markers: "shield", beasts: "tk-beasts", blight: "tk-blight", towns: "town", thieves: "tk-markers" } as const;
const NAMES = Object.keys(ICONS) as (keyof typeof ICONS)[];

export function lyingBeside(view: SpiritIslandView, words: Words): Lying[] {
  const island = view.lands.reduce((sum, land) => sum + land.beasts, 0);
  const panel = NAMES.flatMap((id): Lying[] => {
    const number = view.panel[id];
    if (number === 0) return [];
    const text = words.say(`spirit_island-sheet-panel-${id}`, { number });
    const against = id === "beasts" ? words.say("spirit_island-page-beasts-on-island", { number: island }) : "";
    return [{ id, icon: ICONS[id], count: against ? `${number} : ${island}` : String(number), text: against ? `${text}; ${against}` : text }];
  });
  const sources = view.sources.map(({ number, id, finder }): Lying => ({
    id: `source-${number}`,
    icon: finder === "invaders" ? "explorer" : "tk-markers",
    count: String(number),
    text: words.say("spirit_island-sheet-source", { number, source: `source:${id}`, finder }),
  }));
  const { commands, commands_laid } = view.invaders;
  if (commands === 0) return [...panel, ...sources];
  return [...panel, ...sources, { id: "commands", icon: "hand", count: String(commands), text: words.say("spirit_island-sheet-commands", { number: commands, left: commands_laid.length }) }];
}
