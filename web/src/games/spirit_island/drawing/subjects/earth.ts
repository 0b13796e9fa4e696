/** Earth and stone. */
import type { Subject } from "../paints";
import { BARE, blob, circle, each, ellipse, line, path, placed, spiral, stroke } from "../strokes";

export const EARTH = {
  volcano: (c) =>
    path("M-56 50L-18-10Q0-2 18-10L56 50Z", c.second) +
    path("M-18-10Q0-2 18-10L24 2Q20 14 14 6T6 26T-4 8T-16 16L-24 2Z", c.main) +
    path("M-6-12C-14-26-36-22-34-36C-32-50-12-50-6-44C0-54 22-52 22-42C38-42 34-24 20-24C10-22 8-18 6-12Z", c.light),
  peak: (c) =>
    path("M-52 50L-8-46L8-16L22-30L54 50Z", c.main) +
    path("M-8-46L-24-12L-12-16L-4-2L4-14L16-8L8-16Z", c.light) +
    path("M-20 10L-30 36M12 8L22 40", "none", line(2)),
  stones: (c) =>
    path("M-48 50L-44 0Q-38-10-28-4L-24 50Z", c.second) +
    path("M-16 50L-14-34Q-4-50 10-38L14 50Z", c.main) +
    path("M24 50L26-8Q36-18 44-6L48 50Z", c.second) +
    path(spiral(9, 1.6), "none", ` transform="translate(-1 -8)"` + line(2.4)),
  totem: (c) =>
    path("M-20 50L-22-30Q0-54 22-30L20 50Z", c.main) +
    path(spiral(14, 2), "none", ` transform="translate(0 -18)"` + line(3)) +
    path("M-12 14H12M-12 26H12M-10 38H10", "none", stroke(c.light, 3.4)),
  boulder: (c) =>
    path("M-46 50C-54 20-40-22-14-34C14-46 44-22 48 10C50 30 48 40 44 50Z", c.main) +
    path("M-24-22L-8 2L-22 20L-6 50M-8 2L18-4L34 18M18-4L22-34", "none", line(2.4)),
  volcano2: (c) =>
    path("M-56 50L-18-4Q0 4 18-4L56 50Z", c.second) +
    path("M-18-4Q0 4 18-4L40 34Q30 50 22 36T8 44T-6 30T-22 40T-38 30Z", c.main) +
    path("M0-2V-46M-10-4L-28-40M10-4L28-40M-16-2L-44-24M16-2L44-24", "none", stroke(c.main, 5)) +
    circle(-32, -44, 5, c.light) +
    circle(2, -48, 6, c.light) +
    circle(34, -42, 5, c.light),
  lava: (c) =>
    path("M-60 0C-40-14-26-4-10-10S30-20 60-8V18C40 8 30 22 18 20S-2 36-16 30S-44 40-60 28Z", c.main) +
    path("M-44 8C-30 0-18 12-4 6S26 0 44 4", "none", stroke(c.light, 5)) +
    path("M-30 30V46M4 28V44M34 18V40", "none", stroke(c.main, 7)),
  cairn: (c) =>
    ellipse(0, 38, 38, 12, c.second) +
    ellipse(3, 18, 29, 11, c.main) +
    ellipse(-2, 0, 21, 9.5, c.second) +
    ellipse(2, -17, 15, 8, c.main) +
    ellipse(0, -32, 9, 7, c.light),
  shards: (c) =>
    path("M-46 50L-38 4L-22 50Z", c.second) +
    path("M-26 50L-8-48L14 50Z", c.main) +
    path("M8 50L30-26L46 50Z", c.second) +
    path("M-8-48L-4 50M30-26L28 50M-38 4L-36 50", "none", line(1.8)) +
    path("M-14-6L-8-48L-5 0Z", c.light, BARE),
  shardtrees: (c) =>
    each(
      [
        [-34, 0.62],
        [2, 1],
        [36, 0.7],
      ],
      (x, k) =>
        placed(
          x,
          50 - 50 * k,
          k,
          path("M-5 50V10H5V50Z", c.second) +
            path("M0-50L22-8L12-4L24 26H-24L-12-4L-22-8Z", c.main) +
            path("M0-50L2 26L-24 26L-12-4L-22-8Z", c.deep, BARE) +
            path("M0-50V26", "none", line(1.4)),
        ),
    ),
  crack: (c) =>
    path("M-62 50C-50 20-30 10-18 10L-6-34L6-12L-4 4L14 8C34 8 52 24 62 50Z", c.second) +
    path("M-8-42L6-12L-6 4L8 18L-2 34L6 52H-14L-16 32L-4 20L-18 4L-8-14L-16-38Z", c.deep) +
    path("M8 18L28 26M-18 4L-34 20M8 34L34 42M-16 32L-40 40", "none", line(2.4)),
  dry: (c) =>
    path("M-12 30C-9 8-14-8-7-34M-10-2L-30-22M-11-14L6-32M-11 8L10-6", "none", stroke(c.ink, 7)) +
    path("M-12 30C-9 8-14-8-7-34M-10-2L-30-22M-11-14L6-32M-11 8L10-6", "none", stroke(c.second, 3)) +
    path("M-66 50C-56 30-30 18 0 18S56 30 66 50Z", c.main) +
    path(
      "M-40 26L-30 36L-46 44M-30 36L-8 34L-2 19M-8 34L-16 50M-8 34L14 38L26 28L22 20M14 38L20 50M26 28L46 38",
      "none",
      line(2.6),
    ),
  quake: (c) =>
    path("M-62 50L-44 24L-34-4L-20 14L-4-24L6 4L22-34L34 0L46 22L62 50Z", c.main) +
    path("M-4-24L-8 10L2 22L-6 50M22-34L20 8L30 20L26 50M-34-4L-30 26L-36 50", "none", line(2.4)) +
    path("M-24-26l-6-12M6-36l2-14M40-22l8-10", "none", stroke(c.main, 4)),
  swallow: (c) =>
    ellipse(0, 26, 52, 22, c.main) +
    ellipse(0, 26, 36, 14.5, c.second) +
    ellipse(0, 26, 20, 8, c.deep) +
    path("M-22 10C-14 8-12 4-11-2Q-9-14 0-14T11-2C12 4 14 8 22 10C10 17-10 17-22 10Z", c.light) +
    path("M-30-30L-24-18M0-44V-28M30-30L24-18", "none", stroke(c.main, 4)),
  ooze: (c) =>
    path("M-54 50C-54 24-38 26-34 10C-30-6-16-2-12-14C-6-30 14-26 16-8C20 8 32 4 38 18C42 30 54 30 54 50Z", c.main) +
    circle(-22, 26, 8, c.light) +
    circle(8, 6, 10, c.light) +
    circle(26, 34, 6, c.light) +
    circle(-4, 38, 4.5, c.light) +
    circle(20, -34, 5, c.main) +
    circle(-20, -22, 4, c.main),
  vents: (c) =>
    each(
      [
        [-32, 0.8],
        [2, 1.1],
        [34, 0.7],
      ],
      (x, k) =>
        placed(
          x,
          50 - 50 * k,
          k,
          path("M-14 50L-7 30H7L14 50Z", c.second) +
            path(
              "M-6 30C-14 14-20 8-16-6C-26-14-18-30-8-28C-4-42 14-40 14-26C26-22 22-6 14-4C18 8 12 16 6 30Z",
              c.light,
            ),
        ),
    ),
  wall: (c) =>
    (
      [
        [-36, 34, 22, 15],
        [-8, 36, 18, 13],
        [20, 34, 20, 15],
        [44, 36, 14, 13],
        [-24, 10, 20, 13],
        [6, 12, 18, 12],
        [32, 10, 17, 13],
      ] as const
    )
      .map(([x, y, wide, high], n) =>
        path(blob(c.random, wide, high, 7, 0.1), n % 2 ? c.second : c.main, ` transform="translate(${x} ${y})"`),
      )
      .join("") +
    path(
      "M-52 4C-34-22-18-4-2-24S30-14 52-34M-30-12l-4-12M-8-16l6-11M18-22l-4-12M34-24l8-9",
      "none",
      stroke(c.deep, 4),
    ),
} satisfies Record<string, Subject>;
