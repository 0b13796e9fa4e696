/** Fire, sky and weather. */
import type { Subject } from "../paints";
import { BOLT, cloud, flame, MOON } from "../parts";
import { BARE, blob, circle, each, line, path, placed, rays, spiral, star, stroke } from "../strokes";

export const SKY = {
  flames: (c) =>
    placed(-30, 16, 0.62, flame(c.second, c.light)) +
    placed(30, 14, 0.66, flame(c.second, c.light)) +
    placed(0, 2, 0.96, flame(c.main, c.light)),
  bolt: (c) => path(BOLT, c.main),
  bolts: (c) =>
    placed(-26, 4, 0.7, path(BOLT, c.second), 12) +
    placed(28, 6, 0.62, path(BOLT, c.second), -14) +
    path(BOLT, c.main),
  storm: (c) =>
    placed(-14, 18, 0.5, path(BOLT, c.main), 8) +
    placed(20, 22, 0.5, path(BOLT, c.main), -6) +
    path("M-30 24l-8 18M0 26l-8 18M38 20l-8 18", "none", line(2)) +
    placed(0, -20, 0.98, cloud(c.second)) +
    path("M-26-18C-14-28-2-26 4-16M10-14C18-24 28-20 32-12", "none", line(1.8)),
  sun: (c) =>
    path(rays(34, 49, 14), "none", line(4.4)) +
    circle(0, 0, 27, c.main) +
    circle(0, 0, 15, c.light, BARE),
  twinsun: (c) =>
    circle(-18, -6, 26, c.main) +
    circle(18, 6, 26, c.light) +
    path("M4-17A26 26 0 0 1-4 17A26 26 0 0 1 4-17Z", c.second),
  moon: (c) =>
    path(MOON, c.main) +
    path(star(9, 3, 4), c.light, ` transform="translate(26 -8)"`) +
    path(star(5, 2, 4), c.light, ` transform="translate(38 18)"`),
  meteors: (c) =>
    each([[-26, -16, 0.5], [22, -26, 0.36], [10, 20, 0.66]], (x, y, k) => placed(x, y, k, path("M40-50L10-14M52-30L22-4M50-46L16-10", "none", stroke(c.second, 8)) +
    path(blob(c.random, 28, 26, 7, 0.2), c.main) +
    circle(-8, 6, 6, c.light, BARE))),
  stars: (c) =>
    path("M-40-14L-20-38L4-12L30-34L44 4L12 24L-18 14L-34 40", "none", stroke(c.light, 2)) +
    each([[-40, -14], [-20, -38], [4, -12], [30, -34], [44, 4], [12, 24], [-18, 14], [-34, 40]], (x, y, _, n) =>
      placed(x, y, 1, path(n % 3 ? star(9, 3.4, 4) : star(15, 5, 4), n % 2 ? c.light : c.main)),
    ),
  starspiral: (c) =>
    path(spiral(46, 2.2), "none", stroke(c.light, 2.4)) +
    [0.3, 0.48, 0.62, 0.74, 0.84, 0.93, 1]
      .map((part, n) => {
        const [turn, reach] = [part * 2.2 * 6.283, 46 * part];
        return placed(Math.cos(turn) * reach, Math.sin(turn) * reach, 1, path(star(7 + n * 1.2, 2.6, 4), n % 2 ? c.light : c.main));
      })
      .join(""),
  ash: (c) =>
    placed(0, -28, 0.9, cloud(c.deep)) +
    each([[-36, 6], [-18, 22], [-2, 4], [16, 26], [34, 8], [-30, 40], [4, 42], [40, 38]], (x, y) => path(blob(c.random, 5.5, 4.5, 6, 0.3), c.second, ` transform="translate(${x} ${y})"`)),
  mist: (c) =>
    each([[-22, -26, 60], [8, -4, 78], [-14, 18, 84], [20, 38, 62]], (x, y, w, n) => `<rect x="${x - w / 2}" y="${y - 8}" width="${w}" height="16" rx="8" fill="${n % 2 ? c.light : c.main}"/>`) +
    path("M-40 18H-8M-12-4H26", "none", line(1.6)),
} satisfies Record<string, Subject>;
