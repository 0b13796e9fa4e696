/** Ways of playing a game, of which some are to be had only with others. What goes with what the game says. */
import type { GameOption } from "../wire/protocol";

export type Chosen = Readonly<Record<string, string>>;

/** What is chosen for an option: the usual unless something else is. */
const valueOf = (options: readonly GameOption[], chosen: Chosen, name: string): string | undefined =>
  chosen[name] ?? options.find((option) => option.name === name)?.values[0];

/** The values that are to be had with what is chosen otherwise. */
export function offered(option: GameOption, options: readonly GameOption[], chosen: Chosen): string[] {
  const isThere = ({ option: other, values }: GameOption["needs"][number]): boolean =>
    values.includes(valueOf(options, chosen, other) ?? "");
  return option.values.filter((value) => option.needs.every((need) => need.value !== value || isThere(need)));
}

/** The options in which there is something to choose. */
export function choices(options: readonly GameOption[], chosen: Chosen): { option: GameOption; values: string[] }[] {
  return options
    .map((option) => ({ option, values: offered(option, options, chosen) }))
    .filter(({ values }) => values.length > 1);
}

/** What remains of a choice, and what falls away because of the rest. */
export function settle(
  options: readonly GameOption[],
  chosen: Chosen,
): { chosen: Record<string, string>; fallen: { option: string; value: string }[] } {
  const kept: Record<string, string> = { ...chosen };
  const fallen: { option: string; value: string }[] = [];
  // What falls away may take others with it, none of them twice.
  for (let before = -1; before < fallen.length;) {
    before = fallen.length;
    for (const option of options) {
      const value = kept[option.name];
      if (value === undefined || offered(option, options, kept).includes(value)) continue;
      delete kept[option.name];
      fallen.push({ option: option.name, value });
    }
  }
  return { chosen: kept, fallen };
}
