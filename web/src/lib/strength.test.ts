import { expect, test } from "vitest";
import { band, colourOf, figure, place } from "./strength";

test("a strength has its place on the scale, and never one beyond it", () => {
  expect([10, 25, 40, 3, 99].map(place)).toEqual([0, 50, 100, 0, 100]);
});

test("the band is twice the doubt to either side", () => {
  expect(band({ mu: 25, sigma: 3 })).toEqual([19, 31]);
});

test("figures as each language writes them", () => {
  expect([figure(26.44, "en"), figure(26.44, "de")]).toEqual(["26.4", "26,4"]);
  expect([figure(0.5, "en", true), figure(-0.61, "en", true), figure(0, "en", true)]).toEqual(["+0.5", "−0.6", "0.0"]);
});

test("everybody keeps their colour", () => {
  expect(colourOf("p_1")).toEqual(colourOf("p_1"));
  expect(new Set(Array.from({ length: 40 }, (_, n) => colourOf(`p_${n}`)?.token)).size).toBeGreaterThan(3);
});
