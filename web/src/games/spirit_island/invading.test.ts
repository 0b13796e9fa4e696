import { describe, expect, it } from "vitest";
import { lengthOf, scenesOf } from "../../lib/story";
import type { Story, ToldLine } from "../../wire/protocol";
import { actingIn, actsIn, lastPhase, orderOf, staging, stepsOf } from "./invading";
import { marksOf } from "./marks";
import type { InvaderCard } from "./types";
import type { SpiritIslandView } from "./view";

const line = (key: string, params: Record<string, string | number> = {}, count = 5): ToldLine => ({
  count,
  key: `spirit_island-${key}`,
  params,
});
const land = (id: string): string => `land:${id}`;

const BEGINS = line("ravage-begins", { invader_card: "invader_card:1_jungle", number: 2 });
const HELD = line("ravaged", { land: land("1-3"), number: 1, force: 3, defence: 2, holds: 1 });
const BACK = [
  line("struck-back", { land: land("1-3"), number: 4 }),
  line("destroyed", { land: land("1-3"), piece: "figure:town" }),
  line("fear", { number: 1 }),
  line("destroyed", { land: land("1-3"), piece: "figure:explorer" }),
];
const LOST = [
  line("ravaged", { land: land("1-8"), number: 5, force: 5, defence: 0, holds: 0 }),
  line("destroyed", { land: land("1-8"), piece: "figure:dahan" }),
  line("blighted", { land: land("1-8"), number: 1 }),
  line("cascades", { land: land("1-8"), target: land("1-7") }),
  line("blighted", { land: land("1-7"), number: 1 }),
];
const EXPLORED = [
  line("card-revealed", { invader_card: "invader_card:2_sands" }),
  line("explored", { land: land("1-1"), why: 2 }),
  line("wilds-stop", { land: land("1-4") }),
];
const PHASE = [BEGINS, HELD, ...BACK, ...LOST, ...EXPLORED];

describe("what the invaders have done", () => {
  it("is told land by land, with the sums of the rules", () => {
    const [ravage, explore] = stepsOf(PHASE);
    expect(ravage).toMatchObject({ is: "ravage", card: "1_jungle", lands: 2 });
    expect(ravage!.acts[0]).toMatchObject({
      land: "1-3",
      force: 3,
      defence: 2,
      dealt: 1,
      holds: true,
      answer: 4,
      blight: 0,
      struck: { town: 1, explorer: 1 },
    });
    expect(ravage!.acts[1]).toMatchObject({
      land: "1-8",
      dealt: 5,
      holds: false,
      blight: 1,
      cascades: ["1-7"],
      struck: { dahan: 1 },
      answer: 0,
    });
    expect(explore!.acts.map(({ land: where, stopped, why }) => [where, stopped, why])).toEqual([
      ["1-1", null, 2],
      ["1-4", "wilds", 0],
    ]);
  });
  it("does not count what a power does to the land afterwards", () => {
    const [step] = stepsOf([
      BEGINS,
      HELD,
      line("used", { land: land("1-3") }),
      line("destroyed", { land: land("1-3"), piece: "figure:city" }),
    ]);
    expect(step!.acts[0]!.struck).toEqual({});
  });
  it("is over when one has acted since", () => {
    const log = [line("round-begins", { round: 2 }, 1), ...PHASE];
    expect(lastPhase({ log, since: [line("used", {}, 9)] })).toEqual([]);
    expect(lastPhase({ log, since: log.slice(-1) })).toHaveLength(2);
  });
  it("has an order: what is done, and what is to come by its number", () => {
    const steps = stepsOf([BEGINS, HELD]);
    const acting = actingIn(steps, { isOn: true, now: [HELD] })!;
    expect(acting.at).toBe(1);
    expect([...orderOf(steps[0]!, LOST, acting.acts)]).toEqual([["1-8", 2]]);
    const later = stepsOf([BEGINS, HELD, ...BACK, LOST[0]!]);
    expect([...orderOf(later[0]!, [], later[0]!.acts.slice(1))]).toEqual([["1-3", "done"]]);
  });
});

describe("the stage", () => {
  const story: Story = { count: 4, view: { now: "fast" }, happened: PHASE.map((one) => ({ ...one, changes: [] })) };
  it("shows a sum, what it does and the answer one after the other, and all explorers at once", () => {
    const shown = scenesOf(story, staging).map((scene) =>
      scene.lines.map((one) => one.key.replace("spirit_island-", "")).join(),
    );
    expect(shown).toEqual([
      "ravage-begins",
      "ravaged",
      "struck-back,destroyed,fear,destroyed",
      "ravaged",
      "destroyed,blighted",
      "cascades,blighted",
      "card-revealed",
      "explored,wilds-stop",
    ]);
  });
});

describe("a ravage", () => {
  const scenes = scenesOf(
    {
      count: 4,
      view: { now: "fast" },
      happened: [BEGINS, HELD, ...BACK, ...LOST].map((one) => ({ ...one, changes: [] })),
    },
    staging,
  );
  it("is one step with its sum, what it does and the answer", () => {
    expect(scenes.filter(({ part }) => !part).map(({ lines }) => lines[0]!.key.replace("spirit_island-", ""))).toEqual([
      "ravage-begins",
      "ravaged",
      "ravaged",
    ]);
    expect(PHASE.filter(actsIn("1-8")).map(({ key }) => key)).toEqual(["spirit_island-ravaged"]);
  });
  it("takes 2.2 seconds with all it leads to, and what does not happen 0.6", () => {
    expect(lengthOf(scenes.slice(3, 6), "normal")).toBeCloseTo(2200);
    const stopped = { ...line("ravage-skipped", { land: land("1-3") }), changes: [] };
    expect(lengthOf(scenesOf({ count: 4, view: { now: "fast" }, happened: [stopped] }, staging), "normal")).toBeCloseTo(
      600,
    );
  });
});

describe("marks on the lands", () => {
  const lands = ["1-3", "1-8", "1-7", "1-2"].map((id) => ({
    id,
    number: 1,
    in_play: true,
    terrain: "jungle",
    coastal: false,
    pieces: id === "1-2" ? [{ kind: "dahan" }] : [{ kind: "town" }],
  }));
  const view = { lands } as unknown as SpiritIslandView;
  const cards = new Map([["1_jungle", { match: ["jungle"] } as unknown as InvaderCard]]);
  it("stay until one acts: what came, what fell, what is not as it was", () => {
    const { signs, fallen, changed, acting } = marksOf(
      { isOn: false, log: PHASE, since: PHASE, now: [], beat: Infinity, coming: [] },
      view,
      cards,
    );
    expect(acting).toBeNull();
    expect(signs.get("1-8")).toMatchObject([{ is: "came", icon: "blight", text: "+1" }]);
    expect(signs.get("1-1")).toMatchObject([{ is: "came", icon: "explorer" }]);
    expect(fallen.get("1-3")).toEqual([
      ["town", 1],
      ["explorer", 1],
    ]);
    expect(changed).toEqual(["1-3", "1-8", "1-7", "1-1"]);
  });
  it("say where nobody is while the card is lit", () => {
    const { quiet } = marksOf(
      { isOn: true, log: [BEGINS], since: [BEGINS], now: [BEGINS], beat: Infinity, coming: LOST },
      view,
      cards,
    );
    expect(quiet).toEqual(["1-2"]);
  });
});
