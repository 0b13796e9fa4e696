import { expect, it } from "vitest";
import { spiritIsland } from "../../../tests/shipped";
import german from "../../../../src/tuath/games/spirit_island/words/de.ftl?raw";
import english from "../../../../src/tuath/games/spirit_island/words/en.ftl?raw";
import sprite from "../../style/sprite.svg?raw";
import { actionOf } from "./tracks";
import type { PrintedTrack } from "./types";

const SPIRITS = (spiritIsland() as { spirits: { records: { id: string; tracks: PrintedTrack[] }[] } }).spirits.records;
const ACTING = SPIRITS.flatMap(({ tracks }) => tracks)
  .flatMap(({ spaces }) => spaces)
  .filter(({ action }) => action);

it("every space of a presence track says what it gives", () => {
  for (const { id, tracks } of SPIRITS) {
    for (const space of tracks.flatMap(({ spaces }) => spaces)) {
      const says =
        space.energy ??
        space.plays ??
        space.elements?.[0] ??
        space.on_leave ??
        space.bonus_plays ??
        actionOf(space)?.says;
      expect(says, `${id}: ${JSON.stringify(space)}`).toBeDefined();
    }
  }
});

it("what is done at a space has a sign and words of its own, in both languages", () => {
  expect(ACTING.length).toBeGreaterThan(5);
  for (const space of ACTING) {
    const { icon, says } = actionOf(space)!;
    expect(sprite).toContain(`id="${icon}"`);
    expect(says, space.action).not.toBe("spirit_island-page-space-action");
    for (const words of [english, german]) expect(words).toContain(`\n${says} = `);
  }
});

it("what a corrected data file does there is not blank either", () => {
  expect(actionOf({ action: "fear(1)" } as (typeof ACTING)[number])?.says).toBe("spirit_island-page-space-action");
  expect(actionOf({ energy: 1 } as (typeof ACTING)[number])).toBeNull();
});
