/** A tournament as a table: who met whom, or what came of each round. */
import type { Words } from "./words";
import type { Tournament, TournamentEntrant, TournamentMeeting, TournamentRound } from "../wire/protocol";

const PARTS: Record<number, string> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** Points as they are written: 2½. */
export function points(value: number): string {
  const whole = Math.trunc(value);
  const part = PARTS[value - whole] ?? "";
  return part && whole === 0 ? part : `${whole}${part}`;
}

/** What somebody has of a meeting, or will have. */
export interface Cell {
  how: TournamentMeeting["how"] | "self" | "none";
  points: number | null;
  /** As much as there is at a table. */
  won: boolean;
  /** The scores, mine first; empty where there are none, or more than two. */
  scores: string;
  /** The others there, by their numbers. */
  against: readonly number[];
  table: string | null;
}

const NOTHING = { points: null, won: false, scores: "", against: [], table: null };

/** A meeting as one who sits there sees it. */
export function cellOf(meeting: TournamentMeeting, number: number, size: number): Cell {
  const seat = meeting.seats.indexOf(number);
  const got = meeting.points?.[seat] ?? null;
  const all = meeting.scores ?? [];
  const scores = all.length === 2 && all.every((score) => score !== null) ? `${all[seat]}:${all[1 - seat]}` : "";
  return {
    how: meeting.how,
    points: got,
    won: got === size - 1,
    scores,
    against: meeting.seats.filter((other) => other !== number),
    table: meeting.table,
  };
}

/** Who has won where the scores do not tell; null where they do, or nobody has alone. */
export function winner(meeting: TournamentMeeting, size: number): number | null {
  const isLevel = meeting.how === "over" && new Set(meeting.scores ?? [0, 1]).size === 1;
  const won = meeting.seats.filter((_, seat) => meeting.points?.[seat] === size - 1);
  return isLevel && won.length === 1 ? (won[0] ?? null) : null;
}

export interface Row {
  entrant: TournamentEntrant;
  columns: Cell[][];
}

/** Everybody against everybody, in the order of the standing; of Swiss rounds, what came of each. */
export function rows(it: Tournament): Row[] {
  const all = it.schedule.flatMap((round) => round.meetings);
  return it.entrants.map((entrant) => ({
    entrant,
    columns:
      it.mode === "robin"
        ? it.entrants.map((other) => met(it, all, entrant.number, other.number))
        : it.schedule.map((round) => played(it, round, entrant.number)),
  }));
}

function met(it: Tournament, all: readonly TournamentMeeting[], one: number, other: number): Cell[] {
  if (one === other) return [{ how: "self", ...NOTHING }];
  const found = all.filter((meeting) => meeting.seats.includes(one) && meeting.seats.includes(other));
  return found.length ? found.map((meeting) => cellOf(meeting, one, it.size)) : [{ how: "none", ...NOTHING }];
}

function played(it: Tournament, round: TournamentRound, one: number): Cell[] {
  const found = round.meetings.find((meeting) => meeting.seats.includes(one));
  return [found ? cellOf(found, one, it.size) : { how: "none", ...NOTHING }];
}

/** All meetings of somebody, with the round in which they are. */
export function meetingsOf(it: Tournament, number: number): { round: number; cell: Cell }[] {
  return it.schedule.flatMap((round) =>
    round.meetings
      .filter((one) => one.seats.includes(number))
      .map((one) => ({ round: round.number, cell: cellOf(one, number, it.size) })),
  );
}

/** What counts, and what decides between those with as many points. */
export function counts(it: Tournament, words: Words): string {
  const [first = "", ...then] = it.ties.map((tie) => words.say(`page-tournament-tie-${tie}`));
  return words.say("page-tournament-counts", { size: it.size, first, then: then.join(", ") });
}

export const isOpen = (meeting: TournamentMeeting): boolean => meeting.how === "drawn" || meeting.how === "playing";

/** How many games are over, of those that are known. */
export function progress(it: Tournament): { over: number; of: number } {
  const games = it.schedule.flatMap((round) => round.meetings).filter((one) => one.seats.length > 1);
  return { over: games.filter((one) => !isOpen(one)).length, of: games.length };
}

/** The games that I play now. */
export function mine(it: Tournament): TournamentMeeting[] {
  const { me } = it;
  return me === null
    ? []
    : it.schedule
        .flatMap((round) => round.meetings)
        .filter((one) => one.how === "playing" && one.table !== null && one.seats.includes(me));
}

export const placeOf = (it: Tournament, number: number): number =>
  it.entrants.findIndex((one) => one.number === number) + 1;

export function nameOf(it: Tournament, number: number, gone: string): string {
  return it.entrants.find((one) => one.number === number)?.player?.name ?? gone;
}
