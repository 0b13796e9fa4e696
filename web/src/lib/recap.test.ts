import { describe, expect, it } from "vitest";
import type { LogLine } from "../wire/protocol";
import { recapOf } from "./recap";

const line = (key: string, params: Record<string, string | number> = {}): LogLine => ({
  count: 1,
  key: `origo-${key}`,
  params,
  at: null,
});
const by = (seat: number, key: string, more: Record<string, string> = {}): LogLine =>
  line(key, { seat: `seat:p${seat + 1}`, ...more });

const EXPANDED = by(1, "expanded", { field: "field:g7" });
const SAILED = by(1, "sailed", { origin: "field:b8", target: "field:c8" });
const ATTACKED = by(2, "attacked", { other: "seat:p1", field: "field:e7" });
const AGAIN = by(2, "expanded", { field: "field:g7" });
const ROUND = line("round-begins", { round: 6, seat: "seat:p1" });
const DUE = line("scoring-due");

describe("what has happened", () => {
  it("is numbered in its order, and grouped by who did it", () => {
    const { moves, rounds } = recapOf([EXPANDED, SAILED, ATTACKED], [0]);
    expect(moves.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(rounds.map(({ doers }) => doers.map(({ seat, moves: own }) => [seat, own.length]))).toEqual([
      [
        [1, 2],
        [2, 1],
      ],
    ]);
  });
  it("counts what follows from a move as a part of it, and what follows from none as the game's", () => {
    const { rounds } = recapOf([DUE, EXPANDED, DUE, SAILED], [0]);
    expect(rounds[0]!.doers.map(({ seat, moves }) => [seat, moves.length])).toEqual([
      [null, 1],
      [1, 3],
    ]);
  });
  it("says first what concerns the reader: what was done to him, and what concerns everybody before that", () => {
    const { own } = recapOf([EXPANDED, ATTACKED, DUE], [0], ["origo-scoring-due"]);
    expect(own.map((move) => move.line)).toEqual([DUE, ATTACKED]);
    expect(recapOf([EXPANDED, ATTACKED], []).own).toEqual([]);
  });
  it("does not count what one draws oneself at the end of the turn, but what one loses while others act", () => {
    const [drawn, secret, lost] = [by(0, "filled-up"), { ...by(0, "drawn"), to: 0 }, by(0, "discs-lost")];
    expect(recapOf([drawn, secret, EXPANDED, lost, { ...secret }], [0]).own.map((move) => move.line)).toEqual([lost]);
  });
  it("names at most three of them, the last ones", () => {
    const many = Array.from({ length: 5 }, () => ({ ...ATTACKED }));
    expect(recapOf(many, [0]).own.map(({ number }) => number)).toEqual([3, 4, 5]);
    expect(recapOf([DUE, ...many], [0], ["origo-scoring-due"]).own.map(({ number }) => number)).toEqual([1, 5, 6]);
  });
  it("has rounds as headings, which are no moves; of many each player has one paragraph", () => {
    const { rounds, moves, condensed } = recapOf([EXPANDED, ROUND, AGAIN], [0]);
    expect(rounds.map(({ head }) => head)).toEqual([null, ROUND]);
    expect([moves.length, condensed]).toEqual([2, false]);
    expect(
      recapOf(
        Array.from({ length: 9 }, () => ({ ...EXPANDED })),
        [0],
      ).condensed,
    ).toBe(true);
    expect(recapOf([ROUND], [0]).rounds).toHaveLength(1);
  });
});
