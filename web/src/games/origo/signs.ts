/** The sign of each term that explains itself: as it is on the board, or in the sprite. */
export const signs: Readonly<Record<string, string>> = {
  shield: "shield",
  supply: "shield",
  country: "territory",
  founded: "founding-stone",
  full: "t-ocean",
  clan: "clan",
  adjacent: "compare",
  chain: "link",
  migrate: "clan",
  sail: "ship",
  duel: "sword",
  scoring: "fame",
  population: "population",
};
