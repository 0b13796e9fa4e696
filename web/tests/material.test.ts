import { expect, test } from "vitest";
import { materialWords, otherMaterial } from "../src/lib/material";
import type { Table } from "../src/wire/protocol";

const table = (shipped: boolean, current: boolean): Table =>
  ({ material: { fingerprint: "7e0fdb726ba0", shipped, current } }) as Table;

test("material is asked for by its fingerprint only where a new table would have another", () => {
  expect(otherMaterial(null)).toBe("");
  expect(otherMaterial(table(true, true))).toBe("");
  expect(otherMaterial(table(false, true))).toBe("");
  expect(otherMaterial(table(true, false))).toBe("7e0fdb726ba0");
});

test("a table says what it is played with where nobody would expect it", () => {
  expect(materialWords(table(true, true))).toBeNull();
  expect(materialWords(table(false, true))).toBe("page-material-given");
  expect(materialWords(table(false, false))).toBe("page-material-earlier");
});
