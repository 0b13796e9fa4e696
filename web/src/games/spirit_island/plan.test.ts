import { describe, expect, it } from "vitest";
import type { Point } from "../../lib/geometry";
import type { Mark, MarkKind } from "../../wire/protocol";
import { freePlace, isFolded, marksByLand, meantCards, outlook, skippedLands, threatsOf } from "./plan";
import type { SpiritIslandView } from "./view";

const mark = (kind: MarkKind, place = "", seat = 0): Mark => ({ seat, kind, place, thing: "", text: "" });
const ravage = (land: string, damage: number, blight: boolean, cascade = false) => ({
  land,
  damage,
  blight,
  cascade,
  lost: 1,
  answer: 0,
});
const view = {
  ravages: [ravage("1-1", 1, false), ravage("1-2", 3, true), ravage("1-3", 2, true, true)],
  lasting: [
    { land: "1-4", verb: "skip", says: "alternative:x" },
    { land: "1-5", verb: "defend", says: "alternative:y" },
  ],
} as unknown as SpiritIslandView;

describe("a plan", () => {
  it("is read land by land, many marks as one", () => {
    const plan = [
      mark("pin", "1-1"),
      mark("ready"),
      mark("ask", "1-2"),
      mark("take", "1-1", 1),
      mark("note", "1-1"),
      mark("pin", "1-1", 1),
    ];
    const found = marksByLand(plan);
    expect(found.map(({ land, marks }) => [land, marks.length])).toEqual([
      ["1-1", 4],
      ["1-2", 1],
    ]);
    expect(found.map(isFolded)).toEqual([true, false]);
  });
  it("has the greatest threat first, with those who take it", () => {
    expect(
      threatsOf(view, [mark("take", "1-2", 1), mark("pin", "1-2")]).map(({ ravage: one, takers }) => [
        one.land,
        takers,
      ]),
    ).toEqual([
      ["1-3", []],
      ["1-2", [1]],
      ["1-1", []],
    ]);
    expect(outlook(view)).toEqual({ blight: 2, cascades: 1, dahan: 3 });
  });
  it("knows where actions are skipped", () => {
    expect([...skippedLands(view).keys()]).toEqual(["1-4"]);
  });
});

describe("a note", () => {
  const within = { x0: 0, y0: 0, x1: 800, y1: 600 };
  const isLand = ([x]: Point): boolean => x < 400;
  it("lies in the sea, beside what is taken, and on the screen", () => {
    const size = { wide: 120, high: 30 };
    const first = freePlace([380, 300], size, [], isLand, within);
    expect(first[0] - size.wide / 2).toBeGreaterThanOrEqual(400);
    const box = { x0: first[0] - 60, x1: first[0] + 60, y0: first[1] - 15, y1: first[1] + 15 };
    const second = freePlace([380, 300], size, [box], isLand, within);
    expect(Math.abs(second[1] - first[1]) >= 30 || Math.abs(second[0] - first[0]) >= 120).toBe(true);
  });
});

describe("cards that are meant", () => {
  const meant = (seat: number, kind: "card" | "aim" | "pin", thing: string): Mark => ({
    seat,
    kind,
    place: kind === "card" ? "" : "1-1",
    thing,
    text: "",
  });
  it("are those of the hand, in the order of the marks, each once", () => {
    const plan = [
      meant(0, "card", "floods"),
      meant(1, "card", "raid"),
      meant(0, "aim", "boon"),
      meant(0, "aim", "floods"),
      meant(0, "aim", "massive_flooding"),
    ];
    expect(meantCards(plan, 0, ["boon", "wash", "floods"])).toEqual(["floods", "boon"]);
    expect(meantCards(plan, 0, ["wash"])).toEqual([]);
  });
});
