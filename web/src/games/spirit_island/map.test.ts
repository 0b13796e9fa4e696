import { describe, expect, it } from "vitest";
import { spiritIsland } from "../../../tests/shipped";
import { boxAround, distance, isInside } from "../../lib/geometry";
import { aspectOf, bestTurn, changesOf, islandFor, islandOf, laid, landAt, pointAt, SIDE, sketch } from "./map";
import type { SpiritIslandData } from "./types";

const data = spiritIsland() as SpiritIslandData;
const layouts = data.layouts.records;
const slotsOf = (id: string) => layouts.find((layout) => layout.id === id)!.slots;
const boardsOf = (...ids: string[]) => ids.map((id) => data.boards.records.find((board) => board.id === id)!);
const LETTERS = ["A", "B", "C", "D", "E", "F"];

describe("a board that lies somewhere", () => {
  it("is turned to the left about its corner, and up is up", () => {
    expect(laid([1, 0], [0, 0, 0])).toEqual([SIDE, 0]);
    expect(laid([1, 0], [1, 0, 0])).toEqual([SIDE / 2, -Math.round(((SIDE * Math.sqrt(3)) / 2) * 10) / 10]);
    expect(laid([0, 0], [0, 1, 0])).toEqual([SIDE, 0]);
  });
});

describe("the island", () => {
  const island = islandOf(boardsOf("A", "C"), slotsOf("standard_2"));

  it("is the same every time, and drawn once for a table", () => {
    expect(islandOf(boardsOf("A", "C"), slotsOf("standard_2"))).toEqual(island);
    const slots = slotsOf("standard_2");
    expect(islandFor(data, 2, slots, ["A", "C"], 2)).toBe(islandFor(data, 2, slots, ["A", "C"], 2));
  });

  it("has an ocean and eight lands of every board, each closed", () => {
    expect(island.lands.map((land) => land.id)).toEqual(
      [1, 2].flatMap((place) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${place}-${number}`)),
    );
    for (const land of island.lands) expect(land.path, land.id).toMatch(/^M.*Z$/);
  });

  it("finds every land at its middle, on every layout", () => {
    for (const layout of layouts) {
      const whole = islandOf(boardsOf(...LETTERS.slice(0, layout.slots.length)), layout.slots);
      for (const land of whole.lands.filter((one) => one.terrain !== "ocean")) {
        expect(isInside(land.centre, land.polygon), `${layout.id} ${land.id}`).toBe(true);
        expect(landAt(whole, land.centre), layout.id).toBe(land.id);
      }
    }
    expect(landAt(island, [9999, 9999])).toBeNull();
  });

  it("joins boards along their whole side: their corners there are one and the same", () => {
    const [one, other] = [1, 2].map((place) =>
      island.lands.filter((land) => land.id.startsWith(`${place}-`)).flatMap((land) => land.polygon),
    );
    const shared = new Set(
      one!.filter((point) => other!.some((their) => their === point)).map((point) => point.join()),
    );
    expect(shared.size).toBeGreaterThanOrEqual(13);
    expect(one!.filter((point) => other!.some((their) => their !== point && distance(point, their) < 2))).toEqual([]);
    expect(island.seams).not.toBe("");
  });

  it("is turned so that it fills the screen", () => {
    const turn = bestTurn(slotsOf("standard_2"), 2);
    const { x0, x1, y0, y1 } = islandOf(boardsOf("A", "C"), slotsOf("standard_2"), turn).bounds;
    expect((x1 - x0) / (y1 - y0)).toBeGreaterThan(2);
    const tall = bestTurn(slotsOf("standard_2"), 0.5);
    const box = islandOf(boardsOf("A", "C"), slotsOf("standard_2"), tall).bounds;
    expect((box.x1 - box.x0) / (box.y1 - box.y0)).toBeLessThan(0.7);
  });

  it("is turned by steps of 15 degrees, and kept whatever becomes of the screen", () => {
    const [wide, six] = [aspectOf(1008, { width: 1280, height: 720 }), slotsOf("standard_6")];
    expect(wide).toBeCloseTo(2, 0);
    expect(aspectOf(500, { width: 1280, height: 400 })).toBe(wide);
    expect(aspectOf(390, { width: 390, height: 844 })).toBeLessThan(1);
    const room = (turn: number): number => {
      const { x0, x1, y0, y1 } = islandOf(boardsOf(...LETTERS), six, turn).bounds;
      return Math.max((x1 - x0) / wide, y1 - y0);
    };
    const best = room(bestTurn(six, wide));
    expect(best).toBeLessThanOrEqual(Math.min(...[0, 2, 4, 6, 8, 10].map(room)) * 1.03);
  });

  it("is without boards that are gone, and draws no border within joined lands", () => {
    const slots = slotsOf("standard_2");
    const before = islandOf(boardsOf("A", "C"), slots);
    const after = islandOf(boardsOf("A", "C"), slots, 0, { gone: [0], joined: new Map() });
    expect(after.lands.map((land) => land.id)).toEqual(
      before.lands.map((land) => land.id).filter((id) => id.startsWith("2-")),
    );
    const joined = islandOf(boardsOf("A", "C"), slots, 0, { gone: [], joined: new Map([["1-5", "1-4"]]) });
    expect(joined.borders.length).toBeLessThan(before.borders.length);
    const part = joined.lands.find((land) => land.id === "1-5")!;
    expect(landAt(joined, part.centre)).toBe("1-4");
    expect(landAt(before, part.centre)).toBe("1-5");
  });

  it("shows a board that came later, and does not turn for it", () => {
    const slots = slotsOf("standard_1");
    const before = islandFor(data, 1, slots, ["A"], 2);
    const after = islandFor(data, 1, [...slots, ...slotsOf("standard_2").slice(1)], ["A", "C"], 2);
    expect(after.lands).toHaveLength(18);
    expect(after.turn).toBe(before.turn);
    expect(pointAt(after, [0, 0])).toEqual([0, 0]);
    expect(
      changesOf([
        { id: "1-4", place: 0, gone: true, joined: null },
        { id: "2-5", place: 1, gone: false, joined: "2-4" },
      ]),
    ).toEqual({ gone: [0], joined: new Map([["2-5", "2-4"]]) });
  });

  it("can be sketched for whoever chooses a layout", () => {
    const drawn = sketch(layouts.find((layout) => layout.id === "star_6")!);
    expect(drawn.path.match(/Z/g)).toHaveLength(6);
    expect(drawn.box.x1).toBeGreaterThan(boxAround([[0, 0]]).x1);
  });
});
