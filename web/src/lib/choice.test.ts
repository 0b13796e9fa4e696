import { expect, test } from "vitest";
import { rowOf, type Choice } from "./choice";

const choice = (id: string, isPossible = true): Choice => ({
  id,
  label: id,
  short: id,
  note: "",
  icon: null,
  option: isPossible ? { id, about: {} } : null,
});
const CLOSERS = ["pass", "done"];

test("verbs keep their order, and one button ends the turn", () => {
  const { verbs, closer } = rowOf(
    [choice("build"), choice("pass"), choice("tile", false), choice("done", false)],
    CLOSERS,
  );
  expect(verbs.map(({ id }) => id)).toEqual(["build", "tile"]);
  expect(closer?.id).toBe("pass");
  expect(rowOf([choice("build", false), choice("pass", false), choice("done")], CLOSERS).closer?.id).toBe("done");
});

test("where neither is possible the first says why", () => {
  expect(rowOf([choice("done", false), choice("pass", false)], CLOSERS).closer?.id).toBe("pass");
  expect(rowOf([choice("build")], CLOSERS).closer).toBeNull();
});
