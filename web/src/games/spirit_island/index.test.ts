import { describe, expect, it } from "vitest";
import { spiritIsland } from "../../../tests/shipped";
import german from "../../../../src/tuath/games/spirit_island/words/de.ftl?raw";
import english from "../../../../src/tuath/games/spirit_island/words/en.ftl?raw";
import type { Asked, GameInfo, Params } from "../../wire/protocol";
import { isInside } from "../../lib/geometry";
import { Words } from "../../lib/words";
import { lyingBeside } from "./beside";
import { legendOf } from "./legend";
import { layoutOf, pieceId, signsOf, spanAt, thingsIn } from "./layout";
import { islandOf } from "./map";
import { markerIcon, tokenSide } from "./pieces";
import {
  afterElements,
  heads,
  beside,
  causeOf,
  collapseText,
  colours,
  deckByStage,
  describe as tell,
  escalates,
  fallingWith,
  focusOf,
  foesOf,
  holdingEverywhere,
  laid,
  missing,
  needsOf,
  optionsAt,
  pilesOf,
  places,
  powerText,
  printedOf,
  ravageText,
  score,
  shows,
  terrorText,
} from "./state";
import { statistics } from "./statistics";
import { flights, isOf, thingOf } from "./travel";
import type { InvaderCard, SpiritIslandData } from "./types";
import type { LandView, PieceView, SpiritIslandView, SpiritView } from "./view";

const data = spiritIsland() as SpiritIslandData;
const game = { data } as unknown as GameInfo;
const words = new Words("en", { texts: [english], game: "spirit_island" });
const worte = new Words("de", { texts: [german], game: "spirit_island" });

const piece = (kind: PieceView["kind"], count = 1, more: Partial<PieceView> = {}): PieceView => ({
  kind,
  count,
  damage: 0,
  strife: 0,
  health: 2,
  strength: 2,
  ...more,
});
function land(id: string, more: Partial<LandView> = {}): LandView {
  const none = {
    blight: 0,
    beasts: 0,
    wilds: 0,
    disease: 0,
    badlands: 0,
    markers: 0,
    faces: [],
    defend: 0,
    isolated: false,
    frozen: false,
  };
  return {
    id,
    ground: `A${id.slice(2)}`,
    place: 0,
    number: 4,
    terrain: "sands",
    coastal: false,
    in_play: true,
    gone: false,
    joined: null,
    pieces: [],
    presence: [0, 0],
    sacred: [false, false],
    ...none,
    ...more,
  };
}
function spirit(seat: number, more: Partial<SpiritView> = {}): SpiritView {
  const piles = {
    hand: ["wash_away"],
    drawn: [],
    played: ["flash_floods", "boon_of_vigor"],
    used: ["boon_of_vigor"],
    discard: [],
    forgotten: [],
    days: [],
  };
  return { seat, id: "river_surges_in_sunlight", energy: 3, plays: 2, ...piles, ...more } as SpiritView;
}
function view(lands: LandView[] = [], more: Partial<SpiritIslandView> = {}): SpiritIslandView {
  const fear = { pool: 8, shown: 3, earned: 0, deck: [0, 2, 3], level: 2, to_next: 2, by_ritual: false, discarded: [] };
  return {
    phase: "spirit",
    lands,
    spirits: [spirit(0), spirit(1)],
    ravages: [],
    builds: {},
    lasting: [],
    sources: [],
    corners: [],
    scenario: null,
    wave: null,
    fear,
    ...more,
  } as SpiritIslandView;
}
function asked(key: string, domain: string, ids: string[], about: Params = {}): Asked {
  const options = ids.map((id) => ({ id, about: { option: `${domain}:${id}`, ...about } }));
  return { seat: 0, key: `spirit_island-${key}`, rule: "", domain, on_board: false, begun: false, options };
}

describe("a spirit", () => {
  it("has a colour and an emblem by seat", () => {
    expect(colours(view()).map((colour) => colour.emblem)).toEqual(["wave", "wheel"]);
  });

  it("shows what it can still do: energy, and plays or powers in play", () => {
    expect(score(view(), 0)).toEqual({ value: 3, icon: "energy", label: "spirit_island-page-energy" });
    expect(beside(view(), 0)?.value).toBe(2);
    expect(beside(view([], { phase: "fast" }), 0)?.value).toBe(1);
    expect(beside(view([], { spirits: [{ seat: 0, id: null }] }), 0)).toBeNull();
  });

  it("has its cards in piles; what can be chosen comes first", () => {
    expect(pilesOf(spirit(0)).map((pile) => pile.where)).toEqual(["play", "hand"]);
    expect(pilesOf(spirit(0), new Set(["wash_away"])).map((pile) => pile.where)).toEqual(["hand", "play"]);
    expect(pilesOf(spirit(0, { days: ["rivers_bounty"] }), new Set(["rivers_bounty"]))[0]).toEqual({
      where: "days",
      cards: ["rivers_bounty"],
    });
    expect(pilesOf(spirit(0), new Set(["rivers_bounty"]))[0]).toEqual({ where: "drawn", cards: ["rivers_bounty"] });
  });
});

describe("an option", () => {
  it("is shown where the thing is", () => {
    expect(places(asked("target", "land", ["1-4"]))).toBe("board");
    expect(places(asked("from", "land_or_stop", ["stop", "1-4"]), "stop")).toBe("bar");
    expect(places(asked("play", "power_or_stop", ["stop", "wash_away"]), "wash_away")).toBe("tray");
    expect(places(asked("presence-from", "source", ["energy", "island"]), "energy")).toBe("tray");
    expect(places(asked("presence-from", "source", ["energy", "island"]), "island")).toBe("bar");
    expect(places(asked("growth", "option", ["1"]))).toBe("tray");
    expect(places(asked("deck", "deck", ["minor"]))).toBe("bar");
    expect(places(asked("hit", "piece", ["town"], { focus: "land:1-4" }))).toBe("board");
    expect(places(asked("hit", "piece", ["town"]))).toBe("bar");
    expect(optionsAt(asked("use", "use", ["done", "flash_floods"]), "bar").map((option) => option.id)).toEqual([
      "done",
    ]);
    expect(optionsAt(null, "bar")).toEqual([]);
  });

  it("has no island before it is laid out", () => {
    expect([laid(view()), laid(view([land("1-4")]))]).toEqual([false, true]);
  });

  it("knows the land and the card it is about", () => {
    const hit = asked("hit", "piece", ["town"], { focus: "land:1-4", by: 1, cause: "cause:flash_floods" });
    expect([focusOf(hit), causeOf(hit)]).toEqual(["1-4", "flash_floods"]);
    expect([focusOf(null), causeOf(asked("deck", "deck", ["minor"], { by: 0 }))]).toEqual([null, null]);
  });
});

describe("elements", () => {
  const have = { sun: 1, moon: 0, fire: 0, air: 0, water: 3, earth: 0, plant: 0, animal: 0 };

  it("are counted against what a threshold asks for", () => {
    const needs = needsOf({ elements: { sun: 2, water: 3 } }, have);
    expect(needs).toEqual([
      { element: "sun", need: 2, have: 1 },
      { element: "water", need: 3, have: 3 },
    ]);
    expect(missing(needs)).toBe(1);
    expect(missing(needsOf({ elements: [{ moon: 4 }, { water: 2 }] }, have))).toBe(0);
    expect(needsOf({}, null)).toEqual([]);
  });

  it("are drawn, so they need not be read", () => {
    expect(afterElements("2 Sun and 3 Water, instead: Deal 2 damage.", words)).toBe("Instead: Deal 2 damage.");
    expect(afterElements("1 Sonne und 2 Wasser: 1 Dorf schieben.", worte)).toBe("1 Dorf schieben.");
    expect(afterElements("Push 1 explorer.", words)).toBe("Push 1 explorer.");
  });
});

describe("printed things", () => {
  it("are found by their ids", () => {
    const { powers, innates, invaders } = printedOf(game);
    expect(powers.get("flash_floods")?.cost).toBe(2);
    expect(innates.get("massive_flooding")?.levels).toHaveLength(3);
    expect(printedOf(game).powers).toBe(powers);
    expect(shows(invaders.get("2_coastal")!, land("1-1", { coastal: true }))).toBe(true);
    expect(shows(invaders.get("1_sands")!, land("1-4"))).toBe(true);
    expect(shows(invaders.get("1_sands")!, land("1-0", { terrain: "ocean" }))).toBe(false);
  });

  it("say what they do, with their thresholds apart", () => {
    const texts =
      "spirit_island-text-x-1 = Range 1.\nspirit_island-text-x-2 = Push 1 town.\nspirit_island-text-x-3 = 2 Sun: Push 1 city.\n";
    const told = new Words("en", { texts: [english, texts], game: "spirit_island" });
    expect(powerText({ id: "x", thresholds: [{}] }, told)).toEqual({
      target: "Range 1.",
      effect: "Push 1 town.",
      thresholds: ["Push 1 city."],
    });
    expect(powerText({ id: "x", thresholds: [] }, told).effect).toBe("Push 1 town. 2 Sun: Push 1 city.");
    expect(powerText({ id: "y" }, told)).toEqual({ target: "", effect: "", thresholds: [] });
  });

  it("say their elements once where two thresholds have the same", () => {
    const [storm, calm] = [{ elements: { fire: 2, air: 3 } }, { elements: { air: 3 } }];
    const found = heads([storm, { ...storm }, calm], ["+1 range.", "Destroy 1 town.", "1 fear."]);
    expect(found.map(({ text, n }) => [text, n])).toEqual([
      ["+1 range. Destroy 1 town.", 0],
      ["1 fear.", 2],
    ]);
    expect(found[0]?.threshold).toBe(storm);
  });
});

describe("invaders", () => {
  it("are counted by stage", () => {
    expect(deckByStage([1, 2, 2, 3])).toEqual([
      { stage: 1, cards: 1 },
      { stage: 2, cards: 2 },
      { stage: 3, cards: 1 },
    ]);
  });

  it("fear more at the next level, to which cards or rituals lead", () => {
    const fear = view().fear;
    expect(terrorText(view(), words)).toBe("Terror level II, 2 cards to the next");
    expect(terrorText(view([], { fear: { ...fear, level: 3, to_next: null } }), words)).toBe("Terror level III");
    const ritual = { ...fear, deck: [15, 0, 0], to_next: null, by_ritual: true };
    expect(terrorText(view([], { fear: { ...ritual, level: 1 } }), words)).toBe("Terror level I, a ritual raises it");
    expect(terrorText(view([], { fear: { ...ritual, level: 3 } }), worte)).toBe(
      "Furchtstufe III, Sieg durch ein Ritual",
    );
  });

  it("are held up everywhere, and by whom if a power said it", () => {
    const row = { verb: "wherever", says: "alternative:stand-1", land: null, until: "turn" };
    const texts = "spirit_island-alternative-stand-1 = Defend 2";
    const told = new Words("en", {
      texts: [english, texts],
      game: "spirit_island",
      names: { "seat:p2": "Thunderspeaker" },
    });
    const lines = holdingEverywhere(
      view([], {
        lasting: [
          { ...row, seat: null },
          { ...row, seat: 1 },
          { ...row, seat: 1, until: "game" },
        ],
      }),
      told,
    );
    expect(lines).toEqual(["Defend 2", "Thunderspeaker: Defend 2"]);
  });

  it("threaten in words", () => {
    const ravage = { land: "1-4", damage: 3, blight: true, cascade: true, lost: 1, answer: 2 };
    expect(ravageText(ravage, words)).toBe("3 damage, 1 blight, cascade, 1 Dahan falls, 2 damage back");
    const here = land("1-4", { pieces: [piece("town", 2, { damage: 1 }), piece("dahan")], blight: 1, defend: 4 });
    expect(tell(view([here], { ravages: [ravage], builds: { "1-4": "city" } }), here, words)).toBe(
      "A4 · Sands: 2 towns (1 damage), 1 Dahan, 1 blight; Defend 4; Ravage: 3 damage, 1 blight, cascade, 1 Dahan falls, 2 damage back; Build: a city",
    );
    const frozen = land("1-4", { frozen: true });
    expect([signsOf(frozen, undefined, undefined)[0]?.is, tell(view([frozen]), frozen, worte)]).toEqual([
      "frozen",
      "A4 · Wüste: nichts hier; im Stillstand",
    ]);
    expect(signsOf(here, ravage, "city").map((sign) => [sign.is, sign.text])).toEqual([
      ["ravage", "3»"],
      ["build", "+"],
      ["defend", "4"],
    ]);
  });
});

describe("what stands in a land", () => {
  it("is named as answers name it", () => {
    expect([
      pieceId(piece("town")),
      pieceId(piece("town", 1, { damage: 1 })),
      pieceId(piece("city", 1, { strife: 2 })),
    ]).toEqual(["town", "town:1", "city:0:2"]);
  });

  it("is in two groups, invaders above", () => {
    const { above, below } = thingsIn(
      land("1-4", { pieces: [piece("dahan"), piece("explorer"), piece("city")], presence: [1, 0], blight: 2 }),
    );
    expect(above.map((thing) => thing.id)).toEqual(["city", "explorer"]);
    expect(below.map((thing) => thing.id)).toEqual(["presence:0", "dahan", "blight"]);
  });

  it("may be markers of the scenario and elements on corners", () => {
    const here = land("1-4", { markers: 2 });
    const there = view([here, land("1-5", { joined: "1-4" })], {
      scenario: "ward_the_shores",
      corners: [{ lands: ["1-4", "1-5"], element: "fire", at: [0, 0] }],
    });
    expect(thingsIn(here, markerIcon("ward_the_shores")).below).toMatchObject([
      { id: "markers", count: 2, icon: "tk-ward" },
    ]);
    expect(tell(there, here, words)).toBe(
      "A4 · Sands: 2 wards; one land with A5 this turn; Fire on the corner of A4 A5",
    );
    expect(tell({ ...there, scenario: null }, here, worte)).toContain("2 Marker");
  });

  it("falls with presence where a panel says so", () => {
    const row = { land: "1-4", presence: 3, damage: 3, lost: 2, dahan_damage: 3, dahan_lost: 1, farther: 1 };
    const own = { ...spirit(0), collapses: [row] };
    expect(collapseText(row, words)).toBe(
      "If all presence here is destroyed: invaders: 3 damage, 2 can fall; Dahan: 3 damage, 1 can fall",
    );
    expect(signsOf(land("1-4"), undefined, undefined, row).map((sign) => [sign.is, sign.text])).toEqual([
      ["collapse", "3−1"],
    ]);
    expect([...fallingWith(game, own, ["explosive_eruption"]).keys()]).toEqual(["1-4"]);
    expect(fallingWith(game, own, ["wash_away", null]).size).toBe(0);
    expect(fallingWith(game, undefined, ["explosive_eruption"]).size).toBe(0);
  });

  it("is named by its sign, tokens in their order", () => {
    const here = land("1-4", { beasts: 1, wilds: 2, disease: 1, badlands: 1, blight: 1 });
    expect(thingsIn(here).below.map((thing) => thing.id)).toEqual(["beasts", "wilds", "disease", "badlands", "blight"]);
    expect(tell(view([here]), here, words)).toContain("1 beasts, 2 wilds, 1 disease, 1 badlands, 1 blight");
    const thieves = land("1-4", { markers: 2, faces: [0, 3] });
    expect(thingsIn(thieves).below.map((thing) => thing.id)).toEqual(["markers"]);
    expect(tell(view([thieves]), thieves, words)).toContain("2 markers, a blank one face up, a 3 face up");
    expect(legendOf(false).map((sign) => sign.id)).toEqual(["explorer", "town", "city", "dahan", "blight"]);
    for (const { id } of legendOf(true))
      for (const told of [words, worte]) expect(told.has(`spirit_island-page-legend-${id}-does`), id).toBe(true);
    expect([tokenSide(12), tokenSide(50)]).toEqual([12, 36]);
  });

  it("stands inside it without covering anything else, as much as usually is there", () => {
    const island = islandOf(data.boards.records.slice(0, 1), [[0, 0, 0]]);
    const here = land("", {
      pieces: [piece("city"), piece("town", 2), piece("explorer"), piece("dahan", 2)],
      presence: [1, 0],
      blight: 1,
    });
    for (const drawing of island.lands.filter((one) => one.terrain !== "ocean")) {
      const { things, size } = layoutOf(drawing, here, 1.2, []);
      expect(things, drawing.id).toHaveLength(6);
      for (const {
        at: [x, y],
      } of things) {
        const span = spanAt(
          drawing.polygon.map(([px, py]) => [px * 1.2, py * 1.2] as const),
          y,
        );
        expect(span !== null && x > span[0] && x < span[1], drawing.id).toBe(true);
      }
      things.forEach(({ at: a }, n) =>
        things
          .slice(n + 1)
          .forEach(({ at: b }) =>
            expect(Math.hypot(a[0] - b[0], a[1] - b[1]), drawing.id).toBeGreaterThan(size * 0.85),
          ),
      );
    }
  });

  it("is told inside the land, in the order of what matters", () => {
    const island = islandOf(data.boards.records.slice(0, 1), [[0, 0, 0]]);
    const here = land("", { pieces: [piece("town"), piece("explorer")], blight: 1 });
    const ravage = { land: "", damage: 3, blight: true, cascade: false, lost: 0, answer: 0 };
    for (const drawing of island.lands.filter((one) => one.terrain !== "ocean")) {
      for (const scale of [0.8, 1.2]) {
        const polygon = drawing.polygon.map(([x, y]) => [x * scale, y * scale] as const);
        const { name, signs, zoom } = layoutOf(drawing, here, scale, signsOf(here, ravage, "town"));
        expect(signs.map(({ sign }) => sign.is)).toEqual(["ravage", "build"]);
        for (const [at, width] of [[name, 20], ...signs.map((one) => [one.at, one.sign.width] as const)] as const) {
          expect(
            isInside(at, polygon) && isInside([at[0] + width * zoom, at[1]], polygon),
            `${drawing.id} ${scale}`,
          ).toBe(true);
        }
      }
      expect(layoutOf(drawing, here, 0.3, signsOf(here, ravage, "town")).signs[0]?.sign.is).toBe("ravage");
    }
  });

  it("travels from land to land, and from the supply", () => {
    const before = view([land("1-4", { pieces: [piece("explorer", 2)] }), land("1-5")]);
    const after = view([
      land("1-4", { pieces: [piece("explorer", 1)] }),
      land("1-5", { pieces: [piece("explorer"), piece("town")], presence: [1, 0] }),
    ]);
    const found = flights(before, after).map(({ kind, seat, from, to }) => [kind ?? seat, from, to]);
    expect(found).toEqual([
      ["explorer", "1-4", "1-5"],
      ["town", null, "1-5"],
      [0, null, "1-5"],
    ]);
    expect(flights(view([]), after)).toEqual([]);
    const moved = flights(
      view([land("1-4", { beasts: 1, blight: 1 }), land("1-5")]),
      view([land("1-4"), land("1-5", { beasts: 1 })]),
    );
    expect(moved.map(({ kind, from, to }) => [kind, from, to])).toEqual([["beasts", "1-4", "1-5"]]);
  });

  it("is drawn on its way as what it is", () => {
    const town = { is: "piece", kind: "town", seat: -1, count: 2, from: null, to: "1-1" } as const;
    const presence = { is: "presence", kind: null, seat: 1, count: 1, from: "1-1", to: null } as const;
    expect(thingOf(town)).toMatchObject({ is: "piece", kind: "town", count: 2 });
    expect(thingOf(presence)).toMatchObject({ is: "presence", seat: 1, count: 1 });
    const beasts = { is: "token", kind: "beasts", seat: -1, count: 1, from: "1-1", to: "1-2" } as const;
    expect(thingOf(beasts)).toMatchObject({ is: "token", token: "beasts", count: 1 });
    for (const flight of [town, presence, beasts]) expect(isOf(flight, thingOf(flight))).toBe(true);
    expect(isOf(beasts, thingOf({ ...beasts, kind: "wilds" }))).toBe(false);
    expect(isOf(town, thingOf(presence))).toBe(false);
    expect(isOf(presence, thingOf({ ...presence, seat: 0 }))).toBe(false);
    expect(isOf(presence, thingOf(town))).toBe(false);
  });
});

describe("the adversaries", () => {
  const printedWords = new Words("en", {
    texts: [
      english,
      "spirit_island-text-england-escalation = A boom.\nspirit_island-text-sweden-level1 = Mining.\nspirit_island-text-sweden-level2 = Cities.",
    ],
    game: "spirit_island",
  });
  const england = { id: "england", level: 0 };

  it("stand with all that they change, up to their level", () => {
    expect(foesOf(view([], { adversaries: [england], scenario: null }), printedWords).map((foe) => foe.lines)).toEqual([
      ["A boom."],
    ]);
    expect(foesOf(view([], { adversaries: [], scenario: "blitz" }), printedWords).map((foe) => foe.id)).toEqual([
      "blitz",
    ]);
  });

  it("say who leads when there are two", () => {
    const both = foesOf(view([], { adversaries: [england, { id: "sweden", level: 1 }], scenario: null }), printedWords);
    expect(both.map((foe) => foe.lines)).toEqual([
      ["Leading adversary: it escalates as usual.", "A boom."],
      ["Supporting adversary: it escalates with every stage III card.", "Mining."],
    ]);
  });

  it("escalate with a flag, and the supporting one with the last stage", () => {
    const card = (stage: number, escalation: boolean): InvaderCard => ({
      id: "card",
      stage,
      match: ["sands"],
      escalation,
    });
    const marked = (adversaries: SpiritIslandView["adversaries"]): boolean[] =>
      [card(1, false), card(2, true), card(3, false)].map((one) => escalates(one, view([], { adversaries })));
    expect(marked([])).toEqual([false, false, false]);
    expect(marked([england])).toEqual([false, true, false]);
    expect(marked([england, { id: "sweden", level: 1 }])).toEqual([false, true, true]);
    expect(escalates(undefined, view([], { adversaries: [england] }))).toBe(false);
  });
});

describe("the words of the page", () => {
  it("are there in both languages", () => {
    const keys = [...english.matchAll(/^(spirit_island-(?:page|statistics)-[\w-]+) =/gm)].map((found) => found[1]!);
    expect(keys.length).toBeGreaterThan(60);
    for (const key of [...keys, ...statistics.map((one) => one.label)])
      expect([words.has(key), worte.has(key)], key).toEqual([true, true]);
  });
});

describe("beside the island", () => {
  const invaders = { commands: 1, commands_laid: [4] } as unknown as SpiritIslandView["invaders"];
  const panel = { markers: 3, beasts: 2, blight: 0, towns: 0, thieves: 0 };

  it("lies what adversaries, scenarios and the players keep", () => {
    const found = lyingBeside(view([land("1-4", { beasts: 5 })], { panel, invaders, losses: [] }), words);
    expect(found.map(({ id, count }) => [id, count])).toEqual([
      ["markers", "3"],
      ["beasts", "2"],
      ["commands", "1"],
    ]);
    const sources = [{ number: 6, id: "powers_long_forgotten-6", finder: "invaders" }];
    const scenario = lyingBeside(view([], { panel: { ...panel, thieves: 17 }, invaders, sources, losses: [] }), words);
    expect(scenario.map(({ id, count }) => [id, count]).slice(2)).toEqual([
      ["thieves", "17"],
      ["source-6", "6"],
      ["commands", "1"],
    ]);
    expect(scenario[3]?.text).toContain("found by the invaders");
    const wave = { half: 2, spirits: [], set_aside: ["wash_away"], blight: 3 };
    const second = lyingBeside(
      view([], { panel: { ...panel, markers: 0, beasts: 0 }, invaders: { ...invaders, commands: 0 }, wave }),
      words,
    );
    expect(second.map(({ id, count }) => [id, count.slice(0, 3)])).toEqual([
      ["wave", "2/2"],
      ["set-aside-wash_away", expect.any(String)],
      ["blight-beside", "+3"],
    ]);
    const nothing = { markers: 0, beasts: 0, blight: 0, towns: 0, thieves: 0 };
    expect(
      lyingBeside(view([], { panel: nothing, invaders: { ...invaders, commands: 0 }, losses: [] }), worte),
    ).toEqual([]);
  });

  it("is told once: what is counted for a loss stands with it", () => {
    const losses = [
      { by: "russia", what: "panel-beasts", have: 2, limit: 5, course: "more" as const, left: 2, damage: 0 },
    ];
    expect(lyingBeside(view([], { panel, invaders, losses }), words).map(({ id }) => id)).toEqual([
      "markers",
      "commands",
    ]);
  });
});
