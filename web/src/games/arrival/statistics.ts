/** The curves after the game: the series of the server and the keys of their names. */
export const statistics: { id: string; label: string }[] = [
  { id: "fame", label: "arrival-sheet-fame" },
  { id: "corruption", label: "arrival-sheet-corruption" },
  { id: "fortified", label: "arrival-sheet-locations" },
  { id: "fomori_held", label: "arrival-sheet-fomori" },
  { id: "discs", label: "arrival-sheet-discs" },
  { id: "swords", label: "arrival-sheet-swords" },
  { id: "shields", label: "arrival-sheet-shields" },
];
