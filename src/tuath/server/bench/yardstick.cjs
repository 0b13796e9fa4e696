// The yardstick: boardgame.io's server with its store in memory, and a game whose board is as large as The Arrival's.
const { Server } = require("boardgame.io/dist/cjs/server.js");

const LOCATIONS = 33;

const game = {
  name: "yardstick",
  setup: () => ({
    locations: Array.from({ length: LOCATIONS }, (_, id) => ({ id, owner: null, discs: 0, fomori: null })),
    leaders: [0, 1].map((seat) => ({ seat, fame: 0, corruption: 0, discs: 2, swords: 0, shields: 0 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, location) => {
      const place = G.locations[location];
      if (!place || place.owner === playerID) return "INVALID_MOVE";
      place.owner = playerID;
      place.discs = 1;
      G.leaders[playerID].fame += 1;
    },
  },
};

const server = Server({ games: [game], origins: ["*"] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
