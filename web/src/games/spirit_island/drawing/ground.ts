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

/** From the place where it stands. */
const MARKS: Readonly<Record<Ground, string>> = {
  jungle: "q-1-8 1-14q-7-6-13 2m13-2q7-6 12 3m-12-3q-1-9-9-9m9 9q3-8 9-8",
  mountain: "m-10 0l9-13l9 13m-9-13l1 6l3 3",
  sands: "m-14 0q11-2 14-10q5 8 14 10",
  wetland: "m-10 0h20m-14 0l-2-12m7 12v-16m5 16l3-10",
  coast: "m-12 0q6-7 12 0t12 0",
  hills: "m-6 0q1-7-5-10m5 10v-12m0 12q-1-7 6-10",
  fields: "m-14 0q14-6 28 0m-25-6q11-5 22 0",
  sky: "m-12 0q6-5 12 0t12 0",
};
const scaled = (d: string, scale: number): string => d.replace(/-?\d+/g, (number) => short(Number(number) * scale));

interface Where {
  number: number;
  x: readonly [number, number];
  y: readonly [number, number];
  scale: number;
}

/** What grows or lies in front, as one line. */
export function marksOf(random: Random, ground: Ground, { number, x, y, scale }: Where): string {
  const mark = scaled(MARKS[ground], scale);
  return Array.from(
    { length: number },
    () => `M${Math.round(random.between(...x))} ${Math.round(random.between(...y))}${mark}`,
  ).join("");
}

/** In a picture of 320 by 200. */
export const marks = (random: Random, ground: Ground): string =>
  marksOf(random, ground, { number: 12, x: [6, 314], y: [176, 198], scale: 1 });
