import { describe, expect, it } from "vitest";
import type { Point } from "../lib/geometry";
import type { Option } from "../wire/protocol";
import { centreOf, nearest, settle, type Aim } from "./camera";
import { framesOf, landed, underWay } from "./flights";
import { isArrow, nextSpot, readingOrder, spotNear, spotsOf } from "./spots";
import type { Viewport } from "./viewport.svelte";

const option = (id: string): Option => ({ id, about: {} });

describe("spots", () => {
  const spots = [
    { id: "far", at: [300, 5] as Point },
    { id: "low", at: [0, 200] as Point },
    { id: "left", at: [0, 10] as Point },
    { id: "right", at: [100, 0] as Point },
  ] as const;

  it("are read line by line", () => {
    expect(readingOrder(spots).map((spot) => spot.id)).toEqual(["left", "right", "far", "low"]);
    expect(readingOrder(spots, 1000).map((spot) => spot.id)).toEqual(["low", "left", "right", "far"]);
  });

  it("are reached with arrows, the nearest first", () => {
    expect(nextSpot(spots[2], "ArrowRight", spots)?.id).toBe("right");
    expect(nextSpot(spots[2], "ArrowDown", spots)?.id).toBe("low");
    expect(nextSpot(spots[2], "ArrowLeft", spots)).toBeNull();
    expect(nextSpot(spots[2], "Enter", spots)).toBeNull();
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Enter")).toBe(false);
  });

  it("are the options that have a place, in reading order", () => {
    const places: Record<string, Point> = { east: [90, 0], west: [10, 0] };
    const found = spotsOf([option("east"), option("stop"), option("west")], (id) => places[id] ?? null);
    expect(found.map((spot) => spot.id)).toEqual(["west", "east"]);
    expect(found[0]?.option).toEqual(option("west"));
  });

  it("are meant by what is near enough", () => {
    expect(spotNear([95, 3], spots, 20)?.id).toBe("right");
    expect(spotNear([60, 0], spots, 20)).toBeNull();
    expect(spotNear([0, 0], [], 20)).toBeNull();
  });
});

describe("the camera", () => {
  /** Remembers what it was told; it shows what is left of 100. */
  function camera(more: { moved?: boolean; fitting?: number; scale?: number }): {
    viewport: Viewport;
    told: unknown[];
  } {
    const told: unknown[] = [];
    const viewport = {
      moved: false,
      fitting: 1,
      ...more,
      shows: ([x]: Point) => x < 100,
      has: (points: readonly Point[], scale: number) => more.scale === scale && points.every(([x]) => x < 100),
      fit: () => told.push("fit"),
      look: (at: Point, scale?: number) => told.push(scale === undefined ? at : [at, scale]),
    };
    return { viewport: viewport as unknown as Viewport, told };
  }
  const aim: Aim = { legible: 0.5, near: 0.7, middle: () => [7, 7] };

  it("shows the whole map where it is legible, else a part of it", () => {
    const large = camera({ fitting: 0.5 });
    settle(large.viewport, [[3, 3]], aim);
    expect(large.told).toEqual(["fit"]);
    const small = camera({ fitting: 0.49 });
    settle(small.viewport, [[3, 3]], aim);
    expect(small.told).toEqual([[[7, 7], 0.7]]);
  });

  it("moves a part only for what is not in sight", () => {
    const { viewport, told } = camera({ fitting: 0.1, scale: 0.7 });
    settle(viewport, [], aim);
    settle(
      viewport,
      [
        [50, 0],
        [60, 0],
      ],
      aim,
    );
    expect(told).toEqual([]);
    settle(
      viewport,
      [
        [50, 0],
        [200, 0],
      ],
      aim,
    );
    expect(told).toEqual([[[7, 7], 0.7]]);
  });

  it("leaves a map that was moved, unless nothing that is wanted is in sight", () => {
    const { viewport, told } = camera({ moved: true, fitting: 0.1 });
    settle(viewport, [], aim);
    settle(
      viewport,
      [
        [200, 0],
        [50, 0],
      ],
      aim,
    );
    expect(told).toEqual([]);
    settle(
      viewport,
      [
        [200, 0],
        [300, 0],
      ],
      aim,
    );
    expect(told).toEqual([[200, 0]]);
    settle(
      viewport,
      [
        [200, 0],
        [300, 0],
      ],
      { ...aim, back: () => [250, 0] },
    );
    expect(told).toEqual([
      [200, 0],
      [250, 0],
    ]);
  });

  it("looks at the one that is nearest to the middle of all", () => {
    expect(
      centreOf([
        [0, 0],
        [10, 0],
        [12, 0],
        [20, 0],
      ]),
    ).toEqual([10, 0]);
    expect(centreOf([])).toEqual([0, 0]);
    expect(
      nearest(
        [9, 9],
        [
          [0, 0],
          [8, 8],
        ],
      ),
    ).toEqual([8, 8]);
    expect(nearest([9, 9], [])).toBeNull();
  });
});

describe("flights", () => {
  it("start one after the other, each with a key of its own", () => {
    expect(underWay([{ to: "a" }, { to: "b" }], 5, 40)).toEqual([
      { to: "a", key: 5, delay: 0 },
      { to: "b", key: 6, delay: 40 },
    ]);
    expect(underWay([], 5, 40)).toEqual([]);
  });

  it("have ended when the last of them has landed", () => {
    expect(landed(1, 240, 40)).toBe(240);
    expect(landed(3, 240, 40)).toBe(320);
  });

  it("go along their way and fade where they leave the map", () => {
    const way: Point[] = [
      [0, 0],
      [1, 2],
      [3, 4],
    ];
    expect(framesOf(way, true).map((frame) => frame.opacity)).toEqual([1, 1, 0]);
    expect(framesOf(way, false).at(-1)).toEqual({ transform: "translate(3px, 4px)", opacity: 1 });
  });
});

describe("a board", () => {
  const boards = import.meta.glob<string>("../games/*/Board.svelte", { query: "?raw", import: "default", eager: true });

  it("leaves to the map what all boards do, and is short", () => {
    expect(Object.keys(boards)).not.toEqual([]);
    for (const [path, text] of Object.entries(boards)) {
      expect(text, path).toContain('from "../../map/Map.svelte"');
      expect(text.split("\n").length, path).toBeLessThan(400);
      for (const own of ["ResizeObserver", "data-option", "@keyframes", "getAttribute"])
        expect(text, path).not.toContain(own);
    }
  });
});
