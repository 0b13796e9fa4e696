/** The curves after the game: the series of the server and the keys of their names. */
export const statistics: { id: string; label: string }[] = [
  { id: "total", label: "origo-board-total" },
  { id: "founding", label: "origo-board-foundings" },
  { id: "clans", label: "origo-board-clans" },
  { id: "sea_power", label: "origo-board-sea-power" },
  { id: "countries", label: "origo-board-countries" },
  { id: "supremacy", label: "origo-board-supremacy" },
  { id: "shields", label: "origo-board-shields" },
];
