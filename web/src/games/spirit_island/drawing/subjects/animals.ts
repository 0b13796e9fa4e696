/** Animals. */
import type { Subject } from "../paints";
import { BIRD, swarm } from "../parts";
import { BARE, circle, each, line, path, placed } from "../strokes";

const rat: Subject = (c) => path("M-40 30C-44 0-18-18 8-14C26-14 40-2 52 14C50 22 40 24 32 22C34 30 28 34 20 34H-28C-36 36-46 44-60 30", c.main) +
    circle(18, -14, 9, c.second) +
    circle(38, 6, 3, c.deep, BARE) +
    path("M-16 34V44M14 34V44", "none", line(4));

export const ANIMALS = {
  locusts: (c) =>
    swarm(c, 10, path("M-46 4C-20-14 24-12 44 4C24 14-20 14-46 4Z", c.main) +
    path("M-10-4C6-40 34-30 30 0ZM10 8L34-22L42 26", c.second), 0.34),
  birds: (c) =>
    placed(-26, -20, 0.5, path(BIRD, c.main)) +
    placed(24, -30, 0.4, path(BIRD, c.second)) +
    placed(10, 14, 0.66, path(BIRD, c.main)) +
    placed(-34, 32, 0.34, path(BIRD, c.second)),
  skein: (c) => each([[0, 22], [-20, 8], [20, 8], [-38, -8], [38, -8], [-54, -22], [54, -22]], (x, y, _, n) => placed(x, y, 0.3, path(BIRD, n % 2 ? c.second : c.main))),
  cat: (c) =>
    path("M-34-28L-32-48L-12-36Q0-40 12-36L32-48L34-28Q44-4 30 20Q16 40 0 44Q-16 40-30 20Q-44-4-34-28Z", c.main) +
    path("M-26-6L-8 0Q-16 10-26-6ZM26-6L8 0Q16 10 26-6Z", c.light) +
    path("M-7 18H7L0 26Z", c.deep) +
    path("M0 26V34M0 34Q-8 40-14 34M0 34Q8 40 14 34", "none", line(2)) +
    path("M0-36V-20M-10-34L-6-20M10-34L6-20M-36-2L-24 4M-33 12L-22 14M36-2L24 4M33 12L22 14", "none", line(4)),
  rats: (c) =>
    placed(-22, -20, 0.5, rat(c)) +
    placed(22, 2, 0.58, rat({ ...c, main: c.second })) +
    placed(-16, 28, 0.62, rat(c)),
} satisfies Record<string, Subject>;
