import { expect, test } from "vitest";
import type { Chair, Table } from "../wire/protocol";
import { isOpenTo, signOf } from "./rematch";

const chair = (kind: Chair["kind"], kept: string | null = null): Chair => ({
  seat: 0,
  kind,
  name: "",
  bot: null,
  player: null,
  online: false,
  resigned: false,
  late: false,
  kept,
  clock: null,
});
const table = (
  status: Table["status"],
  chairs: Chair[],
  mine: number[] = [],
): Pick<Table, "status" | "mine" | "chairs"> => ({ status, chairs, mine });

test("a chair that is kept for me waits for me", () => {
  expect(isOpenTo(table("waiting", [chair("human"), chair("open", "bram")]), "bram")).toBe(true);
  expect(isOpenTo(table("waiting", [chair("open", "bram")]), "tove")).toBe(false);
  expect(isOpenTo(table("waiting", [chair("open", "bram"), chair("open")]), "tove")).toBe(true);
});

test("nothing waits where the game has begun, or where I sit already", () => {
  expect(isOpenTo(table("playing", [chair("open", "bram")]), "bram")).toBe(false);
  expect(isOpenTo(table("waiting", [chair("open")], [1]), "bram")).toBe(false);
});

test("from the first turn on it is the same game again", () => {
  expect(signOf({ kind: "from", round: 1 })).toBe(signOf({ kind: "same", round: null }));
  expect(signOf({ kind: "from", round: 5 })).not.toBe(signOf({ kind: "same", round: null }));
});
