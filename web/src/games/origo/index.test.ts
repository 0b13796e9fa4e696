import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/origo/data/origo.json";
import english from "../../../../src/tuath/games/origo/words/en.ftl?raw";
import german from "../../../../src/tuath/games/origo/words/de.ftl?raw";
import type { Asked, LogLine, Params } from "../../wire/protocol";
import { Words } from "../../lib/words";
import {
  cardTitle,
  chain,
  colours,
  describe as tell,
  fieldOf,
  intentOfCard,
  actOn,
  isSea,
  journeys,
  lastScoring,
  optionsAt,
  places,
  printedFields,
  regionOf,
  score,
  wayThere,
} from "./state";
import { shared } from "./shared.svelte";
import { statistics } from "./statistics";
import { flights, lyingOn } from "./travel";
import type { OrigoData } from "./types";
import type { OrigoView } from "./view";

const data = printed as unknown as OrigoData;

function view(shields: Record<string, number>, more: Partial<OrigoView> = {}): OrigoView {
  const players = ["huns", "anglo_saxons", "langobards"].map((tribe, seat) => ({ seat, tribe, total: 30 + seat }));
  return { shields, players, ...more } as unknown as OrigoView;
}

function asked(key: string, domain: string, ids: string[]): Asked {
  const options = ids.map((id) => ({ id, about: { option: `${domain}:${id}` } }));
  return { seat: 0, key, rule: "", domain, on_board: domain === "field" || domain === "ship", begun: false, options };
}

const line = (key: string, params: Params, count = 1): LogLine => ({ key, params, count, at: "" });
const cardOf = (id: string) => data.cards.cards.find((card) => card.id === id)!;

describe("a player", () => {
  it("has the colour and the emblem of the tribe, and is measured by the path", () => {
    expect(colours(view({}))).toEqual([
      { token: "madder", emblem: "spear" },
      { token: "gall", emblem: "knot" },
      { token: "verdigris", emblem: "leaf" },
    ]);
    expect(score(view({}), 2).value).toBe(32);
  });

  it("has some colour before a tribe is chosen", () => {
    const undecided = view({});
    undecided.players[0]!.tribe = null;
    expect(colours(undecided)[0]).toEqual({ token: "folium", emblem: "triskel" });
  });
});

describe("an option", () => {
  it("is shown where its thing is", () => {
    expect(places(asked("origo-place", "field", []))).toBe("board");
    expect(places(asked("origo-sail", "ship", []))).toBe("board");
    expect(places(asked("origo-expand", "card", []))).toBe("tray");
    expect(places(asked("origo-duel", "reply", []))).toBe("tray");
    expect(places(asked("origo-act", "act", []))).toBe("bar");
    expect(places(asked("origo-start-player", "seat", []))).toBe("bar");
  });

  it("without a thing goes to the bar", () => {
    expect(optionsAt(asked("origo-sail", "ship", ["E1", "done"]), "board").map((option) => option.id)).toEqual(["E1"]);
    expect(places(asked("origo-duel", "reply", []), "stop")).toBe("bar");
    expect(optionsAt(null, "board")).toEqual([]);
  });

  it("names its field", () => {
    expect(fieldOf("field:E7")).toBe("E7");
    expect(fieldOf("ship:J10")).toBe("J10");
    expect(fieldOf("ship:done")).toBeNull();
    expect(fieldOf(undefined)).toBeNull();
  });
});

describe("a click while the turn asks what to do", () => {
  const seen = view({ E1: 0, F2: 0, F3: 1 });

  it("moves an own shield by land or sea, and attacks another's", () => {
    expect(actOn(seen, data, 0, "E1")).toBe("sail");
    expect(actOn(seen, data, 0, "F2")).toBe("migrate");
    expect(actOn(seen, data, 0, "F3")).toBe("attack");
    expect(actOn(seen, data, 0, "J10")).toBeNull();
  });

  it("expands with a card, and at once to a field that waits for one", () => {
    const steps = [
      { key: "origo-expand", option: "row:A" },
      { key: "origo-place", option: "A3" },
    ];
    expect(intentOfCard("row:A")).toEqual({ act: "expand", steps: steps.slice(0, 1) });
    expect(intentOfCard("row:A", "A3")).toEqual({ act: "expand", steps });
  });

  it("answers the questions that follow, each once, and nothing else", () => {
    const act = asked("origo-act", "act", ["expand"]);
    const chosen: string[] = [];
    shared.mean(intentOfCard("row:A", "A3"), (option) => chosen.push(option));
    expect(chosen).toEqual(["expand"]);
    expect(shared.take(act)).toBeNull();
    expect(shared.take(asked("origo-expand", "card", ["row:A", "ship"]))).toBe("row:A");
    expect(shared.take(asked("origo-place", "field", ["A3"]))).toBe("A3");
    expect(shared.take(asked("origo-place", "field", ["A3"]))).toBeNull();
    shared.mean(intentOfCard("row:B"), () => {});
    expect(shared.take(asked("origo-expand", "card", ["ship"]))).toBeNull();
    expect(shared.take(asked("origo-expand", "card", ["row:B"]))).toBeNull();
  });
});

describe("the map", () => {
  it("knows its regions", () => {
    expect(regionOf(data, "E7")).toBe("poland");
    expect(isSea(data, "B3")).toBe(true);
    expect(isSea(data, "E7")).toBe(false);
  });

  it("shows what is printed on a card", () => {
    expect(printedFields(data, cardOf("row:HIJ"))).toHaveLength(30);
    expect(printedFields(data, cardOf("column:1-2"))).toContain("J2");
    expect(printedFields(data, cardOf("country:poland"))).toEqual(["D7", "D8", "D9", "E7"]);
    expect(printedFields(data, cardOf("ship"))).toHaveLength(22);
    expect(printedFields(data, cardOf("population"))).toEqual([]);
    expect(printedFields(data, undefined)).toEqual([]);
  });

  it("draws jumps along chains that turn: O-T.6, O-T.7", () => {
    const south = view({ H9: 0, H8: 0, H7: 0, H6: 0 });
    expect(chain(south, data, 0, "H9", "H5")).toEqual(["H9", "H8", "H7", "H6", "H5"]);
    const west = view({ I3: 1, I4: 1, H4: 1, G4: 1, H3: 2 });
    expect(chain(west, data, 1, "I3", "G3")).toEqual(["I3", "I4", "H4", "G4", "G3"]);
    expect(chain(west, data, 1, "I3", "A1")).toEqual([]);
  });
});

describe("what the log tells", () => {
  it("is what has travelled, and along which way", () => {
    const log = [
      line("origo-expanded", { seat: "seat:p1", field: "field:E7", card: "card:row:E" }),
      line("origo-sailed", { seat: "seat:p2", origin: "field:I3", target: "field:G3" }),
      line("origo-filled-up", { seat: "seat:p2", cards: 2 }),
    ];
    expect(journeys(log)).toEqual([{ seat: 1, from: "I3", to: "G3" }]);
    expect(journeys(log.slice(0, 1))).toEqual([]);
    expect(wayThere(["I3", "H3", "G3"], "I3", "G3")).toEqual(["I3", "H3", "G3"]);
    expect(wayThere([], "I3", "G3")).toEqual(["I3", "G3"]);
  });

  it("is a tribal scoring, until somebody has had a turn", () => {
    const log = [
      line("origo-scoring-begins", {}),
      line("origo-clan-scored", { seat: "seat:p1", points: 8 }),
      line("origo-sea-scored", { seat: "seat:p2", points: 3 }),
      line("origo-supremacy-scored", { seat: "seat:p2", region: "region:belgica", points: 4 }),
    ];
    expect(lastScoring(log, false)).toEqual([
      { kind: "clans", region: null, seat: 0, points: 8 },
      { kind: "sea", region: null, seat: 1, points: 3 },
      { kind: "country", region: "belgica", seat: 1, points: 4 },
    ]);
    const later = [...log, line("origo-filled-up", { seat: "seat:p1", cards: 2 })];
    expect(lastScoring(later, false)).toEqual([]);
    expect(lastScoring(log.slice(1), true)).toEqual([]);
  });
});

describe("shields that travel", () => {
  const before = lyingOn(view({ H9: 0, H8: 0, E7: 1 }));
  const after = (shields: Record<string, number>) => flights(before, lyingOn(view(shields)));

  it("are none when nothing changes, or too much", () => {
    expect(flights(before, before)).toEqual([]);
    expect(after({ A1: 2, A2: 2, A3: 2, A4: 2, A5: 2 })).toEqual([]);
  });

  it("come from the supply, or from where they stood", () => {
    expect(after({ H9: 0, H8: 0, E7: 1, E8: 1 })).toEqual([{ seat: 1, from: null, to: "E8" }]);
    expect(after({ H8: 0, H7: 0, E7: 1 })).toEqual([{ seat: 0, from: "H9", to: "H7" }]);
  });

  it("leave the game when they are beaten", () => {
    expect(after({ H9: 0, H8: 0, E7: 0 })).toEqual([
      { seat: 1, from: "E7", to: null },
      { seat: 0, from: null, to: "E7" },
    ]);
  });
});

describe("words", () => {
  const catalogues = { en: english, de: german };

  it("say what is on a field and on a card, in both languages", () => {
    const seen = view({ E7: 1 });
    const words = (["en", "de"] as const).map(
      (language) => new Words(language, { texts: [catalogues[language]], game: "origo", names: { "seat:p2": "Bram" } }),
    );
    expect(words.map((each) => tell(seen, data, "E7", each))).toEqual(["E7, Poland: Bram", "E7, Polen: Bram"]);
    expect(words.map((each) => tell(seen, data, "E8", each))).toEqual(["E8, Dacia: free", "E8, Dakien: frei"]);
    expect(cardTitle(cardOf("row:HIJ"), words[0]!)).toBe("H–J");
    expect(cardTitle(cardOf("column:10"), words[0]!)).toBe("10");
    expect(cardTitle(cardOf("country:gaul"), words[1]!)).toBe("Gallien");
  });

  it("name every curve of the statistics", () => {
    expect(new Set(statistics.map(({ id }) => id)).size).toBe(statistics.length);
    for (const text of Object.values(catalogues))
      for (const { label } of statistics) expect(text).toContain(`\n${label} = `);
  });
});
