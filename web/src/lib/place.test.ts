import { expect, test } from "vitest";
import { isWithin, within } from "./place";

test("a page below a path knows its own addresses", () => {
  expect(within("/games/t/k3v9", "/games")).toBe("/t/k3v9");
  expect(within("/games/", "/games")).toBe("/");
  expect(within("/games", "/games")).toBe("/");
  expect(within("/gamesome/t", "/games")).toBe("/gamesome/t");
  expect(within("/t/k3v9", "")).toBe("/t/k3v9");
  expect(within("/", "")).toBe("/");
});

test("what else lies on the site is left to the browser", () => {
  expect(isWithin("/games/t/k3v9", "/games")).toBe(true);
  expect(isWithin("/wiki", "/games")).toBe(false);
  expect(isWithin("/gamesome", "/games")).toBe(false);
  expect(isWithin("/wiki", "")).toBe(true);
});
