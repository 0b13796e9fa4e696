import { expect, test } from "vitest";
import { dayBefore, figures } from "./season";

test("points are written as the language has them", () => {
  expect([figures(3, "en"), figures(4 / 3, "en"), figures(1.5, "de")]).toEqual(["3", "1.33", "1,5"]);
});

test("a season ends on the day before the next one", () => {
  expect([dayBefore("2027-03-01"), dayBefore("2028-03-01"), dayBefore("2027-01-01")]).toEqual([
    "2027-02-28",
    "2028-02-29",
    "2026-12-31",
  ]);
});
