/** The sign of each term that explains itself: as it is on the board, or in the sprite. */
export const signs: Readonly<Record<string, string>> = {
  ait: "disc-1",
  broch: "disc-2",
  caer: "disc-3",
  outpost: "disc-1",
  port: "port",
  fame: "fame",
  corruption: "corruption",
  fomori: "fomori",
  castle: "castle",
  shield: "shield",
  province: "territory",
  tile: "tactic",
  trophy: "castle",
  blocker: "lock",
};
