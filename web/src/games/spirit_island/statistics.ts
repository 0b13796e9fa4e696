/** The curves after the game: the series of the server and the keys of their names. */
export const statistics: { id: string; label: string }[] = [
  { id: "explorers", label: "spirit_island-statistics-explorers" },
  { id: "towns", label: "spirit_island-statistics-towns" },
  { id: "cities", label: "spirit_island-statistics-cities" },
  { id: "dahan", label: "spirit_island-statistics-dahan" },
  { id: "blight", label: "spirit_island-statistics-blight" },
  { id: "fear", label: "spirit_island-statistics-fear" },
  { id: "presence", label: "spirit_island-statistics-presence" },
  { id: "energy", label: "spirit_island-statistics-energy" },
  { id: "plays", label: "spirit_island-statistics-plays" },
  { id: "cards_played", label: "spirit_island-statistics-cards_played" },
  { id: "powers_used", label: "spirit_island-statistics-powers_used" },
];
