import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shared } from "./shared.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  shared.closeClaim();
  vi.useRealTimers();
});

describe("the slip of a claim", () => {
  it("folds by itself when it has told itself", () => {
    shared.announce(2);
    expect([shared.claim, shared.foldsIn(5000)]).toEqual([2, 5000]);
    vi.advanceTimersByTime(4000);
    expect(shared.foldsIn(5000)).toBe(1000);
    vi.advanceTimersByTime(4000);
    expect(shared.foldsIn(5000)).toBe(0);
  });
  it("stays when somebody has opened it, however long ago it was new", () => {
    shared.announce(2);
    vi.advanceTimersByTime(60_000);
    shared.closeClaim();
    expect([shared.claim, shared.foldsIn(5000)]).toEqual([null, null]);
    shared.openClaim(2);
    expect([shared.claim, shared.foldsIn(5000)]).toEqual([2, null]);
  });
});
