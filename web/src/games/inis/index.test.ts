import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/inis/data/inis.json";
import english from "../../../../src/tuath/games/inis/words/en.ftl?raw";
import type { Asked, GameInfo } from "../../wire/protocol";
import { Words } from "../../lib/words";
import { layoutOf } from "./layout";
import {
  beside,
  best,
  cardLines,
  cardsOf,
  cellsOf,
  colours,
  concerns,
  describe as tell,
  inTurn,
  optionsAt,
  ownerOf,
  places,
  score,
  shelters,
  spotHeart,
  territoryOf,
} from "./state";
import { flights, standingOn } from "./travel";
import type { InisView, PlayerView, TerritoryView } from "./view";

const game = {
  data: printed,
  domains: { territory: ["cove", "hills"], maneuver: ["withdraw", "end", "attack:p1", "act_bard"] },
} as unknown as GameInfo;

function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  const cards = { action: 4, advantage: 1, epic: 2 };
  return {
    seat,
    deeds: 0,
    pretender: false,
    cards,
    conditions: { land: 0, religion: 2, territories: 3 },
    met: 0,
    ...more,
  } as PlayerView;
}
function land(id: string, clans: number[], more: Partial<TerritoryView> = {}): TerritoryView {
  return {
    id,
    clans,
    citadels: 0,
    sanctuaries: 0,
    capital: false,
    festival: false,
    chieftain: null,
    ...more,
  } as TerritoryView;
}
function view(territories: TerritoryView[] = [], more: Partial<InisView> = {}): InisView {
  return {
    territories,
    players: [player(0), player(1), player(2)],
    needed: 6,
    direction: "clockwise",
    clash: null,
    ...more,
  } as InisView;
}
function asked(key: string, domain: string, ids: string[]): Asked {
  const options = ids.map((id) => ({ id, about: { option: `${domain}:${id}` } }));
  return { seat: 0, key, rule: "", domain, on_board: false, begun: false, options };
}

describe("a player", () => {
  it("has a colour and an emblem by seat", () => {
    expect(colours(view())).toEqual([
      { token: "madder", emblem: "spear" },
      { token: "woad", emblem: "wave" },
      { token: "verdigris", emblem: "leaf" },
    ]);
  });

  it("is measured by the condition that is furthest; Deeds help no further than the goal", () => {
    expect(best(player(0), 6)).toEqual({ condition: "territories", value: 3 });
    expect(best(player(0, { deeds: 5 }), 6).value).toBe(6);
    expect(best(player(0, { conditions: { land: 7, religion: 0, territories: 1 }, deeds: 1 }), 6)).toEqual({
      condition: "land",
      value: 7,
    });
    expect(score(view(), 1)).toEqual({ value: 3, icon: "territory" });
  });

  it("shows the token on a phone, else how many cards there are", () => {
    expect(beside(view(), 0)).toEqual({ value: 7, icon: "hand" });
    expect(beside(view([], { players: [player(0, { pretender: true, met: 1 })] }), 0)).toEqual({
      value: 1,
      icon: "pretender",
    });
  });

  it("comes after another in the direction of play", () => {
    expect(inTurn(view(), 1)).toEqual([1, 2, 0]);
    expect(inTurn(view([], { direction: "counterclockwise" }), 1)).toEqual([1, 0, 2]);
  });
});

describe("an option", () => {
  it("lies on the island, in the hand or in the bar", () => {
    const act = asked("inis-act", "act", ["act_bard", "adv_swamp", "pass", "pretender"]);
    expect(places(act)).toBe("tray");
    expect(optionsAt(act, "tray").map((option) => option.id)).toEqual(["act_bard", "adv_swamp"]);
    expect(optionsAt(act, "bar").map((option) => option.id)).toEqual(["pass", "pretender"]);
    const move = asked("inis-move-to", "place", ["cove", "stop"]);
    expect(places(move)).toBe("board");
    expect(places(move, "stop")).toBe("bar");
    expect(places(asked("inis-spot", "spot", ["a:0:1"]))).toBe("board");
    expect(places(asked("inis-peace", "agreement", ["yes", "no"]))).toBe("bar");
  });

  it("of a window without a fitting card is a button only", () => {
    expect(places(asked("inis-react", "reaction", ["decline", "decline_round"]))).toBe("bar");
    expect(places(asked("inis-react", "reaction", ["act_geis", "decline"]))).toBe("tray");
  });

  it("lies in the tray when it is a tile that is not on the island yet", () => {
    expect(places(asked("inis-tile", "territory", ["cove"]), "cove")).toBe("tray");
  });

  it("is explained only where the question could be about it", () => {
    expect(concerns(game, asked("inis-maneuver", "maneuver", []), "attack:p1")).toBe(true);
    expect(concerns(game, asked("inis-maneuver", "maneuver", []), "cove")).toBe(false);
    expect(concerns(game, null, "cove")).toBe(false);
  });

  it("names its spot or its clan", () => {
    expect(cellsOf("a:1:-2")).toEqual([
      [1, -2],
      [2, -2],
      [1, -1],
    ]);
    expect(cellsOf("b:0:0")).toEqual([
      [0, 0],
      [-1, 0],
      [0, -1],
    ]);
    expect(cellsOf("cove")).toBeNull();
    expect(spotHeart("a:0:0")?.[1]).toBeCloseTo(50);
    expect([territoryOf("cove:p2"), ownerOf("cove:p2"), territoryOf("cove"), ownerOf("cove")]).toEqual([
      "cove",
      1,
      "cove",
      null,
    ]);
  });
});

describe("a territory", () => {
  const clash = { territory: "hills", sheltered: [0, 1, 0] } as InisView["clash"];

  it("shelters clans in its Citadels, the Capital first", () => {
    const hills = land("hills", [2, 3, 0], { citadels: 1, capital: true });
    expect(shelters(view([hills], { clash }), hills)).toEqual([1, null]);
    expect(shelters(view([hills]), hills)).toEqual([null, null]);
  });

  it("shows clans in three or fewer, and the sheltered ones in their Citadel", () => {
    const hills = land("hills", [5, 3, 0], { citadels: 1 });
    const layout = layoutOf(view([hills], { clash }), hills, "Hills", 0.8);
    expect(layout.groups.map(({ seat, clans, drawn }) => [seat, clans, drawn])).toEqual([
      [0, 5, 3],
      [1, 2, 2],
    ]);
    expect(layout.buildings.map(({ kind, inside }) => [kind, inside])).toEqual([["citadel", 1]]);
  });

  it("draws one clan with its number where there is no room", () => {
    const hills = land("hills", [5, 3, 4, 2]);
    const { groups, sizes } = layoutOf(view([hills]), hills, "Hills", 0.3);
    expect(groups.map((group) => group.drawn)).toEqual([1, 1, 1, 1]);
    expect(Math.max(...groups.map((group) => Math.abs(group.at[0])))).toBeLessThan(sizes.room / 2);
  });

  it("writes a long name in two lines on a small island", () => {
    const gates = land("gates", [1]);
    expect(layoutOf(view([gates]), gates, "Gates of Tír na nÓg", 0.34).lines).toEqual(["Gates of", "Tír na nÓg"]);
    expect(layoutOf(view([gates]), gates, "Gates of Tír na nÓg", 1).lines).toHaveLength(1);
  });

  it("is told in words", () => {
    const words = new Words("en", { texts: [english], game: "inis", names: { "seat:p1": "Ann" } });
    const hills = land("hills", [2, 0], { chieftain: 0, sanctuaries: 1, capital: true });
    expect(tell(hills, words)).toBe("Hills: Chieftain: Ann; Ann 2 clans; the Capital; 1 Sanctuary");
  });
});

describe("a card", () => {
  it("says what each of its sides says", () => {
    const words = new Words("en", {
      texts: ["inis-text-act_bard-1 = Draw.\ninis-text-act_bard-2 = Gain."],
      game: "inis",
    });
    expect(cardsOf(game).size).toBe(63);
    expect(cardLines(cardsOf(game).get("act_bard")!, words)).toEqual([
      { side: "season", text: "Draw." },
      { side: "triskel", text: "Gain." },
    ]);
  });
});

describe("what happened", () => {
  it("lets clans travel from where they were, or from the reserve", () => {
    const before = standingOn(view([land("cove", [3, 0]), land("hills", [0, 1])]));
    const moved = standingOn(view([land("cove", [1, 0]), land("hills", [2, 1])]));
    expect(flights(before, moved)).toEqual([{ seat: 0, clans: 2, from: "cove", to: "hills" }]);
    const placed = standingOn(view([land("cove", [3, 1]), land("hills", [0, 1])]));
    expect(flights(before, placed)).toEqual([{ seat: 1, clans: 1, from: null, to: "cove" }]);
    const lost = standingOn(view([land("cove", [2, 0]), land("hills", [0, 1])]));
    expect(flights(before, lost)).toEqual([{ seat: 0, clans: 1, from: "cove", to: null }]);
  });

  it("does not fly when another position is shown", () => {
    const clans = Array.from({ length: 7 }, (_, n) => land(`t${n}`, [1]));
    expect(flights([], standingOn(view(clans)))).toEqual([]);
  });
});
