/** What several subjects have in common. */
import type { Paints } from "./paints";
import { BARE, line, path, placed } from "./strokes";

export const BIRD = "M-50-14C-34-30-14-24 0 0C14-24 34-30 50-14C34-16 18-8 8 10Q0 18-8 10C-18-8-34-16-50-14Z";
export const BOLT = "M8-50L-20 6H-2L-14 50L24-10H4L18-50Z";
export const EMBER = "M2 4C4 14 14 20 14 32C14 42 8 48 0 48S-13 42-13 33C-13 22-3 16 2 4Z";
export const FLAME = "M0-48C6-28 30-14 30 16C30 38 16 50 0 50S-30 38-30 16C-30 2-22-8-16-18C-13-8-9-4-3-2C-7-18-6-34 0-48Z";
export const MOON = "M18-46C-20-48-44-24-44 2S-18 48 18 46C-6 34-18 18-18 0S-6-34 18-46Z";

export const cloud = (fill: string): string => path("M-40 16C-56 14-54-10-36-10C-34-30-8-36 2-22C14-36 40-28 36-8C56-8 54 16 40 16Z", fill);

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

export const settler = (c: Paints): string =>
  path("M-30 50C-28 20-14 8 0 8S28 20 30 50Z", c.second) +
  path("M-14-16V-4Q-14 12 0 12T14-4V-16Z", c.light) +
  path("M-40-16C-28-18-20-24-18-30Q-16-46 0-46T18-30C20-24 28-18 40-16C20-6-20-6-40-16Z", c.main);

export const spear = (c: Paints): string => path("M-2.5 50V-24H2.5V50Z", c.second) + path("M0-50C10-38 12-28 0-18C-12-28-10-38 0-50Z", c.light);

/** Many of a kind, from the middle outwards. */
export function swarm({ random }: Paints, number: number, one: string, scale: number): string {
  return Array.from({ length: number }, (_, n) => {
    const [turn, reach] = [n * 2.4 + random.between(0, 0.5), 8 + 38 * Math.sqrt((n + 0.4) / number)];
    return placed(Math.cos(turn) * reach * 1.25, Math.sin(turn) * reach * 0.95, scale * random.between(0.8, 1.25), one, random.between(-40, 40));
  }).join("");
}
