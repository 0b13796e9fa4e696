/** How each territory is recognised: its wash, the small marks strewn over it, and one larger drawing of its own. */
import type { Point, Random } from "../../lib/geometry";
import { furrow, hill, peak, tree, tuft, wave } from "../../lib/terrain";

/** A drawing in ink and wash around the origin, about 116 wide and 88 high. */
export interface Motif {
  /** A wash of the tokens; "-edge" is its ink. */
  colour: string;
  mark: (at: Point, size: number, random: Random) => string;
  /** Flat colours under the ink: a token and a path. */
  washes: readonly (readonly [string, string])[];
  ink: string;
}

const at = ([x, y]: Point): string => `M${x.toFixed(1)} ${y.toFixed(1)}`;
const n = (value: number): string => value.toFixed(1);

const reed = (p: Point, s: number): string =>
  `${at(p)}v${n(-1.5 * s)}m${n(-0.5 * s)} ${n(1.5 * s)}q0 ${n(-0.8 * s)} ${n(-0.4 * s)} ${n(-1.1 * s)}m${n(1.4 * s)} ${n(1.1 * s)}q0 ${n(-0.8 * s)} ${n(0.4 * s)} ${n(-1.1 * s)}`;
const stone = (p: Point, s: number): string =>
  `${at(p)}m${n(-0.4 * s)} 0l${n(0.1 * s)} ${n(-1.3 * s)}q${n(0.3 * s)} ${n(-0.3 * s)} ${n(0.6 * s)} 0l${n(0.1 * s)} ${n(1.3 * s)}Z`;
const flower = (p: Point, s: number): string =>
  `${at(p)}v${n(-0.9 * s)}m${n(-0.3 * s)} ${n(-0.3 * s)}a${n(0.3 * s)} ${n(0.3 * s)} 0 1 0 ${n(0.6 * s)} 0a${n(0.3 * s)} ${n(0.3 * s)} 0 1 0 ${n(-0.6 * s)} 0`;
const mist = (p: Point, s: number): string =>
  `${at(p)}m${n(-s)} 0h${n(1.5 * s)}q${n(0.5 * s)} 0 ${n(0.5 * s)} ${n(-0.4 * s)}m${n(-1.7 * s)} ${n(0.9 * s)}h${n(1.2 * s)}`;
const crystal = (p: Point, s: number): string => `${at(p)}l${n(-0.5 * s)} ${n(-0.5 * s)}l${n(0.5 * s)} ${n(-0.5 * s)}l${n(0.5 * s)} ${n(0.5 * s)}Z`;
const ridge = (p: Point, s: number): string =>
  `${at(p)}m${n(-1.2 * s)} 0l${n(0.4 * s)} ${n(-0.8 * s)}h${n(1.5 * s)}l${n(0.5 * s)} ${n(0.8 * s)}`;
const pick = (p: Point, s: number): string => `${at(p)}l${n(0.9 * s)} ${n(-1.2 * s)}m${n(-0.5 * s)} ${n(-0.2 * s)}q${n(0.7 * s)} ${n(-0.1 * s)} ${n(0.9 * s)} ${n(0.7 * s)}`;
const heath = (p: Point, s: number): string => `${tuft(p, s * 0.9)}${at([p[0] - 0.6 * s, p[1] - 1.1 * s])}h0.1m${n(0.6 * s)} ${n(-0.3 * s)}h0.1m${n(0.6 * s)} ${n(0.3 * s)}h0.1`;
const ear = (p: Point, s: number): string =>
  `${at(p)}v${n(-1.3 * s)}m0 ${n(0.3 * s)}q${n(0.4 * s)} 0 ${n(0.4 * s)} ${n(-0.4 * s)}m${n(-0.4 * s)} ${n(0.4 * s)}q${n(-0.4 * s)} 0 ${n(-0.4 * s)} ${n(-0.4 * s)}m${n(0.4 * s)} ${n(0.7 * s)}q${n(0.4 * s)} 0 ${n(0.4 * s)} ${n(-0.4 * s)}m${n(-0.4 * s)} ${n(0.4 * s)}q${n(-0.4 * s)} 0 ${n(-0.4 * s)} ${n(-0.4 * s)}`;

export const MOTIFS: Readonly<Record<string, Motif>> = {
  cove: {
    colour: "sands",
    mark: wave,
    washes: [
      ["sea-2", "M-54 -20C-30 -40 34 -40 54 -18C50 14 20 36 -2 36C-28 36 -50 12 -54 -20Z"],
      ["w-wood", "M-12 12h26q-3 9 -9 9h-9q-6 0 -8 -9Z"],
      ["rim", "M2 -22q16 10 14 28h-14Z"],
    ],
    ink: "M-54 -20C-50 12 -28 36 -2 36C20 36 50 14 54 -18M-12 12h26q-3 9 -9 9h-9q-6 0 -8 -9ZM2 12v-36M2 -22q16 10 14 28h-14M-34 2q4 -4 8 0t8 0M22 16q4 -4 8 0t8 0M-30 -20q5 -5 10 0t10 0M18 -22q5 -5 10 0t10 0",
  },
  forest: {
    colour: "jungle",
    mark: tree,
    washes: [
      ["w-plant", "M-48 24q-8 -34 10 -40q18 6 10 40ZM20 26l16 -46l16 46ZM-22 34q-14 -16 -6 -34q-2 -22 20 -26q22 4 20 26q8 18 -6 34Z"],
    ],
    ink: "M-48 24q-8 -34 10 -40q18 6 10 40ZM-38 24v12M20 26l16 -46l16 46ZM36 26v10M-22 34q-14 -16 -6 -34q-2 -22 20 -26q22 4 20 26q8 18 -6 34ZM-8 34v10M-8 44v-30m0 12l10 -9m-10 2l-9 -8M36 -4v18m-6 -4l6 5l6 -5M-38 4v12",
  },
  gates: {
    colour: "heather",
    mark: stone,
    washes: [
      ["w-moon", "M-22 40v-54h44v54Z"],
      ["w-stone", "M-40 40l4 -54h18l3 54ZM40 40l-4 -54h-18l-3 54ZM-46 -16q46 -22 92 0l-2 -14q-44 -16 -88 0Z"],
    ],
    ink: "M-40 40l4 -54h18l3 54ZM40 40l-4 -54h-18l-3 54ZM-46 -16q46 -12 92 0l-2 -14q-44 -16 -88 0ZM0 18a5 5 0 1 1 5 -6a10 10 0 1 1 -13 10a15 15 0 0 1 4 -20M-34 6l8 2m2 14l-10 3M30 2l6 -2m-8 20l9 2",
  },
  highlands: {
    colour: "slate",
    mark: ridge,
    washes: [
      ["w-steel", "M-58 38l12 -30h20l10 -26h34l9 22h16l14 34Z"],
      ["rim", "M-16 -18h34l4 9h-41ZM-46 8h20l3 -6h-18Z"],
    ],
    ink: "M-58 38l12 -30h20l10 -26h34l9 22h16l14 34M-22 -4l5 3l5 -4l6 5l6 -4l7 4l5 -4l6 3M-50 20l6 3l5 -4l6 4M-12 12v10m10 -14v14m10 -12v12m26 -4v10m8 -6v8M-34 24v9",
  },
  hills: {
    colour: "moss",
    mark: hill,
    washes: [["moss-edge", "M-56 34q22 -46 46 -6q22 -62 62 6Z"]],
    ink: "M-56 34q22 -46 46 -4M-20 34q32 -72 76 0M-42 22q10 -14 20 -4M4 8q8 -10 18 -8M10 22q10 -12 24 -8M30 10l6 6M-6 -4l-4 -12m-6 12q0 -14 6 -22q7 8 7 20",
  },
  iron_mine: {
    colour: "clay",
    mark: pick,
    washes: [
      ["clay-edge", "M-54 38q10 -66 52 -68q44 4 56 68Z"],
      ["fomor", "M-17 38v-26q17 -18 34 0v26Z"],
      ["w-wood", "M-22 38v-28h7v28ZM15 38v-28h7v28ZM-26 2h52v8h-52Z"],
    ],
    ink: "M-54 38q10 -66 52 -68q44 4 56 68M-17 38v-28M17 38v-28M-22 38v-28M22 38v-28M-26 2h52v8h-52ZM-14 -26l30 22m-34 2q4 -22 24 -26M-46 30l7 -6l6 7M36 30l6 -8l7 8",
  },
  lost_vale: {
    colour: "wetland",
    mark: hill,
    washes: [
      ["w-plant", "M-58 38q6 -50 22 -66q22 26 28 66ZM58 38q-6 -52 -24 -66q-20 26 -26 66Z"],
      ["w-water", "M-7 38q4 -30 -2 -48h16q-6 18 4 48Z"],
    ],
    ink: "M-58 38q6 -50 22 -66q22 26 28 66M58 38q-6 -52 -24 -66q-20 26 -26 66M-4 34q3 -20 1 -38m7 38q-3 -20 -2 -38M-50 -34q10 -8 20 0t20 0q10 -8 20 0t20 0q8 -6 16 0M-36 -16v12m-8 4l8 -8m2 18l7 -9M36 -16v12m8 6l-8 -8m-6 18l6 -8",
  },
  meadows: {
    colour: "moss",
    mark: flower,
    washes: [
      ["w-sun", "M-33 -12a9 9 0 1 0 .1 0ZM2 -26a10 10 0 1 0 .1 0ZM36 -14a9 9 0 1 0 .1 0Z"],
      ["rim", "M-33 -7a4 4 0 1 0 .1 0ZM2 -20a4 4 0 1 0 .1 0ZM36 -9a4 4 0 1 0 .1 0Z"],
    ],
    ink: "M-33 -12a9 9 0 1 0 .1 0M-33 6q2 18 8 30M2 -26a10 10 0 1 0 .1 0M2 -6v44M36 -14a9 9 0 1 0 .1 0M36 4q-2 18 -10 34M-48 38q-2 -16 -8 -22M-46 38q2 -14 0 -24M-12 38q-2 -16 -8 -22m8 22q6 -14 12 -18M16 38q-2 -16 2 -24M46 38q0 -16 8 -24m-8 24q-2 -10 -6 -14M2 14q8 -2 10 -9M2 22q-8 -2 -10 -9M-29 24q7 0 9 -6",
  },
  misty_lands: {
    colour: "slate",
    mark: mist,
    washes: [["w-moon", "M-56 30q30 -44 62 -18q24 -22 50 18Z"]],
    ink: "M-56 8h70q14 0 14 -11q0 -9 -9 -9q-8 0 -7 7M-44 -8h34q12 0 12 -10q0 -8 -8 -8q-7 0 -6 6M-34 24h82q12 0 12 -10q0 -8 -8 -8q-7 0 -6 6M-52 36h44M6 36h36M-18 36h8",
  },
  moor: {
    colour: "heather",
    mark: heath,
    washes: [
      ["heather-edge", "M-54 38q-2 -26 18 -28q20 2 18 28ZM12 38q-2 -32 22 -34q24 4 20 34Z"],
      ["w-stone", "M-16 38q-2 -20 16 -22q16 4 15 22Z"],
    ],
    ink: "M-54 38q-2 -26 18 -28q20 2 18 28M12 38q-2 -32 22 -34q24 4 20 34M-16 38q-2 -20 16 -22q16 4 15 22ZM-4 26l8 -3M-46 10v-14m0 5l-5 -4m5 8l5 -5M-34 8v-18m0 6l-5 -4m5 9l5 -5M-24 12v-12m0 5l4 -4M24 6v-16m0 6l-5 -4m5 8l5 -5M36 2v-20m0 6l-5 -4m5 10l5 -5M46 8v-14m0 6l4 -4M-36 24h.1m8 5h.1m-18 1h.1M30 22h.1m9 5h.1m-16 3h.1m22 -6h.1",
  },
  mountains: {
    colour: "mountain",
    mark: peak,
    washes: [
      ["w-stone", "M-60 38l36 -62l22 36l24 -44l38 70Z"],
      ["rim", "M-24 -24l13 22l-8 -4l-7 8l-8 -7l-5 4ZM22 -32l14 26l-8 -5l-7 10l-7 -8l-6 5Z"],
    ],
    ink: "M-60 38l36 -62l22 36M-14 38l36 -70l38 70M-39 -1l5 -4l8 7l7 -8l8 4M8 -4l6 -5l7 8l7 -10l8 5M-24 12v12m-10 -4l-6 12M22 8l2 14m12 -8l8 14M6 20l-6 12",
  },
  plains: {
    colour: "ochre",
    mark: ear,
    washes: [["w-gold", "M-30 -24q-9 12 0 26q9 -14 0 -26ZM0 -38q-9 14 0 30q9 -16 0 -30ZM30 -24q-9 12 0 26q9 -14 0 -26Z"]],
    ink: "M-30 -24q-9 12 0 26q9 -14 0 -26ZM0 -38q-9 14 0 30q9 -16 0 -30ZM30 -24q-9 12 0 26q9 -14 0 -26ZM-30 2q2 14 8 22M0 -8v32M30 2q-2 14 -8 22M-30 -18v16M0 -30v18M30 -18v16M0 14q-10 -2 -14 -10M0 14q10 -2 14 -10M-58 38q58 -22 116 0M-50 30q50 -17 100 0M-40 24q40 -10 80 0",
  },
  salt_mine: {
    colour: "bone",
    mark: crystal,
    washes: [
      ["rim", "M-46 36v-30l16 -10l16 10v30ZM-16 36v-46l18 -13l18 13v46ZM18 36v-26l14 -9l15 9v26Z"],
      ["w-air", "M-30 16v20h16v-30ZM2 4v32h18v-46ZM32 20v16h15v-26Z"],
    ],
    ink: "M-46 36v-30l16 -10l16 10v30ZM-46 6l16 10l16 -10M-30 16v20M-16 36v-46l18 -13l18 13v46ZM-16 -10l18 14l18 -14M2 4v32M20 36v-26l12 -9l15 9v26ZM20 11l12 9l15 -10M32 20v16M-56 40h112M-34 -22h.1M30 -20l3 -7m5 10l6 -4M-20 -28l-4 -6",
  },
  stone_circle: {
    colour: "bone",
    mark: stone,
    washes: [
      ["moss", "M-54 14q54 -44 108 0q-54 48 -108 0Z"],
      [
        "w-stone",
        "M-14 -12l2 -20q5 -5 10 0l1 19ZM14 -12l2 -18q5 -4 9 1l1 19ZM-38 -2l2 -22q6 -5 10 1l2 20ZM36 4l1 -23q6 -4 10 2l2 23ZM-54 16l3 -24q6 -4 10 1l1 24ZM-30 34l2 -28q8 -6 13 1l2 27ZM-2 40l2 -30q8 -6 14 1l2 29ZM28 30l1 -26q7 -6 13 1l1 26Z",
      ],
    ],
    ink: "M-54 14q54 -44 108 0q-54 48 -108 0M-14 -12l2 -20q5 -5 10 0l1 19ZM14 -12l2 -18q5 -4 9 1l1 19ZM-38 -2l2 -22q6 -5 10 1l2 20ZM36 4l1 -23q6 -4 10 2l2 23ZM-54 16l3 -24q6 -4 10 1l1 24ZM-30 34l2 -28q8 -6 13 1l2 27ZM-2 40l2 -30q8 -6 14 1l2 29ZM28 30l1 -26q7 -6 13 1l1 26ZM-22 14v10M8 20v10M35 14v8",
  },
  swamp: {
    colour: "wetland",
    mark: reed,
    washes: [
      ["sea-2", "M-56 26q10 -16 56 -16q48 0 56 16q-6 14 -56 14q-48 0 -56 -14Z"],
      ["w-wood", "M-32 -30q5 -4 8 0v18q-4 4 -8 0ZM14 -36q5 -4 8 0v18q-4 4 -8 0ZM34 -22q5 -4 8 0v16q-4 4 -8 0Z"],
    ],
    ink: "M-56 26q10 -16 56 -16q48 0 56 16q-6 14 -56 14q-48 0 -56 -14ZM-32 -30q5 -4 8 0v18q-4 4 -8 0ZM-28 -9v32M14 -36q5 -4 8 0v18q-4 4 -8 0ZM18 -15v36M34 -22q5 -4 8 0v16q-4 4 -8 0ZM38 -4v24M-28 14q-14 -6 -16 -22M-28 18q12 -8 12 -24M18 14q-12 -4 -16 -18M38 12q10 -6 12 -18M-44 28q5 -3 10 0t10 0M-6 30q5 -3 10 0t10 0M26 29q5 -3 10 0",
  },
  valley: {
    colour: "ochre",
    mark: furrow,
    washes: [
      ["w-plant", "M-58 38v-40q20 -30 40 -2q6 18 -12 42ZM58 38v-44q-22 -30 -42 0q-4 22 20 44Z"],
      ["w-water", "M-6 -20q10 10 -4 24q-14 16 6 34h24q-22 -14 -8 -32q12 -18 -10 -26Z"],
    ],
    ink: "M-58 -2q20 -30 40 -2q6 18 -12 42M58 -6q-22 -30 -42 0q-4 22 20 44M-6 -20q10 10 -4 24q-14 16 6 34M-6 -20q20 8 14 24q-16 20 10 34M-46 2q8 -8 14 0M34 2q8 -8 14 0M-44 18q8 -6 12 0M38 18q6 -6 12 0M-6 -30a6 6 0 1 0 .1 0M-6 -36v-4M-17 -26l-4 -2M5 -26l4 -2",
  },
};

export const motifOf = (territory: string): Motif => MOTIFS[territory] ?? MOTIFS["plains"]!;
