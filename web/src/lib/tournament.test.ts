import { expect, test } from "vitest";
import type { Tournament, TournamentMeeting } from "../wire/protocol";
import { cellOf, meetingsOf, mine, nameOf, points, progress, rows, winner } from "./tournament";

function meeting(seats: number[], more: Partial<TournamentMeeting> = {}): TournamentMeeting {
  return { seats, how: "over", table: "t", points: null, scores: null, may_end: false, ...more };
}
const entrants = ["Bram", "Aoife", "Tom"].map((name, n) => ({
  number: n + 1,
  player: { id: `p_${n}`, name },
  place: n + 1,
  points: 0,
  played: 0,
  ties: [],
  withdrawn: false,
}));
const round = (number: number, meetings: TournamentMeeting[]) => ({ number, begun: null, until: null, meetings });
const it = {
  mode: "robin", size: 2, me: 3, entrants,
  schedule: [
    round(1, [meeting([1, 2], { points: [1, 0], scores: [92, 90] }), meeting([3], { how: "rest", points: [0] })]),
    round(2, [meeting([3, 1], { how: "playing", table: "u" }), meeting([2], { how: "rest", points: [0] })]),
    round(3, [meeting([2, 3], { how: "drawn", table: null })]),
  ],
} as unknown as Tournament; // prettier-ignore

test("points are written as people write them", () => {
  expect([0, 0.5, 1, 2.5, 2.25, 0.75].map(points)).toEqual(["0", "½", "1", "2½", "2¼", "¾"]);
});

test("a result is seen from both sides", () => {
  const game = it.schedule[0]!.meetings[0]!;
  expect(
    [cellOf(game, 1, 2), cellOf(game, 2, 2)].map(({ points, won, scores, against }) => [points, won, scores, against]),
  ).toEqual([
    [1, true, "92:90", [2]],
    [0, false, "90:92", [1]],
  ]);
});

test("who has won is said where the scores are level", () => {
  const level = { scores: [1, 1], points: [2, 0] };
  expect(winner(meeting([4, 2], level), 3)).toBe(4);
  expect(winner(meeting([4, 2], { ...level, scores: [1, 0] }), 3)).toBeNull();
  expect(winner(meeting([4, 2], { ...level, points: [1, 1] }), 3)).toBeNull();
  expect(winner(meeting([4, 2], { ...level, how: "playing" }), 3)).toBeNull();
  expect(winner(meeting([4, 2], { points: [2, 0] }), 3)).toBeNull();
});

test("everybody against everybody, in the order of the standing", () => {
  expect(rows(it).map((row) => row.columns.map(([cell]) => cell?.how))).toEqual([
    ["self", "over", "playing"],
    ["over", "self", "drawn"],
    ["playing", "drawn", "self"],
  ]);
  expect(progress(it)).toEqual({ over: 1, of: 3 });
});

test("of Swiss rounds, what came of each", () => {
  const swiss = { ...it, mode: "swiss" } as Tournament;
  expect(rows(swiss)[2]?.columns.map(([cell]) => cell?.how)).toEqual(["rest", "playing", "drawn"]);
  expect(meetingsOf(swiss, 3).map(({ round, cell }) => [round, cell.how])).toEqual([
    [1, "rest"],
    [2, "playing"],
    [3, "drawn"],
  ]);
});

test("what I play now, and who has gone", () => {
  expect(mine(it).map((one) => one.table)).toEqual(["u"]);
  expect(mine({ ...it, me: null } as Tournament)).toEqual([]);
  expect([nameOf(it, 2, "–"), nameOf(it, 9, "–")]).toEqual(["Aoife", "–"]);
});
