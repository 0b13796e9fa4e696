/** The texture of a sky, by the element that draws it, in a picture of 200 by 100. */
import type { Element } from "../types";
import type { Random } from "./random";
import { short } from "./strokes";

const ROUND = 6.283;
const many = (number: number, draw: (n: number) => string): string =>
  Array.from({ length: number }, (_, n) => draw(n)).join("");

export const TEXTURES: Readonly<Record<Element, (random: Random, x: number) => string>> = {
  sun: (random, x) => {
    const turned = random();
    return many(16, (n) => {
      const turn = ((n + turned) / 16) * ROUND;
      const at = (reach: number): string =>
        `${short(x + Math.cos(turn) * reach)} ${short(46 + Math.sin(turn) * reach)}`;
      return `M${at(46)}L${at(n % 2 ? 150 : 70)}`;
    });
  },
  moon: (random) =>
    many(16, () => {
      const [size, x, y] = [random.between(1.4, 3.4), random.between(3, 197), random.between(3, 60)];
      return `M${short(x)} ${short(y - size)}v${short(size * 2)}m${short(-size)} ${short(-size)}h${short(size * 2)}`;
    }),
  fire: (random) =>
    many(13, () => {
      const [x, y, size] = [random.between(0, 200), random.between(6, 74), random.between(4, 10)];
      return `M${short(x)} ${short(y)}q${short(size * 0.5)} ${short(-size * 0.6)} 0 ${short(-size)}q${short(-size * 0.5)} ${short(-size * 0.5)} ${short(size * 0.1)} ${short(-size * 1.1)}`;
    }),
  air: (random) =>
    many(
      6,
      (n) =>
        `M${short(random.between(-20, 130))} ${short(8 + n * 11 + random.between(-3, 3))}h${short(random.between(24, 60))}q9 0 9-6t-7-5q-5 1-4 5`,
    ),
  water: (random) => {
    const slant = random.between(4, 9) / 14;
    return many(26, () => {
      const size = random.between(6, 14);
      return `M${short(random.between(0, 205))} ${short(random.between(-4, 60))}l${short(-size * slant)} ${short(size)}`;
    });
  },
  earth: (random) =>
    many(
      5,
      (n) => `M-4 ${short(8 + n * 12)}q30 ${short(random.between(-9, 9))} 60 0t60 0t90 ${short(random.between(-5, 5))}`,
    ),
  plant: (random) =>
    many(
      9,
      (n) =>
        `M${short(n * 25 + random.between(-8, 8))}-3v${short(random.between(10, 26))}m0-6q-7 0-8-8q8 0 8 8m0 4q7 0 8-8q-8 0-8 8`,
    ),
  animal: (random) =>
    many(11, () => `M${short(random.between(2, 198))} ${short(random.between(5, 66))}l3 5l4-4m3 2l2 5l4-4`),
};
