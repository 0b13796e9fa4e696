import { expect, test } from "vitest";
import type { ListedTable } from "../wire/protocol";
import { count, facets, fits, flip, isHall, NO_FILTERS, readFilters, still, writeFilters } from "./lobby";

function table(id: string, more: Partial<ListedTable> = {}): ListedTable {
  const chairs: ListedTable["chairs"] = [
    { kind: "human", name: "Maren", bot: null },
    { kind: "open", name: "", bot: null },
  ];
  return {
    id,
    game: "inis",
    chairs,
    status: "waiting",
    count: 0,
    public: true,
    created: "",
    updated: "",
    mine: false,
    rated: false,
    clock: null,
    delay: 0,
    friends: [],
    club: null,
    ...more,
  };
}
const bots = table("b", {
  game: "origo",
  status: "playing",
  rated: true,
  chairs: [
    { kind: "human", name: "Bram", bot: null },
    { kind: "bot", name: "fair", bot: "fair" },
  ],
});

test("what a table is", () => {
  expect(facets(table("a"))).toEqual({ game: ["inis"], pace: ["none"], with: ["people"], me: ["free"] });
  expect(facets(table("c", { friends: ["Tove"], club: { id: "c", name: "Donegal" } })).with).toEqual([
    "people",
    "friends",
    "club",
  ]);
  expect(facets(bots)).toEqual({ game: ["origo"], pace: ["none"], with: ["bots"], me: ["watch", "rated"] });
});

test("nothing asked, nothing left out; within a group any of it, of all groups something", () => {
  expect([table("a"), bots].every((one) => fits(one, NO_FILTERS))).toBe(true);
  const both = flip(flip(NO_FILTERS, "game", "inis"), "game", "origo");
  expect([table("a"), bots].filter((one) => fits(one, both))).toHaveLength(2);
  expect([table("a"), bots].filter((one) => fits(one, flip(both, "me", "rated")))).toEqual([bots]);
  expect(flip(flip(both, "game", "inis"), "game", "origo")).toEqual(NO_FILTERS);
});

test("a count tells what there would be, whatever else of the group is chosen", () => {
  const filters = flip(NO_FILTERS, "game", "inis");
  expect([
    count([table("a"), bots], filters, "game", "origo"),
    count([table("a"), bots], filters, "with", "bots"),
  ]).toEqual([1, 0]);
});

test("filters stand in the address, and nonsense does not", () => {
  const filters = flip(flip(flip(NO_FILTERS, "game", "inis"), "game", "origo"), "me", "free");
  expect(writeFilters(filters)).toBe("?game=inis,origo&me=free");
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(readFilters("?game=%3Cscript%3E,inis,,inis&pace=&foo=1")).toEqual({ ...NO_FILTERS, game: ["inis"] });
  expect(writeFilters(NO_FILTERS)).toBe("");
});

test("rows keep their places: what is new waits, what is gone fades, what has changed is told", () => {
  const { rows, fresh } = still([table("a"), table("b")], [table("c"), table("b", { status: "playing" })]);
  expect(rows.map(({ table: { id, status }, gone }) => [id, status, gone])).toEqual([
    ["a", "waiting", true],
    ["b", "playing", false],
  ]);
  expect(fresh).toBe(1);
});

test("the hall is what there is to watch, and nothing else", () => {
  expect(["?me=watch&game=inis", "?me=watch,rated", "?me=free", ""].map((query) => isHall(readFilters(query)))).toEqual(
    [true, false, false, false],
  );
});
