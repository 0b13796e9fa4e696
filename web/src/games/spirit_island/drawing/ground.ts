/** Waves of the sky, ridges of the land, and the marks of a terrain, in a picture of 320 by 200. */
import type { Ground } from "./likenesses";
import type { Random } from "./random";
import { short } from "./strokes";

/** The colours of the map. */
export const PIGMENT: Readonly<Record<Ground, string>> = {
  jungle: "jungle",
  mountain: "mountain",
  sands: "sands",
  wetland: "wetland",
  coast: "ocean",
  hills: "moss",
  fields: "sands",
  sky: "heather",
};

const WAVES = 3;

/** Everything below a wavy line. */
export function wave(random: Random, y: number, height: number): string {
  const crests = Array.from({ length: WAVES }, (_, n) => {
    const [middle, end] = [((n + 0.5) / WAVES) * 332 - 6, ((n + 1) / WAVES) * 332 - 6];
    return `Q${short(middle)} ${short(y + random.between(-height, height))} ${short(end)} ${short(y + random.between(-height, height) * 0.5)}`;
  });
  return `M-6 ${short(y)}${crests.join("")}V206H-6Z`;
}

const MARKS: Readonly<Record<Ground, (x: number, y: number) => string>> = {
  jungle: (x, y) => `M${x} ${y}q-1-8 1-14q-7-6-13 2M${x + 1} ${y - 14}q7-6 12 3M${x + 1} ${y - 14}q-1-9-9-9M${x + 1} ${y - 14}q3-8 9-8`,
  mountain: (x, y) => `M${x - 10} ${y}l9-13l9 13M${x - 1} ${y - 13}l1 6l3 3`,
  sands: (x, y) => `M${x - 14} ${y}q11-2 14-10q5 8 14 10`,
  wetland: (x, y) => `M${x - 10} ${y}h20M${x - 4} ${y}l-2-12M${x + 1} ${y}v-16M${x + 6} ${y}l3-10`,
  coast: (x, y) => `M${x - 12} ${y}q6-7 12 0t12 0`,
  hills: (x, y) => `M${x - 6} ${y}q1-7-5-10M${x - 6} ${y}v-12M${x - 6} ${y}q-1-7 6-10`,
  fields: (x, y) => `M${x - 14} ${y}q14-6 28 0M${x - 11} ${y - 6}q11-5 22 0`,
  sky: (x, y) => `M${x - 12} ${y}q6-5 12 0t12 0`,
};

/** What grows or lies in front. */
export const marks = (random: Random, ground: Ground): string =>
  Array.from({ length: 12 }, () => MARKS[ground](Math.round(random.between(6, 314)), Math.round(random.between(176, 198)))).join("");
