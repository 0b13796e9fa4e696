/** What the invaders have done, as it was told: step by step and land by land, with the sums of the rules. */
import type { Staging } from "../../lib/story";
import type { Words } from "../../lib/words";
import type { ToldLine } from "../../wire/protocol";
import type { Told } from "../index";
import { idOf } from "./state";
import type { Kind } from "./types";

export type Doing = "ravage" | "build" | "explore";
/** Why nothing happens in a land. */
export type Stopped = "skipped" | "empty" | "disease" | "wilds";

/** What was done in one land. */
export interface Act {
  is: Doing;
  land: string;
  stopped: Stopped | null;
  /** All damage, what defence takes of it, and what is left. */
  force: number;
  defence: number;
  dealt: number;
  holds: boolean;
  blight: number;
  /** Lands to which blight has gone on from here. */
  cascades: string[];
  /** Damage with which the Dahan strike back. */
  answer: number;
  /** Pieces that have fallen. */
  struck: Partial<Record<Kind, number>>;
  built: Kind[];
  /** Of an explorer: 1 something is built here, 2 the sea, 3 something is built beside. */
  why: number;
}

/** All that one card does, or that happens without a card. */
export interface Step {
  is: Doing;
  card: string | null;
  /** In how many lands it acts; it is not told of what is explored. */
  lands: number | null;
  acts: Act[];
}

const PREFIX = "spirit_island-";
const nameOf = (line: ToldLine): string => (line.key.startsWith(PREFIX) ? line.key.slice(PREFIX.length) : "");
const numberOf = (line: ToldLine, name: string): number => Number(line.params[name] ?? 0);
const ROUND = "round-begins";

const BEGINS: Readonly<Record<string, Doing>> = {
  "ravage-begins": "ravage",
  "build-begins": "build",
  "card-revealed": "explore",
};
const ACTS: Readonly<Record<string, { is: Doing; stopped: Stopped | null }>> = {
  ravaged: { is: "ravage", stopped: null },
  "ravage-skipped": { is: "ravage", stopped: "skipped" },
  "ravage-empty": { is: "ravage", stopped: "empty" },
  built: { is: "build", stopped: null },
  "build-skipped": { is: "build", stopped: "skipped" },
  "disease-stops": { is: "build", stopped: "disease" },
  explored: { is: "explore", stopped: null },
  "explore-skipped": { is: "explore", stopped: "skipped" },
  "wilds-stop": { is: "explore", stopped: "wilds" },
};
/** What belongs to the ravage before it. */
const FOLLOWING = new Set([
  "destroyed",
  "damaged",
  "blighted",
  "blight-stays",
  "cascades",
  "struck-back",
  "fear",
  "fear-card-earned",
  "presence-destroyed",
  "blight-card-turned",
]);

export const isInvading = (line: ToldLine): boolean => nameOf(line) in ACTS || nameOf(line) in BEGINS;

/** The line that tells what the invaders do in a land. */
export const actsIn =
  (land: string) =>
  (line: ToldLine): boolean =>
    nameOf(line) in ACTS && idOf(line.params.land) === land;

function actOf(line: ToldLine): Act {
  const { is, stopped } = ACTS[nameOf(line)]!;
  const [force, defence, dealt, why] = ["force", "defence", "number", "why"].map((name) => numberOf(line, name)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    is,
    stopped,
    land: idOf(line.params.land),
    force,
    defence,
    dealt,
    holds: line.params.holds === 1,
    blight: 0,
    cascades: [],
    answer: 0,
    struck: {},
    built: [],
    why,
  };
}

/** What a line adds to a ravage that is under way. */
function follow(act: Act, line: ToldLine): void {
  const [name, land] = [nameOf(line), idOf(line.params.land)];
  if (name === "cascades") act.cascades.push(idOf(line.params.target));
  if (land !== act.land) return;
  if (name === "blighted") act.blight += numberOf(line, "number");
  if (name === "struck-back") act.answer += numberOf(line, "number");
  if (name !== "destroyed") return;
  const kind = idOf(line.params.piece) as Kind;
  act.struck[kind] = (act.struck[kind] ?? 0) + 1;
}

export function stepsOf(lines: readonly ToldLine[]): Step[] {
  const steps: Step[] = [];
  let open: Act | null = null;
  for (const line of lines) {
    const name = nameOf(line);
    const begun = BEGINS[name];
    if (begun)
      steps.push({
        is: begun,
        card: idOf(line.params.invader_card),
        lands: begun === "explore" ? null : numberOf(line, "number"),
        acts: [],
      });
    if (name in ACTS) {
      const act = actOf(line);
      // What acts outside of its step does so for a reason of its own.
      if (steps.at(-1)?.is !== act.is) steps.push({ is: act.is, card: null, lands: null, acts: [] });
      const { acts } = steps.at(-1)!;
      const same =
        act.is === "build" && acts.at(-1)?.land === act.land && acts.at(-1)!.built.length > 0 ? acts.at(-1)! : null;
      if (!same) acts.push(act);
      if (name === "built") (same ?? act).built.push(idOf(line.params.piece) as Kind);
      open = act.is === "ravage" ? act : null;
    } else if (open && FOLLOWING.has(name)) follow(open, line);
    else open = null;
  }
  return steps;
}

/** The steps of the invader phase that is being shown, or has been since one acted; nothing when it is long past. */
export function lastPhase({ log, since }: Pick<Told, "log" | "since">): Step[] {
  const end = log.findLastIndex(isInvading);
  if (end < 0 || !since.some(isInvading)) return [];
  return stepsOf(log.slice(log.slice(0, end).findLastIndex((line) => nameOf(line) === ROUND) + 1));
}

/** What happens just now: the step, the lands, and which of how many it is. */
export interface Acting {
  step: Step;
  /** Nothing while the card is lit. */
  acts: Act[];
  at: number;
}
export function actingIn(steps: readonly Step[], { isOn, now }: Pick<Told, "isOn" | "now">): Acting | null {
  const step = steps.at(-1);
  const told = now.filter((line) => isInvading(line) || FOLLOWING.has(nameOf(line)));
  if (!isOn || !step || told.length === 0) return null;
  const landed = told.some((line) => nameOf(line) in ACTS || FOLLOWING.has(nameOf(line)));
  const explored =
    step.is === "explore" ? told.filter((line) => nameOf(line) in ACTS).map((line) => idOf(line.params.land)) : [];
  const acts = !landed
    ? []
    : step.is === "explore"
      ? step.acts.filter((act) => explored.includes(act.land))
      : step.acts.slice(-1);
  return { step, acts, at: new Set(step.acts.map((act) => act.land)).size };
}

/** By land, its number in the order of the step under way; those that are over have none. */
export function orderOf(
  step: Step,
  coming: readonly ToldLine[],
  current: readonly Act[],
): Map<string, number | "done"> {
  if (step.is === "explore") return new Map();
  const ahead = stepsOf(coming);
  const rest = ahead[0]?.is === step.is && ahead[0].card === null ? ahead[0].acts : [];
  const places = [...new Set([...step.acts, ...rest].map((act) => act.land))];
  const done = new Set(step.acts.filter((act) => !current.includes(act)).map((act) => act.land));
  return new Map(
    places.flatMap((land, n): [string, number | "done"][] =>
      current.some((act) => act.land === land) ? [] : [[land, done.has(land) ? "done" : n + 1]],
    ),
  );
}

/** A ravage with all it leads to takes 2.2 seconds at the usual speed: 0.8 for the sum, then this for what it does and for the answer. */
const ANSWERED = 0.875;

/** How lines are staged: a ravage is a sum, what it does, and what the Dahan answer; explorers come all at once. */
export function staging(line: ToldLine, before: ToldLine | undefined): Staging {
  const name = nameOf(line);
  const last = before ? nameOf(before) : "";
  if (name === "card-revealed") return { begins: true, pace: 1.5 };
  if (name in BEGINS) return { begins: true };
  const act = ACTS[name];
  if (act)
    return {
      begins: !(act.is === "explore" && ACTS[last]?.is === "explore"),
      joins: act.is === "explore",
      pace: act.stopped ? 0.75 : act.is === "ravage" ? 1 : 1.125,
    };
  if (name === "struck-back" || name === "cascades") return { begins: true, part: true, pace: ANSWERED };
  const follows = FOLLOWING.has(name) && (FOLLOWING.has(last) || last === "ravaged");
  return follows ? { begins: last === "ravaged", joins: last !== "ravaged", part: true, pace: ANSWERED } : {};
}

// ---- in words -------------------------------------------------------------------------------------------------------

const KINDS: readonly Kind[] = ["city", "town", "explorer", "dahan"];
export const fallenOf = (act: Act): [Kind, number][] =>
  KINDS.flatMap((kind): [Kind, number][] => (act.struck[kind] ? [[kind, act.struck[kind]]] : []));

/** "3 − 2 = 1", or how much damage it is where nothing takes of it. */
export function sumText({ force, defence, dealt }: Act, words: Words): string {
  return defence > 0
    ? words.say("spirit_island-page-sum", { force, defence, number: dealt })
    : words.say("spirit_island-page-damage", { number: dealt });
}

/** What came of it, part by part. */
export function actText(act: Act, ground: (land: string) => string, words: Words): string[] {
  if (act.stopped) return [words.say(`spirit_island-page-stopped-${act.stopped}`)];
  const fallen = fallenOf(act).map(([kind, number]) => words.say("spirit_island-page-pieces", { kind, number }));
  return [
    sumText(act, words),
    ...(act.holds ? [words.say("spirit_island-page-holds")] : []),
    ...(act.blight > 0 ? [words.say("spirit_island-page-blight-came", { number: act.blight })] : []),
    ...(act.cascades.length > 0
      ? [words.say("spirit_island-page-cascades-to", { text: act.cascades.map(ground).join(", ") })]
      : []),
    ...(act.answer > 0 ? [words.say("spirit_island-page-strike-back", { number: act.answer })] : []),
    ...(fallen.length > 0 ? [words.say("spirit_island-page-gone", { text: fallen.join(", ") })] : []),
  ];
}

/** What the bar says while the invaders act. */
export function bannerOf(told: Told, words: Words): { say: string; icon: string } | null {
  const acting = actingIn(lastPhase(told), told);
  const first = acting?.acts[0];
  if (!acting || !first) return null;
  const { is, lands } = acting.step;
  const of = lands ?? 0;
  const icon = { ravage: "sword", build: "town", explore: "explorer" }[is];
  if (is === "explore")
    return {
      icon,
      say: words.say("spirit_island-page-staged-explore", { number: acting.acts.filter((act) => !act.stopped).length }),
    };
  return {
    icon,
    say: words.say(`spirit_island-page-staged-${is}`, {
      land: `land:${first.land}`,
      at: acting.at,
      of: of >= acting.at ? of : 0,
    }),
  };
}
