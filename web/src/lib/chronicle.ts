/**
 * A game retold: many lines of its log as one, and a round as a short story with the single lines beneath.
 * As in `tuath.core.chronicle`: both are tested with the same lines.
 */
import type {
  Chronicle,
  ChronicleChapter,
  ChronicleClause,
  Gathered,
  Message,
  Param,
  Params,
  ToldLine,
} from "../wire/protocol";

/** What stands in one line: a line of the log itself, or what several of them tell together. */
export interface Entry<L extends ToldLine = ToldLine> {
  /** Of several lines: whose or what it is, then its clauses. */
  said: readonly Message[];
  steps: readonly L[];
  /** The place of its first line in the log; what has none comes after the line before it. */
  from: number;
}

/** A chapter of a round, or what one player has of it; a line by itself has no chapter. */
interface Part<L> {
  chapter: ChronicleChapter | null;
  seat: Param | undefined;
  steps: L[];
  from: number;
}

const NONE = "none"; // a list of nothing, as the words can ask for it
const ROUND_BEGINS = "round-begins";
const MOST = 9; // lines in which a round is told

export const alone = <L extends ToldLine>(line: L, from = 0): Entry<L> => ({ said: [line], steps: [line], from });

/** The whole log: rounds that are over as stories, the one that lasts line by line but for what is joined; who looks back is in the round of the line `now`. */
export function chronicled<L extends ToldLine>(
  chronicle: Chronicle | null | undefined,
  lines: readonly L[],
  now: number | null = null,
): Entry<L>[] {
  return chronicle ? new Chronicler<L>(chronicle).told(lines, now) : lines.map(alone);
}

/** Line by line, but what is told at once in one line stands where the first of its lines did. */
export function joined<L extends ToldLine>(chronicle: Chronicle | null | undefined, lines: readonly L[]): Entry<L>[] {
  return chronicle ? new Chronicler<L>(chronicle).joined(lines, 0) : lines.map(alone);
}

/** Sorts lines into chapters, one after the other as they are told. */
class Chronicler<L extends ToldLine> {
  readonly #chronicle: Chronicle;
  readonly #homes = new Map<string, ChronicleChapter[]>();
  /** The chapters of this round, the one that was told last at the end. */
  #recent: ChronicleChapter[] = [];

  constructor(chronicle: Chronicle) {
    this.#chronicle = chronicle;
    for (const chapter of chronicle.chapters) {
      const lines = [
        ...chapter.clauses.flatMap(({ gathered }) => gathered.map(({ line }) => line)),
        ...chapter.beneath,
      ];
      for (const line of new Set(lines)) this.#homes.set(line, [...(this.#homes.get(line) ?? []), chapter]);
    }
  }

  told(lines: readonly L[], now: number | null): Entry<L>[] {
    const starts = lines.flatMap((line, n) => (this.#key(line) === ROUND_BEGINS ? [n] : []));
    return [0, ...starts].flatMap((from, n) => {
      const until = starts[n] ?? lines.length;
      const round = lines.slice(from, until);
      if (round.length === 0) return [];
      const isLast = until === lines.length && !round.some((line) => this.#chronicle.ends.includes(this.#key(line)));
      const isStory = this.#key(round[0]!) === ROUND_BEGINS && !(now === null ? isLast : from <= now && now < until);
      return isStory ? this.#story(round, from, this.#standing(lines.slice(0, until))) : this.joined(round, from);
    });
  }

  joined(lines: readonly L[], from: number): Entry<L>[] {
    return this.#parts(lines, from, (chapter) => chapter.at_once).map((part) => this.#entry([part]));
  }

  /** Chapter by chapter; what belongs to none keeps its own line before them. Where that are too many lines, the whole round of each player is one. */
  #story(round: readonly L[], from: number, standing: readonly Message[]): Entry<L>[] {
    const order = this.#chronicle.chapters;
    const last = order.at(-1)!;
    const parts = this.#parts(round, from, () => true);
    if (standing.length > 0 && !parts.some(({ chapter }) => chapter === last)) {
      parts.push({ chapter: last, seat: undefined, steps: [], from: from + round.length - 1 });
    }
    const rank = ({ chapter }: Part<L>): number => (chapter ? order.indexOf(chapter) : -1);
    parts.sort((one, other) => rank(one) - rank(other));
    const told = parts.length <= MOST ? parts.map((part) => [part]) : byPlayer(parts);
    return told.map((of) => this.#entry(of, of[0]!.chapter === last ? standing : []));
  }

  /** What everybody has after these lines; nothing where the game began before them. */
  #standing(lines: readonly L[]): Message[] {
    if (!lines.some((line) => this.#key(line) === ROUND_BEGINS && line.params.round === 1)) return [];
    const seats = [
      ...new Set(lines.flatMap(({ params }) => (params.seat === undefined ? [] : [String(params.seat)]))),
    ].sort();
    return this.#chronicle.totals.map(({ id, start, param, up, down }) => {
      const sums = new Map(seats.map((seat) => [seat, start]));
      for (const line of lines) {
        const sign = { [up]: 1, [down]: -1 }[this.#key(line)];
        if (sign) add(sums, String(line.params.seat), sign * Number(line.params[param]));
      }
      return this.#message(`-${this.#chronicle.chapters.at(-1)!.id}-${id}`, { seats: tally(sums) });
    });
  }

  #key(line: L): string {
    const prefix = `${this.#chronicle.game}-`;
    return line.key.startsWith(prefix) ? line.key.slice(prefix.length) : line.key;
  }

  /** The chapter of a line; what several chapters have belongs to the one of them that was told last. */
  #home(line: L): ChronicleChapter | null {
    const key = this.#key(line);
    if (key === ROUND_BEGINS) this.#recent = [];
    const homes = this.#homes.get(key);
    if (!homes) return null;
    const chapter = homes.reduce((best, one) => (this.#recent.indexOf(one) > this.#recent.indexOf(best) ? one : best));
    this.#recent = [...this.#recent.filter((one) => one !== chapter), chapter];
    return chapter;
  }

  /** What nobody does by himself follows from what was done before it. */
  #parts(lines: readonly L[], from: number, joins: (chapter: ChronicleChapter) => boolean): Part<L>[] {
    const parts: Part<L>[] = [];
    const last = new Map<ChronicleChapter, Part<L>>();
    lines.forEach((line, n) => {
      const chapter = this.#home(line);
      if (!chapter || !joins(chapter)) {
        parts.push({ chapter: null, seat: undefined, steps: [line], from: from + n });
        return;
      }
      const seat = chapter.by_seat ? line.params.seat : undefined;
      let part =
        parts.find((one) => one.chapter === chapter && one.seat === seat) ??
        (seat === undefined ? last.get(chapter) : undefined);
      if (!part) parts.push((part = { chapter, seat, steps: [], from: from + n }));
      part.steps.push(line);
      last.set(chapter, part);
    });
    return parts;
  }

  /** A single line is told as it is. */
  #entry(parts: readonly Part<L>[], standing: readonly Message[] = []): Entry<L> {
    const { chapter, seat, from } = parts[0]!;
    const steps = parts.flatMap((part) => part.steps);
    if (!chapter || (steps.length === 1 && standing.length === 0)) return alone(steps[0]!, from);
    const head = this.#message(`-${chapter.id}`, seat === undefined ? {} : { seat });
    const clauses = parts.flatMap((part) => this.#clauses(part.chapter!, part.steps, parts.length === 1));
    return { said: [head, ...standing, ...clauses], steps, from };
  }

  /** What a chapter says of its lines; details too where nothing else is to be said. */
  #clauses(chapter: ChronicleChapter, steps: readonly L[], inDetail: boolean): Message[] {
    const said = (clauses: readonly ChronicleClause[]): Message[] =>
      clauses.flatMap((clause) => this.#clause(chapter, clause, steps));
    const brief = inDetail ? [] : said(chapter.clauses.filter(({ is_detail }) => !is_detail));
    return brief.length > 0 ? brief : said(chapter.clauses);
  }

  #clause(chapter: ChronicleChapter, clause: ChronicleClause, steps: readonly L[]): Message[] {
    const params = clauseOf(clause, steps, (line) => this.#key(line));
    return params ? [this.#message(`-${chapter.id}-${clause.id}`, params)] : [];
  }

  #message(key: string, params: Params): Message {
    return { key: `${this.#chronicle.game}-chronicle${key}`, params };
  }
}

/** All chapters of a player together, where the first of them is; what nobody does by himself stays alone. */
function byPlayer<L>(parts: readonly Part<L>[]): Part<L>[][] {
  const found: Part<L>[][] = [];
  for (const part of parts) {
    const mine = found.find(([first]) => part.seat !== undefined && first!.seat === part.seat);
    if (mine) mine.push(part);
    else found.push([part]);
  }
  return found;
}

/** What a clause names of lines; nothing where none of its own is among them. */
export function clauseOf<L extends ToldLine>(
  clause: ChronicleClause,
  lines: readonly L[],
  keyOf: (line: L) => string,
): Params | null {
  const of = (key: string): L[] => lines.filter((line) => keyOf(line) === key);
  if (!clause.gathered.some(({ line }) => of(line).length > 0)) return null;
  return Object.fromEntries(clause.gathered.map((one) => [one.name, gathered(one, of(one.line))]));
}

function gathered({ how, param }: Gathered, lines: readonly ToldLine[]): Param {
  if (how === "count") return lines.length;
  if (how === "sum") return lines.reduce((sum, { params }) => sum + Number(params[param]), 0);
  const sums = new Map<string, number>();
  for (const { params } of lines) {
    if (how === "tally") add(sums, String(params.seat), Number(params[param]));
    else add(sums, String(params[param]), 1);
  }
  if (how === "tally") return tally(sums);
  return [...sums].map(([thing, times]) => (times > 1 ? `${thing}*${times}` : thing)).join(" ") || NONE;
}

function add(sums: Map<string, number>, key: string, number: number): void {
  sums.set(key, (sums.get(key) ?? 0) + number);
}

/** Players with a number each, as the words' function NAMES reads them. */
function tally(sums: ReadonlyMap<string, number>): string {
  return [...sums].map(([seat, number]) => `${seat}=${number}`).join(" ") || NONE;
}
