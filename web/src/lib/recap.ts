/** What has happened since one acted, move by move: what concerns the reader first, then by player and round. */
import type { LogLine } from "../wire/protocol";
import { seatOf, seatThing } from "./seats";
import { thingsIn } from "./story";

/** One line, with its number in the order in which things happened and what it names of the table. */
export interface Move {
  number: number;
  line: LogLine;
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

/** `weighty` are keys of lines that concern everybody, and come first. */
export function recapOf(lines: readonly LogLine[], me: readonly number[], weighty: readonly string[] = []): Recap {
  const mine = me.map(seatThing);
  const others = lines.findIndex((line) => seatOf(line.params.seat) !== null && !mine.includes(String(line.params.seat)) && !isHead(line));
  const concerns = (line: LogLine): boolean => weighty.includes(line.key) || isDoneTo(line, mine, others >= 0 && lines.indexOf(line) > others);
  const moves = lines.filter((line) => !isHead(line)).map((line, n): Move => ({ number: n + 1, line, things: thingsIn(line), mine: concerns(line) }));
  const byLine = new Map(moves.map((move) => [move.line, move]));
  const rounds: { head: LogLine | null; doers: { seat: number | null; moves: Move[] }[] }[] = [{ head: null, doers: [] }];
  for (const line of lines) {
    if (isHead(line)) rounds.push({ head: line, doers: [] });
    else gather(rounds.at(-1)!.doers, byLine.get(line)!);
  }
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
