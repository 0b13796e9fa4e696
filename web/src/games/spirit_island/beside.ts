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
  const wave = ofTheWave(view, words);
  const { commands, commands_laid } = view.invaders;
  if (commands === 0) return [...panel, ...sources, ...wave];
  return [...panel, ...sources, ...wave, { id: "commands", icon: "hand", count: String(commands), text: words.say("spirit_island-sheet-commands", { number: commands, left: commands_laid.length }) }];
}

/** Of two games, which one is played; what the first one has left beside the island for the second. */
function ofTheWave(view: SpiritIslandView, words: Words): Lying[] {
  const { wave } = view;
  if (!wave) return [];
  const cards = wave.set_aside.map((id): Lying => ({ id: `set-aside-${id}`, icon: "hand", count: words.name(`power:${id}`), text: words.say("spirit_island-sheet-set-aside", { power: `power:${id}` }) }));
  const blight = wave.blight > 0 ? [{ id: "blight-beside", icon: "tk-blight", count: `+${wave.blight}`, text: words.say("spirit_island-sheet-blight-beside", { number: wave.blight }) }] : [];
  return [{ id: "wave", icon: "explorer", count: `${wave.half}/2`, text: words.say("spirit_island-sheet-wave", { half: wave.half }) }, ...cards, ...blight];
}
