import { expect, test } from "vitest";
import { Refused } from "../wire/api";
import type { Moment, Table } from "../wire/protocol";
import { linkTo, nearest } from "./moment";

const later = new Refused({ rule: "", key: "server-no-such-position", params: { most: 7 } }, 422);

test("where the last answers are hidden still, the last position that everybody has seen", async () => {
  const look = (at: number): Promise<Moment> =>
    at > 7 ? Promise.reject(later) : Promise.resolve({ count: at } as Moment);
  expect((await nearest(5, look)).count).toBe(5);
  expect((await nearest(9, look)).count).toBe(7);
  await expect(nearest(3, () => Promise.reject(later))).rejects.toBe(later);
});

test("a private table lets others in by the link for those who look on", () => {
  const table = (more: Partial<Table>): Table => ({ id: "abc", public: false, watch: "w1", ...more }) as Table;
  expect(linkTo(table({}), 12, "")).toBe("/r/abc#12&w=w1");
  expect(linkTo(table({ watch: null }), 12, "w2")).toBe("/r/abc#12&w=w2");
  expect(linkTo(table({ public: true }), 12, "w2")).toBe("/r/abc#12");
});
