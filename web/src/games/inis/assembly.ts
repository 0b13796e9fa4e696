/** The Assembly as it was told: its six steps with what each came to, and how far the Pretenders have been counted. */
import type { Staging } from "../../lib/story";
import { seatOf, seatThing } from "../../lib/seats";
import type { Words } from "../../lib/words";
import type { ToldLine, View } from "../../wire/protocol";
import type { Told } from "../index";
import { PLAYED } from "./announced";
import type { CountedLand, InisView, Reckoned, Verdict } from "./view";

export const STEPS = ["brenn", "victory", "advantages", "crows", "deal", "draft"] as const;
export type Step = (typeof STEPS)[number];

const BEGINS = "inis-round-begins";
const [BRENN, STAYS, RECKONED, NOBODY, NO_TOKEN, WINS, TAKEN, DEALT] = [
  "inis-brenn",
  "inis-brenn-stays",
  "inis-reckoned",
  "inis-nobody-wins",
  "inis-nobody-claims",
  "inis-wins",
  "inis-took-advantage",
  "inis-dealt",
] as const;
/** Which step a line belongs to. */
const OF: Readonly<Record<string, Step>> = {
  [BRENN]: "brenn",
  [STAYS]: "brenn",
  [RECKONED]: "victory",
  [NOBODY]: "victory",
  [NO_TOKEN]: "victory",
  [WINS]: "victory",
  [TAKEN]: "advantages",
  "inis-crows-fly-clockwise": "crows",
  "inis-crows-fly-counterclockwise": "crows",
  [DEALT]: "deal",
  "inis-passed-on": "draft",
};
export const stepOf = (line: ToldLine): Step | undefined => OF[line.key];
export const ICONS: Readonly<Record<Step, string>> = {
  brenn: "brenn",
  victory: "pretender",
  advantages: "compare",
  crows: "crow-cw",
  deal: "hand",
  draft: "hand",
};

/** The lines of the Assembly that is under way, or was the last one; none before the first. */
export function gathered(log: readonly ToldLine[]): readonly ToldLine[] {
  const first = log.findLastIndex((line) => line.key === BEGINS);
  return first < 0 ? [] : log.slice(first);
}

/** The step that is under way: the one that was told of last. */
export function presentStep(lines: readonly ToldLine[]): Step {
  return lines.flatMap((line) => OF[line.key] ?? []).at(-1) ?? "brenn";
}

/** Is this a moment of the Assembly rather than of the draft or the Season? */
export function isGathering(view: InisView, told: Told | undefined): boolean {
  const step = told?.isOn ? presentStep(told.now) : null;
  const isTold =
    step !== null && told!.now.some((line) => line.key in OF) && step !== "draft" && view.phase === "draft";
  return view.phase === "assembly" || isTold || (view.phase === "over" && view.reckoning !== null);
}

/** Is the place above the island taken? */
export const isTaken = (view: InisView, told: Told | undefined): boolean =>
  isGathering(view, told) || view.draft !== null || view.clash !== null;

export interface StepSeen {
  id: Step;
  is: "done" | "now" | "ahead";
  /** What it came to: in a word, and in full. */
  brief: string;
  full: string;
}

export function stepsSeen(lines: readonly ToldLine[], view: InisView, words: Words): StepSeen[] {
  const now = STEPS.indexOf(presentStep(lines));
  return STEPS.map((id, place) => {
    const is = place < now ? "done" : place === now ? "now" : "ahead";
    const [brief, full = brief] = is === "done" ? cameTo(id, lines, view, words) : [""];
    return { id, is, brief, full };
  });
}

/** What a step that is over came to. */
function cameTo(step: Step, lines: readonly ToldLine[], view: InisView, words: Words): [string, string?] {
  const has = (key: string): ToldLine | undefined => lines.find((line) => line.key === key);
  switch (step) {
    case "brenn": {
      const seat = seatOf((has(BRENN) ?? has(STAYS))?.params.seat) ?? view.brenn;
      return seat === null ? [""] : [words.name(seatThing(seat)), ruling(view, seat, words)];
    }
    case "victory":
      return [words.say(has(NOBODY) ? "inis-assembly-nobody" : "inis-assembly-no-token")];
    case "advantages":
      return [words.say("inis-assembly-taken", { number: lines.filter((line) => line.key === TAKEN).length })];
    case "crows":
      return [words.say(view.direction === "clockwise" ? "inis-crows-clockwise" : "inis-crows-counterclockwise")];
    case "deal":
      return [words.say("inis-assembly-each", { number: Number(has(DEALT)?.params.number ?? 0) })];
    default:
      return [""];
  }
}

/** Who is Brenn, and with how many of the clans at the Capital. */
function ruling(view: InisView, seat: number, words: Words): string {
  const capital = capitalOf(view);
  if (capital?.chieftain !== seat) return words.say("inis-assembly-stays", { seat: seatThing(seat) });
  const all = capital.clans.reduce((sum, clans) => sum + clans, 0);
  return words.say("inis-assembly-rules", {
    seat: seatThing(seat),
    clans: capital.clans[seat] ?? 0,
    of: all,
    territory: `territory:${capital.id}`,
  });
}

const capitalOf = (view: InisView): InisView["territories"][number] | undefined =>
  view.territories.find((one) => one.capital);

// ---- how it is staged -----------------------------------------------------------------------------------------------

const [LAND, BREATH] = [240, 360]; // milliseconds for a land that is counted, and at the end of a condition

/** Part of a reckoning: how many lands of a condition have been counted, and whether its Deeds have. */
export interface Part {
  condition: number;
  lands: number;
  deeds: boolean;
}

/** Condition by condition and land by land, the Deeds last. */
export function partsOf(row: Reckoned): Part[] {
  return row.conditions.flatMap(({ lands, deeds }, condition): Part[] => [
    ...(lands.length === 0
      ? [{ condition, lands: 0, deeds: false }]
      : lands.map((_, n) => ({ condition, lands: n + 1, deeds: false }))),
    ...(deeds > 0 ? [{ condition, lands: lands.length, deeds: true }] : []),
  ]);
}

function beatsOf(row: Reckoned | undefined): number[] {
  const parts = row ? partsOf(row) : [];
  return parts.map(({ condition }, n) => LAND + (parts[n + 1]?.condition === condition ? 0 : BREATH));
}

const rowOf = (view: InisView | undefined, line: ToldLine): Reckoned | undefined =>
  view?.reckoning?.rows.find((row) => row.seat === seatOf(line.params.seat));

export function staging(line: ToldLine, before: ToldLine | undefined, seen?: View): Staging {
  const view = seen as InisView | undefined;
  switch (line.key) {
    case BRENN:
    case STAYS: {
      const standing = (view && capitalOf(view)?.clans.filter((clans) => clans > 0).length) ?? 0;
      return {
        begins: true,
        late: true,
        beats: Array.from({ length: standing }, (_, n) => (n === standing - 1 ? LAND + BREATH : LAND)),
      };
    }
    case RECKONED:
      return { begins: true, beats: beatsOf(rowOf(view, line)) };
    case NO_TOKEN:
      return { begins: true, pace: 0.75 };
    case WINS:
    case NOBODY:
      return { begins: true, pace: 3, rests: true };
    case TAKEN:
      return before?.key === TAKEN ? { joins: true } : { begins: OF[before?.key ?? ""] === "victory" };
    case DEALT:
      return { begins: true, pace: 0.75 };
    case PLAYED:
      return { pace: 1.5 }; // a card is looked at
    default:
      return {};
  }
}

/** What the bar asks while a step is shown. */
export function bannerOf(told: Told, words: Words): { say: string; icon: string } | null {
  const step = told.now.flatMap((line) => OF[line.key] ?? []).at(-1);
  if (!told.isOn || step === undefined || step === "draft") return null;
  const isAssembly =
    gathered(told.log).length > 0 && !gathered(told.log).some((line) => line.key === "inis-season-begins");
  return isAssembly ? { say: words.say(`inis-assembly-${step}-asks`), icon: ICONS[step] } : null;
}

// ---- what has been counted ------------------------------------------------------------------------------------------

/** How far a condition of a Pretender has been counted. */
export interface CellSeen {
  lands: readonly CountedLand[];
  number: number;
  deeds: number;
  /** All of it; until then it is not said whether it is met. */
  whole: boolean;
  met: boolean;
}
export interface RowSeen {
  seat: number;
  /** None for what is still to come. */
  cells: readonly (CellSeen | null)[];
  /** How many conditions are fulfilled, once all have been counted. */
  met: number | null;
}
export interface Counting {
  rows: readonly RowSeen[];
  /** Players without a token. */
  others: readonly Reckoned[];
  verdict: Verdict | null;
  /** What is lit on the map: whose, and the lands with their numbers; the last one has just been counted. */
  lit: { seat: number; lands: readonly CountedLand[] } | null;
}

/** How far the Assembly has counted; nothing where it does not count, or where that is over. */
export function countingOf(view: InisView, told: Told | undefined): Counting | null {
  const { reckoning } = view;
  if (!reckoning || !told || (!told.isOn && view.phase !== "over")) return null;
  const lines = gathered(told.log);
  const counted = lines.filter((line) => line.key === RECKONED);
  const isOver = !told.isOn || lines.some((line) => line.key === WINS || line.key === NOBODY);
  if (counted.length === 0 && !isOver) return null;
  const claiming = reckoning.rows.filter((row) => row.pretender);
  const now = isOver ? undefined : claiming.find((row) => row.seat === seatOf(counted.at(-1)?.params.seat));
  const part = now && partsOf(now)[told.beat];
  const rows = claiming.map((row) => {
    if (isOver || counted.some((line) => line !== counted.at(-1) && seatOf(line.params.seat) === row.seat))
      return seen(row);
    return row === now ? seen(row, part) : { seat: row.seat, cells: row.conditions.map(() => null), met: null };
  });
  const { verdict } = reckoning;
  const shown = now ?? claiming.find((row) => row.seat === verdict.winner);
  return {
    rows,
    others: reckoning.rows.filter((row) => !row.pretender),
    verdict: isOver ? verdict : null,
    lit: shown ? { seat: shown.seat, lands: litOf(shown, part) } : null,
  };
}

/** A row as far as it has been counted. */
function seen(row: Reckoned, part?: Part): RowSeen {
  const last = part?.condition ?? row.conditions.length;
  const cells = row.conditions.map((one, n): CellSeen | null => {
    if (n > last) return null;
    const isNow = n === last && part !== undefined;
    const lands = isNow ? one.lands.slice(0, part.lands) : one.lands;
    const deeds = isNow && !part.deeds ? 0 : one.deeds;
    const whole = lands.length === one.lands.length && deeds === one.deeds;
    return {
      lands,
      deeds,
      number: whole ? one.total : lands.reduce((sum, { number }) => sum + number, 0),
      whole,
      met: whole && one.met,
    };
  });
  return { seat: row.seat, cells, met: part ? null : row.met };
}

/** The lands of the condition that is being counted; afterwards of the one that decides it. */
function litOf(row: Reckoned, part: Part | undefined): readonly CountedLand[] {
  if (part) return row.conditions[part.condition]?.lands.slice(0, part.lands) ?? [];
  const best = row.conditions.reduce((most, one) =>
    Number(one.met) * 100 + one.total > Number(most.met) * 100 + most.total ? one : most,
  );
  return best.lands;
}

/** At the Capital, how many of those who stand there have been counted: all once the Brenn is named; none at other times. */
export function tallyOf(told: Told | undefined): number {
  if (!told?.isOn || !told.now.some((line) => line.key === BRENN || line.key === STAYS)) return 0;
  return told.beat + 1;
}

/** What is counted in a territory just now, and for whom. */
export function countedAt(counting: Counting | null, territory: string): { seat: number; number: number } | undefined {
  const found = counting?.lit?.lands.find((one) => one.territory === territory);
  return found && { seat: counting!.lit!.seat, number: found.number };
}

/** The territory that is looked at: the Capital's, or the one that has just been counted. */
export function lookedAtOf(view: InisView, told: Told | undefined, counting: Counting | null): string | undefined {
  if (tallyOf(told) > 0) return capitalOf(view)?.id;
  return told?.isOn && Number.isFinite(told.beat) ? counting?.lit?.lands.at(-1)?.territory : undefined;
}
