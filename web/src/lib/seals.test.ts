import { describe, expect, it } from "vitest";
import { around } from "./seals";

describe("seals", () => {
  it("are all there where there is room", () => {
    expect(around(4, 0, 8)).toEqual([0, 1, 2, 3]);
    expect(around(0, -1, 8)).toEqual([]);
  });
  it("are those round the present one where there is not, and as many as have room", () => {
    expect(around(20, -1, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(around(20, 10, 5)).toEqual([8, 9, 10, 11, 12]);
    expect(around(20, 19, 5)).toEqual([15, 16, 17, 18, 19]);
  });
});
