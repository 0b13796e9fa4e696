import { describe, expect, it } from "vitest";
import type { GameOption } from "../wire/protocol";
import { choices, offered, settle } from "./choices";

const option = (name: string, values: string[], needs: GameOption["needs"] = []): GameOption => ({
  name,
  values,
  rule: "X-1",
  needs,
});
const options = [
  option("sets", ["all", "few"]),
  option("foe", ["none", "near", "far"], [{ value: "far", option: "sets", values: ["all"] }]),
  option("level", ["0", "1"], [{ value: "1", option: "foe", values: ["near", "far"] }]),
];

describe("ways of playing", () => {
  it("are offered with what is chosen, or usual", () => {
    expect(offered(options[1]!, options, {})).toEqual(["none", "near", "far"]);
    expect(offered(options[1]!, options, { sets: "few" })).toEqual(["none", "near"]);
  });

  it("are left out where there is nothing to choose", () => {
    expect(choices(options, {}).map(({ option: one }) => one.name)).toEqual(["sets", "foe"]);
    expect(choices(options, { foe: "near" }).map(({ option: one }) => one.name)).toEqual(["sets", "foe", "level"]);
  });

  it("stay chosen while they are to be had; what falls away is named, with all that hung on it", () => {
    expect(settle(options, { sets: "few", foe: "near", level: "1" })).toEqual({
      chosen: { sets: "few", foe: "near", level: "1" },
      fallen: [],
    });
    expect(settle(options, { sets: "few", foe: "far", level: "1" })).toEqual({
      chosen: { sets: "few" },
      fallen: [
        { option: "foe", value: "far" },
        { option: "level", value: "1" },
      ],
    });
    const backwards = [...options].reverse();
    expect(settle(backwards, { sets: "few", foe: "far", level: "1" }).chosen).toEqual({ sets: "few" });
  });
});
