/** The sign of each term that explains itself: as it is on the board, or in the sprite. */
export const signs: Readonly<Record<string, string>> = {
  brenn: "brenn",
  chieftain: "clan",
  present: "clan",
  clan: "clan",
  citadel: "citadel",
  sanctuary: "sanctuary",
  capital: "capital",
  clash: "sword",
  exposed: "clan",
  pretender: "pretender",
  deed: "deed",
  season: "season",
  epic: "tale",
  advantage: "territory",
};
