import { describe, expect, it } from "vitest";
import { usualBot } from "./bots";

describe("whom one meets without choosing", () => {
  it("is the fair one where it is offered", () => {
    expect(usualBot(["own:Bot", "random", "gentle", "greedy", "fair", "strong", "max"])).toBe("fair");
  });
  it("is the strongest of others, and never nobody", () => {
    expect(usualBot(["random", "own:Bot"])).toBe("own:Bot");
    expect(usualBot([])).toBe("random");
  });
});
