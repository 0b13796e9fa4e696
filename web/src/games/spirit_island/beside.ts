/** What lies beside the island: on the panels of adversaries, on the card of the scenario, and cards that wait for their use. */
import type { Words } from "../../lib/words";
import type { SpiritIslandView } from "./view";

export interface Lying {
  id: string;
  icon: string;
  /** What stands in the tag. */
  count: string;
  text: string;
}

const ICONS = {
  markers: "shield",
  beasts: "tk-beasts",
  blight: "tk-blight",
  towns: "town",
  thieves: "tk-markers",
} as const;
const NAMES = Object.keys(ICONS) as (keyof typeof ICONS)[];
/** Told with the loss that they are counted for. */
const COUNTED: Partial<Record<keyof typeof ICONS, string>> = {
  markers: "panel-marker",
  beasts: "panel-beasts",
  towns: "scenario_card-town",
};

export function lyingBeside(view: SpiritIslandView, words: Words): Lying[] {
  const panel = NAMES.flatMap((id): Lying[] => {
    const number = view.panel[id];
    if (number === 0 || view.losses.some((loss) => loss.what === COUNTED[id])) return [];
    return [
      { id, icon: ICONS[id], count: String(number), text: words.say(`spirit_island-sheet-panel-${id}`, { number }) },
    ];
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
  return [
    ...panel,
    ...sources,
    ...wave,
    {
      id: "commands",
      icon: "hand",
      count: String(commands),
      text: words.say("spirit_island-sheet-commands", { number: commands, left: commands_laid.length }),
    },
  ];
}

/** Of two games, which one is played; what the first one has left beside the island for the second. */
function ofTheWave(view: SpiritIslandView, words: Words): Lying[] {
  const { wave } = view;
  if (!wave) return [];
  const cards = wave.set_aside.map((id): Lying => ({
    id: `set-aside-${id}`,
    icon: "hand",
    count: words.name(`power:${id}`),
    text: words.say("spirit_island-sheet-set-aside", { power: `power:${id}` }),
  }));
  const blight =
    wave.blight > 0
      ? [
          {
            id: "blight-beside",
            icon: "tk-blight",
            count: `+${wave.blight}`,
            text: words.say("spirit_island-sheet-blight-beside", { number: wave.blight }),
          },
        ]
      : [];
  return [
    {
      id: "wave",
      icon: "explorer",
      count: `${wave.half}/2`,
      text: words.say("spirit_island-sheet-wave", { half: wave.half }),
    },
    ...cards,
    ...blight,
  ];
}
