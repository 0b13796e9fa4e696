import type { Statistic } from "..";

/** The curves after the game: the series of the server and the keys of their names. The island is everybody's. */
export const statistics: Statistic[] = [
  { id: "island", label: "spirit_island-statistics-island", parts: common("explorers", "towns", "cities", "dahan") },
  { id: "dangers", label: "spirit_island-statistics-dangers", parts: common("blight", "fear") },
  { id: "presence", label: "spirit_island-statistics-presence" },
  { id: "energy", label: "spirit_island-statistics-energy" },
  { id: "plays", label: "spirit_island-statistics-plays" },
  { id: "cards_played", label: "spirit_island-statistics-cards_played" },
  { id: "powers_used", label: "spirit_island-statistics-powers_used" },
];

function common(...ids: string[]): Statistic[] {
  return ids.map((id) => ({ id, label: `spirit_island-statistics-${id}` }));
}
