import { describe, expect, it } from "vitest";
import printed from "../../../../src/tuath/games/arrival/data/arrival.json";
import type { Asked } from "../../wire/protocol";
import { balance, cardsById, colours, expectedAt, optionsAt, places, score, signOf, spent, sumOf } from "./state";
import { statistics } from "./statistics";
import { flights } from "./travel";
import type { ArrivalData } from "./types";
import type { ArrivalView, LocationView } from "./view";

const data = printed as unknown as ArrivalData;
const [map, first] = [data.map, data.map.locations];

function location(id: string, more: Partial<LocationView> = {}): LocationView {
  return { id, owner: null, discs: 0, fomori: null, ...more };
}

/** The start: castles, and a first Áit of each of two leaders. */
function view(more: Partial<ArrivalView> = {}): ArrivalView {
  const locations = first.map(({ id, castle }) => location(id, castle ? { fomori: "castle" } : {}));
  for (const [seat, id] of ["umall", "latharna"].entries()) {
    locations[locations.findIndex((other) => other.id === id)] = location(id, { owner: seat, discs: 1 });
  }
  const leaders = ["tuath_de", "fir_bolg"].map((tribe, seat) => ({ seat, tribe, fame: 4 + seat, corruption: 2 }));
  return { locations, leaders, result: null, ...more } as unknown as ArrivalView;
}

function asked(key: string, domain: string, ids: string[]): Asked {
  const options = ids.map((id) => ({ id, about: { option: `${domain}:${id}` } }));
  return {
    seat: 0,
    key,
    rule: "",
    domain,
    on_board: ["location", "site", "province"].includes(domain),
    begun: false,
    options,
  };
}

describe("a leader", () => {
  it("has the colour and the emblem of the tribe", () => {
    expect(colours(view())).toEqual([
      { token: "orpiment", emblem: "wheel" },
      { token: "madder", emblem: "spear" },
    ]);
  });

  it("has some colour before a tribe is chosen", () => {
    const undecided = view();
    undecided.leaders[0]!.tribe = null;
    expect(colours(undecided)[0]).toEqual({ token: "gall", emblem: "knot" });
  });

  it("is measured by fame, or by what decided the game", () => {
    expect(score(view(), 1)).toEqual({ value: 5, icon: "fame" });
    const overrun = view({ result: { ending: "overrun", winners: [0], scores: [1, 9] } });
    expect(score(overrun, 1)).toEqual({ value: 9, icon: "corruption" });
    const repelled = view({ result: { ending: "repelled", winners: [0], scores: [30, 9] } });
    expect(score(repelled, 0)).toEqual({ value: 30, icon: "fame" });
  });
});

describe("a place, while it is asked what to do", () => {
  const deed = (verb: string) => ({
    verb,
    asked: asked(`arrival-${verb}`, "location", ["umall"]),
    option: { id: "umall", about: {} },
  });

  it("says what can be done there, or how many things can be", () => {
    expect(signOf([])).toBeNull();
    expect(signOf([deed("repel")])).toEqual({ icon: "sword" });
    expect(signOf([deed("build"), deed("spread")])).toEqual({ count: 2 });
  });

  it("makes one think of what is usual there first", () => {
    const verbs = (more: Partial<LocationView>) =>
      expectedAt(location("umall", more), 0, "magnata").map(({ verb }) => verb);
    expect(verbs({ fomori: "sineach" })).toEqual(["repel", "shield"]);
    expect(verbs({ owner: 0, discs: 1 })).toEqual(["build", "spread", "shield"]);
    expect(verbs({ owner: 1, discs: 1 })).toEqual(["spread", "build", "shield"]);
    expect(expectedAt(location("tor_mor", { fomori: "castle" }), 0, null)).toEqual([
      { verb: "repel", thing: "location:tor_mor" },
    ]);
  });
});

describe("an option", () => {
  it("is shown where its thing is", () => {
    expect(places(asked("arrival-build", "location", []))).toBe("board");
    expect(places(asked("arrival-shield", "province", []))).toBe("board");
    expect(places(asked("arrival-hoard", "hoard", []))).toBe("tray");
    expect(places(asked("arrival-take", "tile", []))).toBe("tray");
    expect(places(asked("arrival-act", "act", []))).toBe("bar");
    expect(places(asked("arrival-song", "number", []))).toBe("bar");
  });

  it("without a thing goes to the bar", () => {
    const rebuild = asked("arrival-rebuild", "site", ["umall", "done"]);
    expect(places(rebuild, "done")).toBe("bar");
    expect(optionsAt(rebuild, "board").map((option) => option.id)).toEqual(["umall"]);
    expect(places(asked("arrival-ogam", "ogam", []), "keep")).toBe("bar");
    expect(optionsAt(null, "board")).toEqual([]);
  });

  it("spends a good", () => {
    expect(spent("arrival-build")).toBe("discs");
    expect(spent("arrival-spread")).toBe("fomori");
    expect(spent("arrival-act")).toBeNull();
    expect(spent(undefined)).toBeNull();
  });
});

describe("the balance", () => {
  it("counts castles for the Fomori, and a tie as overrun", () => {
    expect(balance(view())).toEqual({ fomori: 4, tribes: 2, ending: "overrun" });
    const even = view({ locations: [location("a", { owner: 0, discs: 3 }), location("b", { fomori: "sineach" })] });
    expect(balance(even).ending).toBe("overrun");
    expect(balance(view({ locations: [location("a", { owner: 0, discs: 1 })] })).ending).toBe("repelled");
  });
});

describe("earning cards", () => {
  it("are summed by section", () => {
    const cards = cardsById(data);
    const sum = sumOf([cards.get("D01"), cards.get("D02"), undefined], "top");
    const expected = data.earning_cards.cards.slice(0, 2).reduce((total, card) => total + card.top.discs, 0);
    expect(sum.discs).toBe(expected);
  });
});

describe("pieces that travel", () => {
  const before = view().locations;
  const changed = (...now: LocationView[]): LocationView[] =>
    before.map((old) => now.find((other) => other.id === old.id) ?? old);

  it("are none when nothing changes, or too much", () => {
    expect(flights(before, before, map)).toEqual([]);
    expect(
      flights(
        before,
        before.map((old) => ({ ...old, fomori: "sineach" })),
        map,
      ),
    ).toEqual([]);
  });

  it("come from the supply of their leader", () => {
    expect(flights(before, changed(location("umall", { owner: 0, discs: 2 })), map)).toEqual([
      { piece: { kind: "discs", owner: 0, count: 1 }, from: { supply: 0 }, to: { location: "umall" } },
    ]);
  });

  it("spread from a connected place of the Fomori and drive discs away", () => {
    const castle = map.locations.find((other) => other.castle)!.id;
    const [, linked] = map.connections.find(([a]) => a === castle)!;
    expect(flights(before, changed(location(linked, { fomori: "athach" })), map)).toEqual([
      { piece: { kind: "fomori", fomori: "athach" }, from: { location: castle }, to: { location: linked } },
    ]);
    const lost = flights(before, changed(location("umall", { fomori: "sineach" })), map);
    expect(lost.map((flight) => flight.to)).toEqual([{ supply: 0 }, { location: "umall" }]);
  });

  it("change places", () => {
    const swap = changed(location("umall", { owner: 1, discs: 1 }), location("latharna", { owner: 0, discs: 1 }));
    expect(flights(before, swap, map)).toEqual([
      { piece: { kind: "discs", owner: 1, count: 1 }, from: { location: "latharna" }, to: { location: "umall" } },
      { piece: { kind: "discs", owner: 0, count: 1 }, from: { location: "umall" }, to: { location: "latharna" } },
    ]);
  });
});

describe("statistics", () => {
  it("have an id and a key of the catalogue each", () => {
    expect(new Set(statistics.map(({ id }) => id)).size).toBe(statistics.length);
    for (const { label } of statistics) expect(label).toMatch(/^arrival-/);
  });
});
