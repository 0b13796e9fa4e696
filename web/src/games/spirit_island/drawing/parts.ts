/** What several subjects have in common. */
import type { Paints } from "./paints";
import { BARE, circle, ellipse, line, path, placed, stroke } from "./strokes";

export const BIRD = "M-50-14C-34-30-14-24 0 0C14-24 34-30 50-14C34-16 18-8 8 10Q0 18-8 10C-18-8-34-16-50-14Z";
export const BOLT = "M8-50L-20 6H-2L-14 50L24-10H4L18-50Z";
export const EMBER = "M2 4C4 14 14 20 14 32C14 42 8 48 0 48S-13 42-13 33C-13 22-3 16 2 4Z";
export const FLAME =
  "M0-48C6-28 30-14 30 16C30 38 16 50 0 50S-30 38-30 16C-30 2-22-8-16-18C-13-8-9-4-3-2C-7-18-6-34 0-48Z";
export const MOON = "M18-46C-20-48-44-24-44 2S-18 48 18 46C-6 34-18 18-18 0S-6-34 18-46Z";
export const PETAL = "M0 0C-16-14-14-36 0-44C14-36 16-14 0 0Z";

export const ant = (c: Paints): string =>
  ellipse(-14, 0, 11, 9, c.main) +
  ellipse(4, 0, 9, 8, c.main) +
  ellipse(24, 0, 15, 11, c.main) +
  path("M-2 8L-12 30M6 8L6 32M16 9L26 30M-2-8L-12-30M6-8L6-32M16-9L26-30M-24-4L-38-16M-24 4L-38 14", "none", line(3.4));

export const cloud = (fill: string): string =>
  path("M-40 16C-56 14-54-10-36-10C-34-30-8-36 2-22C14-36 40-28 36-8C56-8 54 16 40 16Z", fill);

export const drop = (c: Paints): string =>
  path("M0-46C18-18 32 0 32 18C32 38 18 50 0 50S-32 38-32 18C-32 0-18-18 0-46Z", c.main) +
  path("M-18 18C-18 30-10 38 0 40", "none", stroke(c.light, 4));

export const eye = (c: Paints): string =>
  path("M-48 0C-26-30 26-30 48 0C26 28-26 28-48 0Z", c.light) +
  circle(0, -1, 19, c.main) +
  circle(0, -1, 8.5, c.deep, BARE) +
  circle(5, -6, 3.2, c.light, BARE);

export const flame = (fill: string, light: string): string => path(FLAME, fill) + path(EMBER, light);

export const house = (c: Paints): string =>
  path("M-30 50V4H30V50Z", c.light) +
  path("M-40 6L-18-34H18L40 6Z", c.main) +
  path("M-9 50V22H9V50Z", c.deep) +
  path("M-23 14h9v11h-9ZM14 14h9v11h-9Z", c.deep, BARE) +
  path("M12-34V-48H22V-26", c.second);

export const hut = (c: Paints): string =>
  path("M-30 50C-34 34-34 18-30 8H30C34 18 34 34 30 50Z", c.second) +
  path("M-46 12C-34-16-18-36 0-48C18-36 34-16 46 12C16 20-16 20-46 12Z", c.main) +
  path("M-10 50V30Q0 18 10 30V50Z", c.deep) +
  path("M0-46V-24M-14-20C-20-12-26-2-30 8M14-20C20-12 26-2 30 8M0-12V14", "none", line(1.6));

export const leaf = (c: Paints): string =>
  path("M0 50C-4 20-2 0 0-10", "none", line(4)) +
  path("M0 6C-34 8-48-14-48-44C-16-44 2-26 0 6Z", c.main) +
  path("M2 26C30 28 48 6 50-22C22-22 2-4 2 26Z", c.main) +
  path("M-6-2L-34-32M8 20L36-10", "none", line(1.8));

/** Something in two open hands. */
export const offered = (c: Paints, gift: string): string =>
  path(
    "M-46 4C-54 8-50 34-32 44C-16 52 16 52 32 44C50 34 54 8 46 4C39 2 36 12 31 20C22 31-22 31-31 20C-36 12-39 2-46 4Z",
    c.second,
  ) +
  path(
    "M0 29V48M-42 12C-42 22-36 32-28 37M42 12C42 22 36 32 28 37M-31 20C-26 30-18 34-10 35M31 20C26 30 18 34 10 35",
    "none",
    line(1.8),
  ) +
  gift;

export const person = (c: Paints): string =>
  circle(0, -32, 12, c.light) + path("M-10 50L-8 14L-34-14L-28-22L-6-14H6L28-22L34-14L8 14L10 50L0 30Z", c.main);

export const settler = (c: Paints): string =>
  path("M-30 50C-28 20-14 8 0 8S28 20 30 50Z", c.second) +
  path("M-14-16V-4Q-14 12 0 12T14-4V-16Z", c.light) +
  path("M-40-16C-28-18-20-24-18-30Q-16-46 0-46T18-30C20-24 28-18 40-16C20-6-20-6-40-16Z", c.main);

export const skull = (c: Paints): string =>
  path("M-34-8C-36-34-18-48 0-48S36-34 34-8C34 6 28 10 24 16L22 34H-22L-24 16C-28 10-34 6-34-8Z", c.light) +
  ellipse(-14, -6, 9, 11, c.deep, BARE) +
  ellipse(14, -6, 9, 11, c.deep, BARE) +
  path("M-4 16L0 6L4 16Z", c.deep, BARE) +
  path("M-11 34V22M0 34V22M11 34V22", "none", line(2));

export const spear = (c: Paints): string =>
  path("M-2.5 50V-24H2.5V50Z", c.second) + path("M0-50C10-38 12-28 0-18C-12-28-10-38 0-50Z", c.light);

/** Many of a kind, from the middle outwards. */
export function swarm({ random }: Paints, number: number, one: string, scale: number): string {
  return Array.from({ length: number }, (_, n) => {
    const [turn, reach] = [n * 2.4 + random.between(0, 0.5), 8 + 38 * Math.sqrt((n + 0.4) / number)];
    return placed(
      Math.cos(turn) * reach * 1.25,
      Math.sin(turn) * reach * 0.95,
      scale * random.between(0.8, 1.25),
      one,
      random.between(-40, 40),
    );
  }).join("");
}

export const wasp = (c: Paints): string =>
  ellipse(-24, 0, 10, 9, c.deep) +
  ellipse(2, 0, 28, 13, c.main) +
  path("M-6-12V12M6-12V12M18-9V9", "none", line(4)) +
  path("M-8-10C-16-40 8-46 10-12ZM4-10C10-42 34-36 18-10Z", c.light);
