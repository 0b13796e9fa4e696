/** Water. */
import type { Subject } from "../paints";
import { drop } from "../parts";
import { circle, each, line, path, placed, spiral, stroke } from "../strokes";

const fish: Subject = (c) =>
  path("M-46 0C-26-30 10-30 26-4L48-22C44-8 44 8 48 22L26 4C10 30-26 30-46 0Z", c.main) +
  circle(-26, -5, 4.4, c.light) +
  path("M-12-16C-4-6-4 6-12 16M2-16C10-6 10 6 2 16", "none", line(1.8));

export const WATER = {
  wave: (c) =>
    path(
      "M-56 50C-50 8-30-30 4-38C30-42 46-22 38-6C33 4 20 4 18-6C17-12 22-15 25-12C22-24 4-22-4-6C-12 14 6 36 56 42V50Z",
      c.main,
    ) + path("M-38 42C-32 14-20-10 0-22M-24 46C-20 26-14 10-6 0M-8 48C-8 38-6 30-4 24", "none", stroke(c.light, 3)),
  river: (c) =>
    path("M-14-50C22-36-36-18-8-4C26 10-48 24-40 50H26C0 30 54 12 26-8C4-22 34-34 4-50Z", c.main) +
    path("M-4-40C10-30-12-20 2-10M-2 8C14 18-22 30-18 44M14 12C22 22-2 32 4 44", "none", stroke(c.light, 2.6)),
  ship: (c) =>
    path("M-46 22H46C40 42 26 50 0 50S-40 42-46 22Z", c.second) +
    path("M-2 22V-48", "none", line(4)) +
    path("M2-44C26-36 34-18 32 12H2ZM-6-36C-24-26-32-10-32 12H-6Z", c.light) +
    path("M-2-48L16-52", "none", stroke(c.main, 5)),
  whirl: (c) =>
    [12, 7].map((w, i) => path(spiral(44, 2.4), "none", stroke(i ? c.main : c.ink, w))).join("") +
    circle(0, 0, 5, c.light),
  currents: (c) =>
    [-30, -10, 10, 30]
      .map((y, i) => {
        const d = `M-50 ${y}C-34 ${y - 16}-18 ${y - 16}-4 ${y}S30 ${y + 16} 50 ${y - 2}`;
        return path(d, "none", stroke(c.ink, 9)) + path(d, "none", stroke(i % 2 ? c.light : c.main, 5));
      })
      .join(""),
  rapids: (c) =>
    path("M-62 50C-54 22-38 2-20 2S0 8 14 0S50 14 62 50Z", c.main) +
    path("M-34 18L-22-24L-6 16ZM10 30L26-14L42 28Z", c.second) +
    path("M-48 36C-30 26-20 40-6 32M0 46C16 38 30 48 50 42M-36 20C-26 14-12 22-2 16", "none", stroke(c.light, 3)),
  drop,
  fish,
  fishes: (c) =>
    placed(-18, -24, 0.5, fish(c), -14) +
    placed(22, 2, 0.56, fish({ ...c, main: c.second }), 8) +
    placed(-20, 28, 0.5, fish(c), -6),
  shell: (c) =>
    path("M-6 46C-44 40-50-6-24-30C-2-50 34-40 38-12C41 10 22 26 6 18C-6 12-2-6 10-4", c.main) +
    path("M-6 46C6 44 20 44 34 50M-40 10L-10 4M-28-22L-4-6M4-40L6-10", "none", line(2)),
  tentacle: (c) =>
    each(
      [
        [-30, 1],
        [4, -1],
        [34, 1],
      ],
      (x, f, _, i) =>
        path(
          `M${x - 10} 50C${x - 16} 10 ${x + 18 * f} 4 ${x + 6 * f}-22C${x}-38 ${x - 14 * f}-34 ${x - 12 * f}-24C${x - 24 * f}-34 ${x - 6}-54 ${x + 12 * f}-42C${x + 34 * f}-24 ${x + 2} 16 ${x + 10} 50Z`,
          i === 1 ? c.main : c.second,
        ),
    ) +
    each(
      [
        [-30, 26],
        [2, 20],
        [33, 28],
        [-24, 8],
        [9, 0],
      ],
      (x, y) => circle(x, y, 3.4, c.light),
    ),
  loops: (c) =>
    path("M-56 50C-52 4-20 4-16 50H-28C-30 26-42 26-44 50Z", c.second) +
    path("M-10 50C-8-22 38-16 34 50H20C22 10 4 8 4 50Z", c.main) +
    path("M34 16C30-22 46-48 60-34C66-24 54-16 48-20C48-8 50 0 52 14", c.main) +
    circle(54, -30, 3, c.deep),
  canoe: (c) =>
    path("M-56 14C-30 26 30 26 56 14C48 40 28 46 0 46S-48 40-56 14Z", c.second) +
    circle(-12, -8, 8, c.light) +
    path("M-22 20C-22 4-18 0-12 0S-2 4-2 20Z", c.main) +
    circle(20, -4, 8, c.light) +
    path("M10 20C10 8 14 4 20 4S30 8 30 20Z", c.main) +
    path("M-40-20L-26 40M44-14L34 40", "none", line(3.4)),
} satisfies Record<string, Subject>;
