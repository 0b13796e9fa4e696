/** Fire, sky and weather. */
import type { Subject } from "../paints";
import { BOLT, cloud, drop, flame, MOON } from "../parts";
import { BARE, blob, circle, each, group, line, path, placed, rays, spiral, star, stroke } from "../strokes";

export const SKY = {
  flames: (c) =>
    placed(-30, 16, 0.62, flame(c.second, c.light)) +
    placed(30, 14, 0.66, flame(c.second, c.light)) +
    placed(0, 2, 0.96, flame(c.main, c.light)),
  bolt: (c) => path(BOLT, c.main),
  bolts: (c) =>
    placed(-26, 4, 0.7, path(BOLT, c.second), 12) + placed(28, 6, 0.62, path(BOLT, c.second), -14) + path(BOLT, c.main),
  storm: (c) =>
    placed(-14, 18, 0.5, path(BOLT, c.main), 8) +
    placed(20, 22, 0.5, path(BOLT, c.main), -6) +
    path("M-30 24l-8 18M0 26l-8 18M38 20l-8 18", "none", line(2)) +
    placed(0, -20, 0.98, cloud(c.second)) +
    path("M-26-18C-14-28-2-26 4-16M10-14C18-24 28-20 32-12", "none", line(1.8)),
  sun: (c) => path(rays(34, 49, 14), "none", line(4.4)) + circle(0, 0, 27, c.main) + circle(0, 0, 15, c.light, BARE),
  twinsun: (c) =>
    circle(-18, -6, 26, c.main) +
    circle(18, 6, 26, c.light) +
    path("M4-17A26 26 0 0 1-4 17A26 26 0 0 1 4-17Z", c.second),
  moon: (c) =>
    path(MOON, c.main) +
    path(star(9, 3, 4), c.light, ` transform="translate(26 -8)"`) +
    path(star(5, 2, 4), c.light, ` transform="translate(38 18)"`),
  meteors: (c) =>
    each(
      [
        [-26, -16, 0.5],
        [22, -26, 0.36],
        [10, 20, 0.66],
      ],
      (x, y, k) =>
        placed(
          x,
          y,
          k,
          path("M40-50L10-14M52-30L22-4M50-46L16-10", "none", stroke(c.second, 8)) +
            path(blob(c.random, 28, 26, 7, 0.2), c.main) +
            circle(-8, 6, 6, c.light, BARE),
        ),
    ),
  stars: (c) =>
    path("M-40-14L-20-38L4-12L30-34L44 4L12 24L-18 14L-34 40", "none", stroke(c.light, 2)) +
    each(
      [
        [-40, -14],
        [-20, -38],
        [4, -12],
        [30, -34],
        [44, 4],
        [12, 24],
        [-18, 14],
        [-34, 40],
      ],
      (x, y, _, n) => placed(x, y, 1, path(n % 3 ? star(9, 3.4, 4) : star(15, 5, 4), n % 2 ? c.light : c.main)),
    ),
  starspiral: (c) =>
    path(spiral(46, 2.2), "none", stroke(c.light, 2.4)) +
    [0.3, 0.48, 0.62, 0.74, 0.84, 0.93, 1]
      .map((part, n) => {
        const [turn, reach] = [part * 2.2 * 6.283, 46 * part];
        return placed(
          Math.cos(turn) * reach,
          Math.sin(turn) * reach,
          1,
          path(star(7 + n * 1.2, 2.6, 4), n % 2 ? c.light : c.main),
        );
      })
      .join(""),
  ash: (c) =>
    placed(0, -28, 0.9, cloud(c.deep)) +
    each(
      [
        [-36, 6],
        [-18, 22],
        [-2, 4],
        [16, 26],
        [34, 8],
        [-30, 40],
        [4, 42],
        [40, 38],
      ],
      (x, y) => path(blob(c.random, 5.5, 4.5, 6, 0.3), c.second, ` transform="translate(${x} ${y})"`),
    ),
  mist: (c) =>
    each(
      [
        [-22, -26, 60],
        [8, -4, 78],
        [-14, 18, 84],
        [20, 38, 62],
      ],
      (x, y, w, n) =>
        `<rect x="${x - w / 2}" y="${y - 8}" width="${w}" height="16" rx="8" fill="${n % 2 ? c.light : c.main}"/>`,
    ) + path("M-40 18H-8M-12-4H26", "none", line(1.6)),
  flame: (c) => flame(c.main, c.light),
  pillar: (c) =>
    path("M-16 50C-26 20-8 4-16-18C-20-32-8-40-4-50C0-40 14-36 14-20C14 0 28 14 16 50Z", c.main) +
    path("M-7 50C-12 26 2 12-3-10C8 6 14 24 8 50Z", c.light) +
    path("M-30 50C-34 38-26 30-28 20M30 50C36 40 28 32 31 18", "none", stroke(c.main, 5)),
  talon: (c) =>
    [-1, 0, 1]
      .map((i) =>
        path(
          `M${i * 30 - 6}-50L${i * 26 - 14}-8L${i * 24 - 2}-10L${i * 14 - 4} 46L${i * 26 + 12}-22L${i * 26 + 1}-20L${i * 30 + 8}-50Z`,
          i ? c.second : c.main,
        ),
      )
      .join(""),
  tornado: (c) =>
    path(
      "M-46-46H46C40-32 20-30 26-18C30-6 6-6 14 8C18 20 0 22 4 50C-10 36-20 28-12 16C-6 4-30 2-22-12C-14-24-44-30-46-46Z",
      c.main,
    ) +
    path("M-34-34C-10-28 20-30 36-36M-20-14C-4-8 14-10 24-16M-12 10C-2 14 8 14 14 10", "none", stroke(c.light, 3.4)),
  cloud: (c) => placed(-18, 20, 0.66, cloud(c.light)) + placed(20, -14, 0.8, cloud(c.light)),
  gust: (c) =>
    [
      "M-50-20H12C34-20 34-46 16-46C4-46 4-32 14-32",
      "M-50 2H30C52 2 52 30 34 30C22 30 22 16 32 16",
      "M-50 24H-4C14 24 14 46 0 46C-10 46-10 36-2 36",
    ]
      .map((d) => path(d, "none", stroke(c.ink, 10)) + path(d, "none", stroke(c.main, 5.6)))
      .join(""),
  sunrise: (c) =>
    path(rays(40, 58, 18), "none", stroke(c.main, 5)) +
    circle(0, 4, 34, c.main) +
    path("M-66 50C-50 24-34 14-14 20S30 14 44 24S60 38 66 50Z", c.second) +
    path("M-44 36H-14M-4 44H36", "none", stroke(c.light, 3)),
  sunset: (c) =>
    circle(0, 6, 38, c.main) +
    [0, 1, 2, 3]
      .map((i) => path(`M${-50 + i * 4} ${18 + i * 9}H${50 - i * 7}`, "none", stroke(c.light, 3.5 - i * 0.4)))
      .join("") +
    path("M-60 50C-30 26-10 46 10 34S46 28 60 50Z", c.deep),
  sunmoon: (c) =>
    group("translate(-14 0)", path(rays(26, 36, 10), "none", line(3)) + circle(0, 0, 22, c.main)) +
    placed(22, 0, 0.72, path(MOON, c.light), 0, -1),
  eclipse: (c) =>
    path(rays(32, 52, 22), "none", stroke(c.main, 3.6)) + circle(0, 0, 31, c.main) + circle(3, -2, 25, c.deep),
  comet: (c) =>
    path("M-50-46C-20-34 4-16 14 4M-50-24C-26-18-8-6 4 12M-28-50C-6-36 12-20 24-4", "none", stroke(c.second, 6)) +
    path(star(30, 13, 8), c.main, ` transform="translate(18 16)"`) +
    circle(18, 16, 9, c.light, BARE),
  star: (c) => path(star(48, 13, 4), c.main) + path(star(26, 9, 4, 0.785), c.light) + circle(0, 0, 6, c.deep, BARE),
  rain: (c) =>
    each(
      [
        [-34, -26],
        [-12, -36],
        [12, -22],
        [34, -34],
        [-24, 12],
        [0, 4],
        [26, 14],
        [-40, 34],
        [6, 38],
      ],
      (x, y, _, i) => placed(x, y, i % 3 ? 0.26 : 0.34, drop(c), 12),
    ),
  embers: (c) =>
    each(
      [
        [-34, 30, 9],
        [-14, 8, 7],
        [4, 34, 11],
        [20, -8, 6],
        [34, 18, 8],
        [-24, -22, 5],
        [8, -32, 6],
      ],
      (x, y, q, i) =>
        path(
          star(q * 1.7, q * 0.62, 4),
          i % 2 ? c.main : c.light,
          ` transform="translate(${x} ${y}) rotate(${i * 20})"`,
        ),
    ),
} satisfies Record<string, Subject>;
