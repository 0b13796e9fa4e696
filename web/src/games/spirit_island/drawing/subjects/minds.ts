/** Minds, ghosts and people. */
import type { Subject } from "../paints";
import { flame, MOON, settler, spear } from "../parts";
import { BARE, circle, each, ellipse, group, line, path, placed, spiral, star, stroke } from "../strokes";

const crowd: Subject = (c) => [-36, -12, 12, 36].map((x, n) => placed(x, 12 + n % 2 * 6, 0.66, circle(0, -30, 15, c.light) +
    path("M-22 50C-22 4-14-10 0-10S22 4 22 50Z", n % 2 ? c.main : c.second))).join("");

export const MINDS = {
  shade: (c) =>
    path("M-44 50C-40 10-30 0-22-8C-30-34-14-50 0-50S30-34 22-8C30 0 40 10 44 50C36 40 30 50 22 44S8 52 0 46S-16 52-22 44S-36 42-44 50Z", c.deep) +
    path("M-14-26L-3-22L-13-17ZM14-26L3-22L13-17Z", c.main, BARE),
  nightmare: (c) =>
    path("M-50 50C-56 16-40 6-32-4L-48-34L-24-22C-22-44 22-44 24-22L48-34L32-4C40 6 56 16 50 50L38 34L30 50L18 36L8 50L0 36L-8 50L-18 36L-30 50L-38 34Z", c.deep) +
    path("M-18-10L-4-4L-18 2ZM18-10L4-4L18 2Z", c.main, BARE) +
    path("M-16 14L-8 20L0 14L8 20L16 14L12 28H-12Z", c.light),
  cloak: (c) =>
    path("M0-46C24-44 30-20 34 0S46 34 54 50H-54C-46 34-38 20-34 0S-24-44 0-46Z", c.main) +
    path("M0-32C14-32 18-18 16-8Q0 6-16-8C-18-18-14-32 0-32Z", c.deep) +
    circle(-6, -14, 2.6, c.light, BARE) +
    circle(6, -14, 2.6, c.light, BARE) +
    path("M-10 6C-14 24-18 40-22 50M10 6C14 24 18 40 22 50", "none", line(2)),
  starman: (c) =>
    circle(0, -32, 11, c.deep) +
    path("M-8 50L-10 10L-38-18L-30-26L-8-14H8L30-26L38-18L10 10L8 50L0 26Z", c.deep) +
    each([[0, -32], [0, 0], [-34, -21], [34, -21], [-8, 46], [8, 46], [-8, 14], [8, -10]], (x, y) => path(star(7, 2.6, 4), c.light, ` transform="translate(${x} ${y})"`)),
  mob: (c) =>
    crowd(c) +
    [-36, 12].map(x => path(`M${x + 12} 20V-24`, "none", line(3.4)) +
    placed(x + 12, -34, 0.26, flame(c.main, c.light))).join(""),
  hat: (c) => settler(c),
  mask: (c) =>
    path("M-34-38Q0-52 34-38Q42 4 24 30Q12 48 0 50Q-12 48-24 30Q-42 4-34-38Z", c.main) +
    path("M-24-12Q-14-22-4-12Q-14-4-24-12ZM24-12Q14-22 4-12Q14-4 24-12Z", c.deep) +
    path("M-18 18Q0 36 18 18Q0 26-18 18Z", c.deep) +
    path("M0-44V-20M-26 4Q-20 8-18 14M26 4Q20 8 18 14M-28-32Q-16-38-8-32M28-32Q16-38 8-32", "none", stroke(c.light, 3.4)),
  handwave: (c) =>
    path("M-44 50C-40 30-28 26-24 8C-28-6-36-14-32-24C-26-30-20-20-14-8C-14-24-16-36-8-42C0-44 0-28 0-14C4-28 8-40 16-38C22-34 16-20 12-8C20-18 28-26 33-20C36-12 26-2 20 8C24 24 40 30 50 50Z", c.main) +
    path("M-28 44C-20 34-16 28-14 20M0 46V24M26 44C18 34 14 28 12 20", "none", stroke(c.light, 3)),
  drum: (c) =>
    path("M-34-14V30Q0 48 34 30V-14Z", c.main) +
    ellipse(0, -14, 34, 13, c.light) +
    path("M-34-10L-20 38L0-2L20 38L34-10", "none", line(2.4)) +
    path("M-46-46L-14-18M46-46L14-18", "none", line(5)) +
    circle(-14, -18, 6, c.second) +
    circle(14, -18, 6, c.second),
  sleep: (c) =>
    path("M-50-8C-40 20-20 30 0 30S40 20 50-8C34 4 18 8 0 8S-34 4-50-8Z", c.light) +
    path("M-50-8C-34 4-18 8 0 8S34 4 50-8", "none", line(4.6)) +
    path("M-38 14L-46 28M-14 26L-18 42M14 26L18 42M38 14L46 28", "none", line(4.2)) +
    placed(-8, -30, 0.4, path(MOON, c.main)) +
    path(spiral(11, 1.5), "none", ` transform="translate(26 -28)"` + line(3)),
  spears: (c) =>
    placed(-26, 0, 0.96, spear(c), -24) +
    placed(26, 0, 0.96, spear(c), 24) +
    spear(c),
  brokensword: (c) =>
    group("rotate(28)", path("M-5 50V22H5V50Z", c.second) +
    path("M-18 22H18", "none", line(6)) +
    path("M-6 20V-4L0 2L6-8V20Z", c.main) +
    path("M-6-14L0-8L6-18V-40L0-52L-6-40Z", c.main, ` transform="translate(8 -4) rotate(12)"`) +
    circle(-16, -10, 3, c.light) +
    circle(18, 4, 2.6, c.light)),
} satisfies Record<string, Subject>;
