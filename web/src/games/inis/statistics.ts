/** The curves after the game: the series of the server and the keys of their names. */
export const statistics: { id: string; label: string }[] = [
  { id: "territories", label: "inis-board-territories" },
  { id: "religion", label: "inis-board-religion" },
  { id: "land", label: "inis-board-land" },
  { id: "chieftaincies", label: "inis-board-chieftaincies" },
  { id: "clans", label: "inis-board-clans" },
  { id: "deeds", label: "inis-board-deeds" },
];
