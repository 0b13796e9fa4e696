/** What has happened, moment by moment: how the table looked then, and which places it was about. */
import { seatOf } from "./seats";
import type { Change, LogLine, Story, Table, ToldLine, View } from "../wire/protocol";

export const SPEEDS = ["slow", "normal", "fast", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment is shown, in milliseconds. */
export const LENGTHS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 800, fast: 300, "at-once": 0 };

/** One thing that happened: the lines that tell it, and the table after it. */
export interface Scene {
  count: number;
  lines: readonly ToldLine[];
  view: View;
  /** How much longer than others it is shown. */
  pace: number;
  /** What leads up to it, part by part: how long each part is shown, in milliseconds at the usual speed. */
  beats: readonly number[];
  /** The table before it, which is shown as long as something leads up to it; nothing where it changes at once. */
  before: View | null;
  /** Who skips what comes before it sees this first. */
  rests: boolean;
  /** It belongs to the step before it, and has no seal of its own. */
  part: boolean;
}

/** How a game wants a line to be shown; otherwise it is a moment of its own if it changes something. */
export interface Staging {
  /** It is a moment of its own, and nobody's own doing, even where nothing changes. */
  begins?: boolean;
  /** It belongs to the moment before it. */
  joins?: boolean;
  pace?: number;
  /** What leads up to it, in milliseconds; `late` says that the table changes only then. */
  beats?: readonly number[];
  late?: boolean;
  rests?: boolean;
  part?: boolean;
}
/** The view is the table after the line; there is none where it is only asked what kind of line it is. */
export type Stager = (line: ToldLine, before: ToldLine | undefined, view?: View) => Staging;
const plainly: Stager = () => ({});

/** A view with other parts; what has not changed is the same as before. */
export function changed(view: View, changes: readonly Change[]): View {
  return changes.reduce((now, [path, value]) => placed(now, path, value) as View, view);
}

function placed(whole: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(whole)) return whole.map((part, n) => (n === first ? placed(part, rest, value) : part) as unknown);
  const parts = whole as Record<string, unknown>;
  return { ...parts, [first]: placed(parts[first], rest, value) };
}

/** Line by line; a line that changes nothing is told together with what it leads to. */
export function scenesOf(story: Story, staged: Stager = plainly): Scene[] {
  const scenes: Scene[] = [];
  let view = story.view;
  let lines: ToldLine[] = [];
  let pace = 0;
  let [beats, rests, part]: [readonly number[], boolean, boolean] = [[], false, false];
  let before: View | null = null;
  const close = (count: number): void => {
    scenes.push({ count, lines, view, pace: pace || 1, beats, before, rests, part });
    [lines, pace, beats, before, rests, part] = [[], 0, [], null, false, false];
  };
  story.happened.forEach(({ changes, ...line }, n) => {
    const after = changed(view, changes);
    const how = staged(line, story.happened[n - 1], after);
    const last = scenes.at(-1);
    if (how.joins && !how.begins && lines.length === 0 && last) {
      view = after;
      scenes[scenes.length - 1] = { ...last, count: line.count, lines: [...last.lines, line], view };
      return;
    }
    if (how.begins && lines.length > 0) close(lines[lines.length - 1]!.count);
    lines.push(line);
    pace = Math.max(pace, how.pace ?? 0);
    beats = [...beats, ...(how.beats ?? [])];
    if (how.late) before = view;
    rests ||= how.rests ?? false;
    part = (how.part ?? false) && (part || lines.length === 1);
    view = after;
    if (changes.length > 0 || how.begins || n === story.happened.length - 1) close(line.count);
  });
  return scenes;
}

/** What is worth being shown after an answer of one's own: not what one has just done, but all that follows. */
export function afterOwn(scenes: readonly Scene[], acted: number, now: unknown, staged: Stager = plainly): Scene[] {
  const isTheirs = (scene: Scene): boolean => scene.lines.some((line) => staged(line, undefined).begins);
  const first = scenes.findIndex((scene) => scene.count > acted || scene.view.now !== now || isTheirs(scene));
  return first < 0 ? [] : scenes.slice(first);
}

/** So many moments are shown one after the other; of more only the last turn, and the rest is told in the recap. */
export const MOST = 40;

/** What is shown of much: the last turn of somebody, and no more than may be shown of little. */
export function lastOf(scenes: readonly Scene[]): readonly Scene[] {
  if (scenes.length <= MOST) return scenes;
  const doers = scenes.map(
    (scene) => scene.lines.map((line) => seatOf(line.params.seat)).find((seat) => seat !== null) ?? null,
  );
  const last = doers.findLast((seat) => seat !== null) ?? null;
  const first = doers.findLastIndex((seat) => seat !== null && seat !== last) + 1;
  return scenes.slice(Math.max(first, scenes.length - MOST));
}

/** How long all that is still to be shown takes at a speed, in milliseconds. */
export function lengthOf(scenes: readonly Scene[], speed: Speed): number {
  const usual = LENGTHS[speed];
  const one = ({ pace, beats }: Scene): number =>
    usual * pace + beats.reduce((sum, beat) => sum + beat, 0) * (usual / LENGTHS.normal);
  return scenes.reduce((sum, scene) => sum + one(scene), 0);
}

/** Has anything happened between two tables that a person wants to see happen? Another phase alone, of which nothing is told, is seen as it is. */
export function isWorthShowing(before: Table, after: Table, staged: Stager = plainly): boolean {
  const isTold = (line: LogLine): boolean => line.count > after.acted || (staged(line, undefined).begins ?? false);
  const fresh = after.log.filter((line) => line.count > before.count);
  return (
    after.count > before.count && (fresh.some(isTold) || (fresh.length > 0 && after.view?.now !== before.view?.now))
  );
}

/** What has happened since I last acted; who only looks on is told what happened last. */
export function linesSince(log: readonly LogLine[], acted: number, plays: boolean): LogLine[] {
  const last = log[log.length - 1]?.count ?? 0;
  return log.filter((line) => line.count >= (plays ? acted : last));
}

/** The places of one kind that are named: `placesIn(lines, "land")`. */
export function placesIn(lines: readonly ToldLine[], ...kinds: readonly string[]): string[] {
  const named = lines.flatMap((line) => Object.values(line.params)).map((param) => String(param).split(":"));
  return [...new Set(named.flatMap(([kind, id]) => (kind !== undefined && id && kinds.includes(kind) ? [id] : [])))];
}

/** The same of several lines. */
export function thingsOf(lines: readonly ToldLine[]): string[] {
  return [...new Set(lines.flatMap(thingsIn))];
}

/** Everything that a line names and that may be seen on the table: `location:temair`; people are everywhere. */
export function thingsIn(line: ToldLine): string[] {
  const named = Object.values(line.params)
    .map(String)
    .filter((param) => /^[a-z_]+:./.test(param) && !param.startsWith("seat:"));
  return [...new Set(named)];
}
