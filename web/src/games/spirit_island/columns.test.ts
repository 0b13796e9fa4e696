import { describe, expect, it } from "vitest";
import { columnsOf, isSeen, isWhole, roomFor, waysFor } from "./columns";
import { sizeFor } from "./fitting";

/** How wide the tray is where undo and hint stand beside it, in German. */
const AT_1280 = 1166;
const AT_1440 = 1326;
const AT_1920 = 1806;

describe("an unfolded tray", () => {
  it("shows growth and innate powers together, and eight cards with their pictures", () => {
    for (const tray of [AT_1280, AT_1440, AT_1920])
      expect(waysFor(tray, (room) => isSeen(room, [8]), false)).toBe("both");
    expect(sizeFor(roomFor("both", AT_1280), [8])).toBe("half");
    expect(sizeFor(roomFor("both", AT_1440), [4])).toBe("full");
  });
  it("has a switch between them where there is less room, or more cards", () => {
    expect(columnsOf(1046).growth).toBe(0);
    expect(waysFor(1046, () => true, false)).toBe("one");
    expect(waysFor(AT_1280, (room) => isSeen(room, [3, 14]), false)).toBe("one");
    expect(waysFor(AT_1280, () => false, false)).toBe("one");
  });
  it("has neither where cards to choose from need the room, and innate powers as soon as they do not", () => {
    const four = (room: number): boolean => isWhole(room, 4);
    expect([AT_1280, AT_1440, AT_1920].map((tray) => waysFor(tray, four, true))).toEqual(["none", "one", "both"]);
    const major = (room: number): boolean => isWhole(room, 4, true);
    expect([AT_1280, AT_1440, AT_1920].map((tray) => waysFor(tray, major, true))).toEqual(["none", "none", "both"]);
  });
});
