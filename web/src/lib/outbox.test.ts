import { expect, test } from "vitest";
import { Outbox } from "./outbox";

function store(): { kept: Map<string, string> } & Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const given = { seat: 0, option: "pass", version: 7, id: "a1" };

test("an answer is kept with the version it was made from", () => {
  const at = store();
  new Outbox(at).keep("t1", "p_1", given);
  expect(new Outbox(at).of("t1", "p_1")).toEqual({ ...given, player: "p_1" });
  expect(new Outbox(at).of("t1", "p_2")).toBeNull();
  expect(new Outbox(at).of("t2", "p_1")).toBeNull();
});

test("what was heard is dropped, and only that", () => {
  const at = new Outbox(store());
  at.keep("t1", "p_1", given);
  at.keep("t2", "p_1", { ...given, id: "b2" });
  at.drop("a1");
  expect(Object.keys(at.all())).toEqual(["t2"]);
  at.drop("nobody's");
  expect(Object.keys(at.all())).toEqual(["t2"]);
});

test("of one table only the newest is kept, and nothing is left when all is cleared", () => {
  const at = store();
  const outbox = new Outbox(at);
  outbox.keep("t1", "p_1", given);
  outbox.keep("t1", "p_1", { ...given, id: "c3" });
  expect(outbox.of("t1", "p_1")?.id).toBe("c3");
  outbox.clear();
  expect(at.kept.size).toBe(0);
});

test("what cannot be read or written keeps nothing and hurts nobody", () => {
  expect(new Outbox({ ...store(), getItem: () => "{" }).all()).toEqual({});
  const full = new Outbox({
    ...store(),
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => full.keep("t1", "p_1", given)).not.toThrow();
});
