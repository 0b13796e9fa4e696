import { describe, expect, it } from "vitest";
import type { Clock } from "../wire/protocol";
import { brief, isLow, pace, shown, span } from "./pace";
import type { Words } from "./words";

const words = {
  say: (key: string, params: Record<string, unknown> = {}) =>
    [key.replace("page-", ""), ...Object.values(params)].join(" "),
} as unknown as Words;
const DAYS: Clock = { left: 0, running: true, reserve: 0, until: null, rests: null };
const HOUR = 3600;

describe("the time of those who play over days", () => {
  it("is told in days and hours, then in minutes", () => {
    expect(span(54 * HOUR, words)).toBe("span-days-hours 2 6");
    expect(span(48 * HOUR + 59, words)).toBe("span-days 2 0");
    expect(span(2 * HOUR + 40 * 60, words)).toBe("span-hours 2 40");
    expect(span(59, words)).toBe("span-minutes 0 0");
    expect([brief(54 * HOUR), brief(5 * HOUR), brief(90), brief(-5)]).toEqual(["2 d", "5 h", "1 min", "0 min"]);
  });

  it("is low under six hours, but for a clock that rests; of minutes under one", () => {
    expect(isLow(DAYS, 5 * HOUR)).toBe(true);
    expect(isLow({ ...DAYS, rests: { why: "weekend", until: "" } }, 5 * HOUR)).toBe(false);
    expect(isLow({ ...DAYS, reserve: null }, 5 * HOUR)).toBe(false);
    expect(isLow({ ...DAYS, reserve: null }, 59)).toBe(true);
  });

  it("says why it rests, and when it is gone", () => {
    expect(shown({ ...DAYS, rests: { why: "vacation", until: "2026-06-08T00:00:00Z" } }, 5, words, "en")).toMatch(
      /^rests-vacation .*June/,
    );
    expect(shown(DAYS, -1, words, "en")).toBe("overdue");
    expect(shown({ ...DAYS, reserve: null }, 61, words, "en")).toBe("1:01");
  });

  it("is agreed in one line", () => {
    expect(pace({ kind: "days", days: 3, reserve: 5, weekends: true, zone: "UTC", gone: "bot" }, words)).toBe(
      "pace-days 3 · pace-reserve 5 · pace-weekends",
    );
    expect(pace({ kind: "days", days: 1, reserve: 0, weekends: false, zone: "UTC", gone: "bot" }, words)).toBe(
      "pace-days 1",
    );
    expect(pace({ kind: "minutes", minutes: 20, increment: 10, gone: "bot" }, words)).toBe("pace-minutes 20 10");
  });
});
