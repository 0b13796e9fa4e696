/** Plants. */
import type { Subject } from "../paints";
import { leaf, PETAL } from "../parts";
import { BARE, blob, circle, each, ellipse, line, path, placed, rays, star, stroke } from "../strokes";

const tree: Subject = (c) =>
  path("M-9 50C-5 30-7 12-10 0H10C7 12 5 30 10 50Z", c.second) +
  path("M-9 48C-18 46-24 50-30 50M10 48C18 46 24 50 30 50", "none", line(4)) +
  path(blob(c.random, 40, 29, 9, 0.12), c.main, ` transform="translate(0 -20)"`) +
  path("M-18-24C-10-16-10-16-4-22M6-30C12-22 14-22 22-28M-4-8C2-2 4-2 10-8", "none", line(1.8));

export const PLANTS = {
  tree,
  grove: (c) =>
    [-44, -24, -2, 20, 42]
      .map((x, n) =>
        path(
          `M${x - 6} 50C${x - 3} 20 ${x - 9}-10 ${x - 4}-52H${x + 6}C${x + 2}-10 ${x + 9} 20 ${x + 8} 50Z`,
          n % 2 ? c.second : c.main,
        ),
      )
      .join("") +
    path(
      "M-40-20C-34-26-30-32-28-40M0-10C8-16 12-24 14-34M-20 6C-12 0-8-6-6-14M24 0C32-6 36-14 38-22",
      "none",
      line(3.4),
    ),
  treeface: (c) =>
    path("M-26 50C-18 26-24 2-34-22L-22-20L-20-44L-8-26L2-50L12-26L26-42L24-18L38-20C26 2 18 26 28 50Z", c.main) +
    path("M-14-6L-2 2L-14 6ZM14-6L2 2L14 6Z", c.light) +
    path("M-10 22Q0 14 10 22Q0 34-10 22Z", c.deep) +
    path("M-16 40l3-10M16 40l-3-10", "none", line(2)),
  fern: (c) =>
    path("M-20 50C-14 8 0-30 26-34C44-36 46-14 32-14C24-14 22-24 30-26", "none", stroke(c.ink, 7)) +
    each(
      [
        [-18, 30],
        [-12, 10],
        [-4, -8],
        [6, -22],
      ],
      (x, y) => path(`M${x} ${y}c-16 2-26-4-30-18c16-2 28 4 30 18ZM${x} ${y}c12 6 24 4 32-6c-12-8-24-6-32 6Z`, c.main),
    ),
  vine: (c) =>
    path("M-50 50C-40 10-20 36-8 4S10-30 26-14S44-30 48-50", "none", stroke(c.ink, 10)) +
    path("M-50 50C-40 10-20 36-8 4S10-30 26-14S44-30 48-50", "none", stroke(c.second, 5.4)) +
    each(
      [
        [-34, 22, -30],
        [-10, 10, 160],
        [4, -18, -20],
        [30, -16, 130],
        [44, -36, -60],
      ],
      (x, y, q) => placed(x, y, 0.44, path("M0 0C-18-12-16-34 0-44C16-34 18-12 0 0Z", c.main), q),
    ),
  thorns: (c) =>
    ["M-56 42C-36-10-10-28 10-8S20 34-6 24S-6-34 50-46", "M-30 50C-6 40 20 46 56 10"]
      .map((d) => path(d, "none", stroke(c.ink, 9)) + path(d, "none", stroke(c.main, 5)))
      .join("") +
    path(
      "M-40 12l-13-4l11-7ZM-18-16l-8-12l12 4ZM14-6l10-9l1 13ZM8 22l13 6l-13 6ZM12-22l-10-9l13-1ZM32-38l0-13l8 10ZM2 46l-2 12l8-10ZM36 32l10 8l-13 1Z",
      c.deep,
    ),
  raytree: (c) =>
    path(rays(30, 54, 16), "none", ` transform="translate(0 -16)"` + stroke(c.main, 3.6)) +
    path("M-7 50C-4 30-5 12-6 0H6C5 12 4 30 8 50Z", c.deep) +
    circle(0, -16, 27, c.light) +
    path("M0 4V-30M0-6L-13-18M0-12L12-24M0 0L12-8", "none", line(3)) +
    circle(-14, -22, 3, c.main) +
    circle(12, -28, 3, c.main) +
    circle(14, -10, 3, c.main) +
    circle(0, -36, 3, c.main),
  deadtree: (c) =>
    path(
      "M-9 50C-5 24-6 10-4-6L-30-26M-4-6L-8-34L-24-48M-8-34L6-50M-2 4L28-20L24-42M28-20L46-26",
      "none",
      stroke(c.ink, 9) + ` stroke-linecap="round"`,
    ) + path("M-3 50C-1 24-3 10-4-6L-30-26M-4-6L-8-34L-24-48M-2 4L28-20L24-42", "none", stroke(c.main, 4.4)),
  roots: (c) =>
    path(
      "M-8-50H8C6-30 12-20 22-8S38 20 50 44L40 48C30 28 22 16 12 6C14 20 18 34 16 50H6C8 34 2 22 0 8C-4 22-8 36-18 50L-26 44C-16 32-12 18-12 4C-22 14-32 28-40 46L-50 42C-40 18-30 2-20-10S-6-30-8-50Z",
      c.main,
    ),
  stump: (c) =>
    path("M-26 50C-30 40-22 30-22 6H22C22 30 30 40 26 50Z", c.second) +
    ellipse(0, 6, 22, 8, c.light) +
    ellipse(0, 6, 12, 4, "none") +
    path("M0 4C0-16 2-24 4-30", "none", line(3.6)) +
    path("M4-26C-12-26-22-36-22-50C-6-48 4-40 4-26ZM4-18C18-18 28-26 30-38C16-38 6-30 4-18Z", c.main),
  sprout: (c) => leaf(c) + path("M-34 50Q0 36 34 50Z", c.second),
  burst: (c) => path(star(50, 22, 11), c.main) + path(star(30, 13, 11, 0.28), c.light) + circle(0, 0, 10, c.deep),
  blades: (c) =>
    [-46, -32, -18, -4, 10, 24, 38]
      .map((x, i) =>
        path(
          `M${x} 50C${x + 2} 20 ${x + 4 + (i % 3) * 4} ${-6 - (i % 2) * 16} ${x + 12 + (i % 3) * 5} ${-34 - ((i * 7) % 16)}C${x + 15} ${-4} ${x + 14} 24 ${x + 11} 50Z`,
          i % 2 ? c.main : c.second,
        ),
      )
      .join(""),
  flower: (c) =>
    path("M0 50C-6 34-2 20 0 4", "none", line(5)) +
    path("M-2 36C-22 34-30 24-32 12C-14 12-4 22-2 36Z", c.second) +
    [0, 60, 120, 180, 240, 300].map((q) => placed(0, -12, 0.8, path(PETAL, c.main), q)).join("") +
    circle(0, -12, 9, c.light),
  bloom: (c) =>
    each(
      [
        [-24, 0, 0.7],
        [24, -14, 0.8],
        [4, 30, 0.5],
      ],
      (x, y, k) =>
        placed(
          x,
          y,
          k,
          [0, 72, 144, 216, 288].map((q) => placed(0, 0, 0.9, path(PETAL, c.main), q)).join("") +
            circle(0, 0, 10, c.light),
        ),
    ) +
    each(
      [
        [-42, 40],
        [36, 34],
        [-4, -42],
        [44, -44],
      ],
      (x, y) => placed(x, y, 0.24, path(PETAL, c.second), c.random.between(0, 360)),
    ),
  lips: (c) =>
    path("M0 50C-6 40-2 34 0 24", "none", line(5)) +
    [20, 70, 120, 240, 290, 340].map((q) => placed(0, -6, 0.94, path(PETAL, c.main), q)).join("") +
    path("M-18-6Q0-22 18-6Q0 14-18-6Z", c.deep) +
    path("M-12-8l4 6l4-8l4 8l4-8l4 6", "none", stroke(c.light, 2.4)),
  mushroom: (c) =>
    path("M-10 50C-6 30-8 16-8 4H10C10 16 8 30 14 50Z", c.light) +
    path("M-42 8C-42-22-22-42 0-42S42-22 42 8C16 16-16 16-42 8Z", c.main) +
    circle(-18, -14, 6, c.light) +
    circle(8, -26, 7, c.light) +
    circle(22, -6, 5, c.light) +
    placed(
      -36,
      30,
      0.36,
      path("M-10 50V4H10V50Z", c.light) + path("M-42 8C-42-22-22-42 0-42S42-22 42 8C16 16-16 16-42 8Z", c.second),
    ) +
    placed(
      38,
      34,
      0.3,
      path("M-10 50V4H10V50Z", c.light) + path("M-42 8C-42-22-22-42 0-42S42-22 42 8C16 16-16 16-42 8Z", c.second),
    ),
  wheat: (c) =>
    [-26, 0, 26]
      .map(
        (x, i) =>
          path(`M${x} 50C${x - 3} 20 ${x + 4} 0 ${x + (i - 1) * 6}-24`, "none", line(3)) +
          [0, 1, 2, 3]
            .map((k) =>
              path(
                `M${x + (i - 1) * 5} ${-8 - k * 11}c-10 0-13-7-12-13c8 0 13 5 12 13ZM${x + (i - 1) * 5} ${-8 - k * 11}c10 0 13-7 12-13c-8 0-13 5-12 13Z`,
                c.main,
              ),
            )
            .join(""),
      )
      .join(""),
  wither: (c) =>
    path("M0 50C2 20-4-6 10-26C22-42 42-34 40-16", "none", stroke(c.ink, 5)) +
    path("M40-18C28-8 28 8 38 18C48 8 50-8 40-18Z", c.main) +
    path("M0 20C-18 14-34 22-38 40C-20 42-4 36 0 20ZM2 0C-14-14-30-12-40 0C-26 12-10 12 2 0Z", c.second) +
    placed(22, 44, 0.2, path(PETAL, c.main), 70),
  fruit: (c) =>
    tree(c) +
    each(
      [
        [-22, -20],
        [0, -36],
        [20, -16],
        [-4, -8],
        [28, -30],
      ],
      (x, y) => circle(x, y, 6.5, c.light),
    ),
  flytrap: (c) =>
    path("M-6 50C-10 30-4 20 0 10C4 20 10 30 8 50Z", c.second) +
    path("M-48-8C-40-44 40-44 48-8L36-16L28-4L18-18L8-4L0-18L-8-4L-18-18L-28-4L-36-16Z", c.main) +
    path("M-44 0C-34 30 34 30 44 0L32 8L24-2L14 8L6-2L-6-2L-14 8L-24-2L-32 8Z", c.main) +
    path(
      "M-44 0L-48-8L-36-16L-28-4L-18-18L-8-4L0-18L8-4L18-18L28-4L36-16L48-8L44 0L32 8L24-2L14 8L6-2H-6L-14 8L-24-2L-32 8Z",
      c.deep,
      BARE,
    ),
  seed: (c) =>
    path("M0-6C-20 4-20 40 0 48C20 40 20 4 0-6Z", c.main) +
    path("M0-6C-2-22 6-30 4-48M2-26C-14-26-22-34-22-46C-8-46 2-40 2-26Z", c.second) +
    path("M-6 12C-10 22-8 32-4 38", "none", stroke(c.light, 3)),
} satisfies Record<string, Subject>;
