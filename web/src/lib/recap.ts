/** What has happened since one acted, move by move: what concerns the reader first, then by player and round. */
import type { Chronicle, Episode, LogLine, Message } from "../wire/protocol";
import { joined } from "./chronicle";
import { episodeTold, runsOf } from "./episodes";
import { seatOf, seatThing } from "./seats";
import { thingsOf } from "./story";

/** What is told in one line, with its number in the order in which things happened and what it names of the table. */
export interface Move {
  number: number;
  /** The line, or the first of several that are told together. */
  line: LogLine;
  said: readonly Message[];
  /** How many lines it stands for. */
  lines: number;
  things: readonly string[];
  /** It concerns the reader. */
  mine: boolean;
}
/** What one player did without another between, or what the game did by itself. */
export interface Doer {
  seat: number | null;
  moves: readonly Move[];
}
export interface RoundTold {
  /** The line that begins it; none where it had begun before. */
  head: LogLine | null;
  doers: readonly Doer[];
}
export interface Recap {
  /** For the reader: at most three moves. */
  own: readonly Move[];
  rounds: readonly RoundTold[];
  moves: readonly Move[];
  /** So many that each player has one paragraph. */
  condensed: boolean;
}

const OWN = 3;
const FEW = 8;
const isHead = (line: LogLine): boolean => line.key.endsWith("-round-begins");

/** How a game tells many lines in one. */
export interface Telling {
  chronicle: Chronicle | null;
  episode: Episode | null;
}

/** `weighty` are keys of lines that concern everybody, and come first. */
export function recapOf(
  lines: readonly LogLine[],
  me: readonly number[],
  weighty: readonly string[] = [],
  telling: Telling | null = null,
): Recap {
  const mine = me.map(seatThing);
  const others = lines.findIndex(
    (line) => seatOf(line.params.seat) !== null && !mine.includes(String(line.params.seat)) && !isHead(line),
  );
  const concerns = (line: LogLine): boolean =>
    weighty.includes(line.key) || isDoneTo(line, mine, others >= 0 && lines.indexOf(line) > others);
  const moves: Move[] = [];
  const heads = lines.filter(isHead).map((line) => lines.indexOf(line));
  const rounds = [0, ...heads].map((from, n) => {
    const head = n === 0 ? null : lines[from]!;
    const doers: { seat: number | null; moves: Move[] }[] = [];
    for (const { said, steps } of inFewLines(lines.slice(head ? from + 1 : from, heads[n]), telling)) {
      const move: Move = {
        number: moves.length + 1,
        line: steps[0]!,
        said,
        lines: steps.length,
        things: thingsOf(steps),
        mine: steps.some(concerns),
      };
      moves.push(move);
      gather(doers, move);
    }
    return { head, doers };
  });
  const own = moves.filter((move) => move.mine);
  const first = own.filter((move) => weighty.includes(move.line.key));
  const rest = own.filter((move) => !first.includes(move));
  return {
    own: [...first.slice(-OWN), ...rest.slice(Math.max(0, rest.length - OWN + Math.min(OWN, first.length)))],
    rounds: rounds.filter(({ head, doers }) => head !== null || doers.length > 0),
    moves,
    condensed: moves.length > FEW,
  };
}

/** What goes on for many lines, such as a clash, in one; the rest as it is told at once. */
function inFewLines(
  lines: readonly LogLine[],
  telling: Telling | null,
): { said: readonly Message[]; steps: readonly LogLine[] }[] {
  const { episode, chronicle } = telling ?? {};
  return runsOf(episode, lines).flatMap((run): { said: readonly Message[]; steps: readonly LogLine[] }[] =>
    run.isEpisode && episode
      ? [{ said: episodeTold(episode, run.lines), steps: run.lines }]
      : joined(chronicle, run.lines),
  );
}

/** Is somebody of these named by what others do? What is his own line is it too, if it came after theirs and all may see it. */
function isDoneTo({ params, to }: LogLine, seats: readonly string[], isAfterOthers: boolean): boolean {
  const { seat, ...rest } = params;
  const isNamed = Object.values(rest).some((param) => seats.includes(String(param)));
  return isNamed || (isAfterOthers && to === undefined && seats.includes(String(seat)));
}

function gather(doers: { seat: number | null; moves: Move[] }[], move: Move): void {
  const seat = seatOf(move.line.params.seat);
  const last = doers.at(-1);
  // What nobody does by himself follows from what was done before it.
  if (last && (seat === null || last.seat === seat)) last.moves.push(move);
  else doers.push({ seat, moves: [move] });
}
