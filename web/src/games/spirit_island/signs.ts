/** The sign of each term that explains itself: as it is on the board, or in the sprite. */
export const signs: Readonly<Record<string, string>> = {
  presence: "presence",
  sacred_site: "sacred-site",
  invaders: "town",
  dahan: "dahan",
  blight: "blight",
  ravage: "sword",
  build: "town",
  explore: "explorer",
  fear: "fear",
  terror: "fear",
  defend: "shield",
  elements: "el-any",
  innate: "el-any",
  push: "step-fwd",
  gather: "step-back",
};
