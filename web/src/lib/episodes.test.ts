import { describe, expect, it } from "vitest";
import same from "../../tests/episode.json";
import type { Episode, LogLine } from "../wire/protocol";
import { episodeTold, runsOf } from "./episodes";
import { recapOf } from "./recap";

const CLASH = same.episode as Episode;
const LINES = same.lines as unknown as LogLine[];

describe("a clash", () => {
  const runs = runsOf(CLASH, LINES);
  it("is told by the page as by the terminal", () => {
    const told = runs.map(({ isEpisode, lines }) => ({
      isEpisode,
      lines: lines.length,
      said: isEpisode ? episodeTold(CLASH, lines).map(({ key, params }) => ({ key, params })) : [],
    }));
    expect(told).toEqual(same.runs);
  });
  it("is one move of the recap, with all it names", () => {
    const clash = runs.find(({ isEpisode, lines }) => isEpisode && lines.length > 4)!;
    const { moves } = recapOf(clash.lines, [0], [], { chronicle: null, episode: CLASH });
    expect(moves.map(({ lines }) => lines)).toEqual([clash.lines.length]);
    expect(moves[0]!.things).toContain(String(moves[0]!.said[0]!.params.territory));
    expect(recapOf(clash.lines, [0]).moves).toHaveLength(clash.lines.length);
  });
  it("loses nothing of what stands between", () => {
    expect(runs.flatMap(({ lines }) => lines)).toEqual(LINES);
    expect(runsOf(null, LINES)).toHaveLength(1);
  });
});
