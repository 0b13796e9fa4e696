import { describe, expect, it } from "vitest";
import { after } from "./next";

const tables = ["a", "b", "c"].map((id) => ({ id }));

describe("the next table", () => {
  it("is the first for who comes from elsewhere", () => expect(after(tables, "x")?.id).toBe("a"));
  it("is the one after this one, and after the last the first", () => {
    expect(after(tables, "a")?.id).toBe("b");
    expect(after(tables, "c")?.id).toBe("a");
  });
  it("is none where no other waits", () => {
    expect(after(tables.slice(0, 1), "a")).toBeNull();
    expect(after([], "a")).toBeNull();
  });
});
