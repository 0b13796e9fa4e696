/** Minds, ghosts and people. */
import type { Subject } from "../paints";
import { drop, eye, flame, hut, leaf, MOON, person, settler, spear } from "../parts";
import { BARE, blob, circle, each, ellipse, group, line, path, placed, rays, spiral, star, stroke } from "../strokes";
import { PLANTS } from "./plants";

const crowd: Subject = (c) =>
  [-36, -12, 12, 36]
    .map((x, n) =>
      placed(
        x,
        12 + (n % 2) * 6,
        0.66,
        circle(0, -30, 15, c.light) + path("M-22 50C-22 4-14-10 0-10S22 4 22 50Z", n % 2 ? c.main : c.second),
      ),
    )
    .join("");

const mask: Subject = (c) =>
  path("M-34-38Q0-52 34-38Q42 4 24 30Q12 48 0 50Q-12 48-24 30Q-42 4-34-38Z", c.main) +
  path("M-24-12Q-14-22-4-12Q-14-4-24-12ZM24-12Q14-22 4-12Q14-4 24-12Z", c.deep) +
  path("M-18 18Q0 36 18 18Q0 26-18 18Z", c.deep) +
  path("M0-44V-20M-26 4Q-20 8-18 14M26 4Q20 8 18 14M-28-32Q-16-38-8-32M28-32Q16-38 8-32", "none", stroke(c.light, 3.4));

const ghost: Subject = (c) =>
  path(
    "M-32 50C-36 20-38-10-28-30C-18-50 18-50 28-30C38-10 36 20 32 50C24 50 22 38 14 40S6 52 0 50S-10 36-16 40S-24 52-32 50Z",
    c.light,
  ) +
  ellipse(-12, -16, 6, 9, c.deep, BARE) +
  ellipse(12, -16, 6, 9, c.deep, BARE) +
  ellipse(0, 10, 7, 11, c.deep, BARE);

export const MINDS = {
  shade: (c) =>
    path(
      "M-44 50C-40 10-30 0-22-8C-30-34-14-50 0-50S30-34 22-8C30 0 40 10 44 50C36 40 30 50 22 44S8 52 0 46S-16 52-22 44S-36 42-44 50Z",
      c.deep,
    ) + path("M-14-26L-3-22L-13-17ZM14-26L3-22L13-17Z", c.main, BARE),
  nightmare: (c) =>
    path(
      "M-50 50C-56 16-40 6-32-4L-48-34L-24-22C-22-44 22-44 24-22L48-34L32-4C40 6 56 16 50 50L38 34L30 50L18 36L8 50L0 36L-8 50L-18 36L-30 50L-38 34Z",
      c.deep,
    ) +
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
    each(
      [
        [0, -32],
        [0, 0],
        [-34, -21],
        [34, -21],
        [-8, 46],
        [8, 46],
        [-8, 14],
        [8, -10],
      ],
      (x, y) => path(star(7, 2.6, 4), c.light, ` transform="translate(${x} ${y})"`),
    ),
  mob: (c) =>
    crowd(c) +
    [-36, 12]
      .map((x) => path(`M${x + 12} 20V-24`, "none", line(3.4)) + placed(x + 12, -34, 0.26, flame(c.main, c.light)))
      .join(""),
  hat: (c) => settler(c),
  mask,
  handwave: (c) =>
    path(
      "M-44 50C-40 30-28 26-24 8C-28-6-36-14-32-24C-26-30-20-20-14-8C-14-24-16-36-8-42C0-44 0-28 0-14C4-28 8-40 16-38C22-34 16-20 12-8C20-18 28-26 33-20C36-12 26-2 20 8C24 24 40 30 50 50Z",
      c.main,
    ) + path("M-28 44C-20 34-16 28-14 20M0 46V24M26 44C18 34 14 28 12 20", "none", stroke(c.light, 3)),
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
  spears: (c) => placed(-26, 0, 0.96, spear(c), -24) + placed(26, 0, 0.96, spear(c), 24) + spear(c),
  brokensword: (c) =>
    group(
      "rotate(28)",
      path("M-5 50V22H5V50Z", c.second) +
        path("M-18 22H18", "none", line(6)) +
        path("M-6 20V-4L0 2L6-8V20Z", c.main) +
        path("M-6-14L0-8L6-18V-40L0-52L-6-40Z", c.main, ` transform="translate(8 -4) rotate(12)"`) +
        circle(-16, -10, 3, c.light) +
        circle(18, 4, 2.6, c.light),
    ),
  eye,
  fireeye: (c) =>
    path("M0-50C8-34 30-30 44-6C26 26-26 26-44-6C-30-24-24-20-18-34C-12-28-6-34 0-50Z", c.second) +
    placed(0, 2, 0.84, eye(c)),
  tear: (c) => eye(c) + placed(-14, 36, 0.3, drop(c)) + placed(16, 42, 0.22, drop(c)),
  madeye: (c) =>
    path("M-50 0C-26-32 26-32 50 0C26 32-26 32-50 0Z", c.light) +
    path(spiral(22, 3), "none", stroke(c.ink, 5)) +
    path(spiral(22, 3), "none", stroke(c.main, 2.4)) +
    path("M-34-26L-42-40M0-34V-50M34-26L42-40", "none", line(3.6)),
  eyes: (c) =>
    path(blob(c.random, 52, 44, 11, 0.1), c.deep, BARE) +
    each(
      [
        [-26, -18, 0.34],
        [24, -22, 0.3],
        [0, 8, 0.5],
        [-30, 24, 0.24],
        [30, 22, 0.3],
      ],
      (x, y, k) =>
        placed(x, y, k, path("M-46-10L-8 6Q-30 26-46-10ZM46-10L8 6Q30 26 46-10Z", "var(--art-sun-2,#efb93f)")),
    ),
  ghost,
  ghosts: (c) =>
    placed(-30, 8, 0.6, ghost({ ...c, light: c.second })) +
    placed(30, 12, 0.56, ghost({ ...c, light: c.main })) +
    placed(0, 2, 0.86, ghost(c)),
  giant: (c) =>
    path(rays(34, 52, 14), "none", ` transform="translate(0 -20)"` + stroke(c.light, 3)) +
    circle(0, -26, 15, c.light) +
    path("M-16-8H16L46-30L52-20L22 14L26 50H8L0 26L-8 50H-26L-22 14L-52-20L-46-30Z", c.main) +
    path(star(10, 4, 4), c.light, ` transform="translate(0 6)"`),
  fade: (c) =>
    [0, 1, 2].map((n) => `<g opacity="${1 - n * 0.3}">${placed(-30 + n * 30, 0, 1, person(c))}</g>`).join(""),
  person,
  crowd,
  faces: (c) =>
    placed(
      -24,
      0,
      0.8,
      path("M-26-40C10-48 20-30 18-14L30 2L18 6C20 20 14 28 0 26L-2 50H-34Z", c.main) + circle(4, -14, 3, c.deep, BARE),
    ) +
    placed(
      26,
      4,
      0.74,
      path("M-26-40C10-48 20-30 18-14L30 2L18 6C20 20 14 28 0 26L-2 50H-34Z", c.second) +
        circle(4, -14, 3, c.deep, BARE),
      0,
      -1,
    ),
  masks: (c) => placed(-24, -4, 0.72, mask(c), -12) + placed(26, 6, 0.72, mask({ ...c, main: c.second }), 14),
  halfbeast: (c) =>
    path("M0-46Q-34-46-36-8Q-34 30 0 46Z", c.light) +
    path("M0-46L18-34L34-48L36-20Q40 14 18 34L0 46Z", c.main) +
    circle(-15, -8, 4, c.deep, BARE) +
    path("M8-6L26-12L20 2Z", c.deep, BARE) +
    path("M-16 20Q-8 24 0 22L8 30L14 20L20 28L24 14", "none", line(2.4)),
  hand: (c) =>
    path(
      "M-18 50C-16 30-26 16-34 2C-40-8-30-14-24-6L-14 6L-20-34C-22-44-10-46-8-36L-4-4L0-42C1-52 12-50 11-42L9-4L18-34C21-44 31-40 28-30L20 4L30-8C38-16 46-6 40 2C30 16 18 28 18 50Z",
      c.main,
    ) + path(spiral(7, 1.5), "none", ` transform="translate(3 16)"` + line(2)),
  pact: (c) =>
    path("M-56 0L-24-14L4 4L20-6L56 4V30L24 26L6 40L-20 24L-56 34Z", c.main) +
    path("M-24-14L4 4L-10 18M4 4L20-6M6 40L0 28M16 34L8 22M24 26L14 16", "none", line(2.4)) +
    path("M56 4L20-6L4 4L22 16L56 30Z", c.second),
  tend: (c) =>
    path("M-50 30C-30 22-20 30-6 32S30 26 46 14C54 20 40 40 20 46S-30 50-50 46Z", c.second) +
    placed(0, -12, 0.62, leaf(c)),
  voice: (c) =>
    path("M-52-40C-18-46-12-26-14-16L-4-2L-14 0L-6 6L-16 12C-14 26-22 30-32 28L-34 50H-60V-30Z", c.second) +
    circle(-28, -16, 3, c.deep, BARE) +
    [16, 30, 44]
      .map(
        (q, i) =>
          path(
            `M${4 + q * 0.5} ${4 - q * 0.78}A${q} ${q} 0 0 1 ${4 + q * 0.5} ${4 + q * 0.78}`,
            "none",
            stroke(c.ink, 9),
          ) +
          path(
            `M${4 + q * 0.5} ${4 - q * 0.78}A${q} ${q} 0 0 1 ${4 + q * 0.5} ${4 + q * 0.78}`,
            "none",
            stroke(i % 2 ? c.light : c.main, 5),
          ),
      )
      .join(""),
  scream: (c) =>
    path("M-32-36Q0-56 32-36Q44 6 22 40Q0 56-22 40Q-44 6-32-36Z", c.main) +
    ellipse(0, 16, 15, 22, c.deep) +
    ellipse(-14, -20, 7, 9, c.light) +
    ellipse(14, -20, 7, 9, c.light) +
    circle(-14, -19, 2.4, c.deep, BARE) +
    circle(14, -19, 2.4, c.deep, BARE),
  breath: (c) =>
    path("M-56-20C-40-30-30-26-24-16L-12-10L-22-4C-14-2-14 6-22 8C-20 20-36 26-56 22Z", c.second) +
    ["M-8-6C6-22 18-2 30-14S46-22 50-30", "M-8 0C8-2 14 12 28 6S46 4 52-2", "M-8 6C4 14 10 26 24 24S42 30 48 36"]
      .map((d) => path(d, "none", stroke(c.ink, 9)) + path(d, "none", stroke(c.main, 5)))
      .join(""),
  song: (c) =>
    [46, 33, 20].map((q, i) => circle(0, 0, q, i % 2 ? c.light : c.main)).join("") +
    path(star(16, 6, 5), c.light) +
    [0, 1, 2, 3, 4, 5].map((i) => circle(Math.cos(i * 1.047) * 39, Math.sin(i * 1.047) * 39, 3.6, c.light)).join(""),
  horn: (c) =>
    path("M-50 34C-20 40 10 20 22-6L48-32L52 10L34 2C22 34-12 54-50 44Z", c.main) +
    path("M22-6L34 2M8 14L18 24M-12 28L-8 40", "none", line(2.4)) +
    path("M-58 30l-4-10M-60 40h-8", "none", line(2)) +
    [0, 1].map((i) => path(`M${56 + i * 8} ${-36 + i * -4}q8 20 2 46`, "none", stroke(c.light, 3))).join(""),
  dream: (c) =>
    path("M-46 6C-54-22-26-34-16-26C-10-46 26-46 30-24C50-26 54 4 38 10C30 24-34 26-46 6Z", c.light) +
    circle(-26, 32, 8, c.light) +
    circle(-38, 44, 4.6, c.light) +
    placed(2, -8, 0.36, hut(c)),
  isledream: (c) =>
    path("M-46 6C-54-22-26-34-16-26C-10-46 26-46 30-24C50-26 54 4 38 10C30 24-34 26-46 6Z", c.light) +
    circle(-26, 32, 8, c.light) +
    circle(-38, 44, 4.6, c.light) +
    path("M-30 8Q0-14 30 8Z", c.second) +
    placed(2, -16, 0.3, PLANTS.tree(c)),
  ambush: (c) =>
    [-34, -10, 14, 38].map((x, i) => placed(x, -4 + (i % 2) * 8, 0.86, spear(c), 14)).join("") +
    [-46, -34, -20, -6, 8, 22, 36]
      .map((x, i) => path(`M${x} 50Q${x + 4} 24 ${x + 12} ${12 + (i % 2) * 8}Q${x + 12} 34 ${x + 12} 50Z`, c.main))
      .join(""),
  guard: (c) =>
    placed(30, 0, 0.96, spear(c), 10) +
    path("M-34-30Q-8-40 18-30V4Q14 34-8 46Q-30 34-34 4Z", c.main) +
    path(spiral(14, 2), "none", ` transform="translate(-8 0)"` + stroke(c.light, 4)),
  clash: (c) =>
    group(
      "rotate(42)",
      path("M-4 50V12H4V50Z", c.second) +
        path("M-14 12H14", "none", line(5)) +
        path("M-5 10V-40L0-50L5-40V10Z", c.light),
    ) +
    group(
      "rotate(-42)",
      path("M-4 50V12H4V50Z", c.second) +
        path("M-14 12H14", "none", line(5)) +
        path("M-5 10V-40L0-50L5-40V10Z", c.light),
    ) +
    path(star(14, 5, 8), c.main, ` transform="translate(0 -8)"`),
  plow: (c) =>
    path("M-56 32H30L56 4", "none", stroke(c.ink, 9)) +
    path("M-56 32H30L56 4", "none", stroke(c.second, 4.6)) +
    path("M-12 30L14 30L0 48ZM-22 40L-4 50L-26 52Z", c.light) +
    path("M-30 50L-14 44L0 52L18 42L36 52Z", c.main) +
    path("M-16 8l-8-10M2 4V-10M18 6l8-10", "none", line(2.6)),
} satisfies Record<string, Subject>;
