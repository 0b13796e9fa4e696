/** The ending as it comes: which part of the reckoning is shown when, and figures as people read them. */
import type { Ending, Row, Table } from "../wire/protocol";
import type { Words } from "./words";

export const QUIET = 1200; // milliseconds of quiet board after the last move
export const BEAT = 300; // milliseconds from one part of the reckoning to the next

/** When each part comes: the head is the first beat, then box by box, row by row. */
export interface Beats {
  boxes: number[];
  /** By box and row. */
  rows: number[][];
  last: number;
}

export function beatsOf(ending: Ending): Beats {
  let beat = 0;
  const boxes: number[] = [];
  const rows = ending.boxes.map((box) => {
    boxes.push((beat += 1));
    const own = box.sheet?.rows ?? [];
    const order = own.map((_, at) => at).sort((a, b) => rank(own[a]) - rank(own[b]) || a - b);
    const beats = new Array<number>(own.length).fill(0);
    for (const at of order) beats[at] = beat += 1;
    return beats;
  });
  return { boxes, rows, last: beat + 1 };
}

/** The winner comes last, and after that only what it comes to. */
function rank(row: Row | undefined): number {
  return row?.mark === "sum" ? 2 : row?.mark === "won" ? 1 : 0;
}

/** What stands on the path by now, by seat, where a sheet has a column for each and tells the totals. */
export function totalsAt(ending: Ending, beats: Beats, beat: number): number[] | null {
  const at = ending.boxes.findIndex(
    (box) => box.sheet?.columns.every((column) => column.seat !== null) && box.sheet.rows[0]?.cells[0]?.total != null,
  );
  const sheet = ending.boxes[at]?.sheet;
  if (!sheet) return null;
  const row = sheet.rows.findLast((_, n) => n === 0 || (beats.rows[at]?.[n] ?? 0) <= beat);
  const totals: number[] = [];
  sheet.columns.forEach((column, n) => (totals[column.seat ?? n] = row?.cells[n]?.total ?? 0));
  return totals;
}

/** An amount more or less: +3, −2, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** How a game that all win or lose together has ended, in words; nothing for other games. */
export function sharedEnd(table: Table | null, words: Words): string | null {
  const key = table?.result ? `${table.game}-page-over-${table.result.ending}` : "";
  return words.has(key) ? words.say(key) : null;
}

/** The table whose end somebody has just seen: its reckoning comes step by step. Whoever returns sees it whole. */
let seen = "";
export function hasSeenEnd(table: string): void {
  seen = table;
}
export function comesFresh(table: string): boolean {
  const fresh = seen === table;
  seen = "";
  return fresh;
}
