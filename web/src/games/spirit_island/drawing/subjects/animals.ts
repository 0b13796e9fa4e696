/** Animals. */
import type { Subject } from "../paints";
import { ant, BIRD, swarm, wasp } from "../parts";
import { BARE, circle, each, ellipse, group, line, path, placed, stroke } from "../strokes";

const bat: Subject = (c) =>
  path(
    "M0-14L6-26L10-14C22-30 40-30 54-14C44-14 42-4 40 6C32-2 26 0 22 12C16 4 10 6 4 18L0 26L-4 18C-10 6-16 4-22 12C-26 0-32-2-40 6C-42-4-44-14-54-14C-40-30-22-30-10-14L-6-26Z",
    c.main,
  ) +
  circle(-4, -6, 2, c.light, BARE) +
  circle(4, -6, 2, c.light, BARE);

const rat: Subject = (c) =>
  path("M-40 30C-44 0-18-18 8-14C26-14 40-2 52 14C50 22 40 24 32 22C34 30 28 34 20 34H-28C-36 36-46 44-60 30", c.main) +
  circle(18, -14, 9, c.second) +
  circle(38, 6, 3, c.deep, BARE) +
  path("M-16 34V44M14 34V44", "none", line(4));

export const ANIMALS = {
  locusts: (c) =>
    swarm(
      c,
      10,
      path("M-46 4C-20-14 24-12 44 4C24 14-20 14-46 4Z", c.main) +
        path("M-10-4C6-40 34-30 30 0ZM10 8L34-22L42 26", c.second),
      0.34,
    ),
  birds: (c) =>
    placed(-26, -20, 0.5, path(BIRD, c.main)) +
    placed(24, -30, 0.4, path(BIRD, c.second)) +
    placed(10, 14, 0.66, path(BIRD, c.main)) +
    placed(-34, 32, 0.34, path(BIRD, c.second)),
  skein: (c) =>
    each(
      [
        [0, 22],
        [-20, 8],
        [20, 8],
        [-38, -8],
        [38, -8],
        [-54, -22],
        [54, -22],
      ],
      (x, y, _, n) => placed(x, y, 0.3, path(BIRD, n % 2 ? c.second : c.main)),
    ),
  cat: (c) =>
    path("M-34-28L-32-48L-12-36Q0-40 12-36L32-48L34-28Q44-4 30 20Q16 40 0 44Q-16 40-30 20Q-44-4-34-28Z", c.main) +
    path("M-26-6L-8 0Q-16 10-26-6ZM26-6L8 0Q16 10 26-6Z", c.light) +
    path("M-7 18H7L0 26Z", c.deep) +
    path("M0 26V34M0 34Q-8 40-14 34M0 34Q8 40 14 34", "none", line(2)) +
    path("M0-36V-20M-10-34L-6-20M10-34L6-20M-36-2L-24 4M-33 12L-22 14M36-2L24 4M33 12L22 14", "none", line(4)),
  rats: (c) =>
    placed(-22, -20, 0.5, rat(c)) + placed(22, 2, 0.58, rat({ ...c, main: c.second })) + placed(-16, 28, 0.62, rat(c)),
  ants: (c) => {
    let o = "";
    for (let i = 0; i < 9; i++) {
      const x = -48 + (i % 3) * 40 + ((i / 3) | 0) * 8,
        y = -32 + ((i / 3) | 0) * 32;
      o += placed(x, y, 0.38, ant(c), c.random.between(-24, 24));
    }
    return o;
  },
  beetle: (c) =>
    path(
      "M-30-8L-50-22M-34 10L-54 10M-28 26L-46 42M30-8L50-22M34 10L54 10M28 26L46 42M-8-42L-18-54M8-42L18-54",
      "none",
      line(4),
    ) +
    circle(0, -32, 15, c.second) +
    path("M0-24C30-24 38 0 36 18C34 40 16 50 0 50S-34 40-36 18C-38 0-30-24 0-24Z", c.main) +
    path("M0-24V50M-18-8C-8 4-8 16-20 28M18-8C8 4 8 16 20 28", "none", line(2.4)),
  grub: (c) =>
    each(
      [
        [-36, 16],
        [-22, 0],
        [-4, -8],
        [14, -4],
        [28, 10],
      ],
      (x, y, _, i) => circle(x, y, 16 - Math.abs(i - 2), i % 2 ? c.second : c.main),
    ) +
    path("M34 18L48 12M36 24L50 28M40 20Q46 20 48 20", "none", line(4)) +
    circle(32, 6, 3, c.deep),
  wasps: (c) => swarm(c, 6, wasp(c), 0.42),
  flies: (c) =>
    swarm(c, 11, path("M-16-6C-44-30-22-46 0-6C22-46 44-30 16-6Z", c.light) + ellipse(0, 8, 11, 20, c.main), 0.32),
  spider: (c) =>
    path("M0-50V-22", "none", line(1.8)) +
    path(
      "M-12-4C-30-26-40-22-48 2M-14 6C-34-6-44 4-46 26M-12 16C-30 14-36 28-34 48M12-4C30-26 40-22 48 2M14 6C34-6 44 4 46 26M12 16C30 14 36 28 34 48",
      "none",
      line(4),
    ) +
    ellipse(0, 16, 18, 20, c.main) +
    circle(0, -10, 12, c.second) +
    circle(-4, -13, 2.4, c.light, BARE) +
    circle(4, -13, 2.4, c.light, BARE) +
    path("M-6 12L6 22M6 12L-6 22", "none", stroke(c.light, 3)),
  bat,
  bats: (c) =>
    placed(0, 6, 0.78, bat(c)) +
    placed(-34, -26, 0.42, bat({ ...c, main: c.second })) +
    placed(34, -32, 0.4, bat({ ...c, main: c.second })) +
    placed(38, 34, 0.34, bat({ ...c, main: c.second })),
  wings: (c) =>
    [1, -1]
      .map((f) =>
        group(
          `scale(${f} 1)`,
          path(
            "M4 30C4 0 14-34 50-46C52-26 46-14 40-8C46-8 48-4 48 0C42 8 36 10 32 10C36 12 38 16 36 20C28 28 16 32 4 30Z",
            c.main,
          ) +
            path("M10 20C16-4 26-22 42-34M14 22C22 8 30 0 40-6M16 24C22 18 26 16 32 12", "none", stroke(c.light, 2.6)),
        ),
      )
      .join("") + circle(0, 10, 9, c.light),
  owl: (c) =>
    path("M-30 50C-44 10-36-30-30-46L-14-34Q0-38 14-34L30-46C36-30 44 10 30 50Z", c.main) +
    circle(-14, -12, 13, c.light) +
    circle(14, -12, 13, c.light) +
    circle(-14, -12, 5.5, c.deep, BARE) +
    circle(14, -12, 5.5, c.deep, BARE) +
    path("M-5-2H5L0 10Z", c.second) +
    path("M-16 22q4 6 8 0q4 6 8 0q4 6 8 0q4 6 8 0M-12 34q4 6 8 0q4 6 8 0q4 6 8 0", "none", line(2)),
  firebird: (c) =>
    path(
      "M0 50C-16 40-20 26-12 14C-30 18-46 6-54-18C-42-10-32-12-24-16C-36-24-40-36-38-48C-26-30-10-30-4-14C-6-30-2-42 6-50C10-42 20-44 24-38L14-32C12-24 12-20 14-14C24-30 36-28 46-46C48-32 44-22 34-14C42-12 48-12 56-20C50 4 34 18 16 14C22 26 16 40 0 50Z",
      c.main,
    ) +
    path("M0 42C-8 32-6 22 0 12C6 22 8 32 0 42Z", c.light) +
    circle(12, -40, 2, c.deep),
  panther: (c) =>
    path(
      "M-64-20C-62-30-52-30-50-18C-48-6-44-4-38-8C-18-18 8-16 24-8C32-10 36-16 44-16L48-24L54-16C62-12 64-4 58 2C52 8 44 8 38 6C38 20 42 32 48 40H34C28 32 26 24 24 16C10 20-4 20-14 14C-18 22-22 30-20 40H-34C-36 28-34 20-32 12C-40 18-44 28-40 40H-52C-56 26-52 12-50 4C-58 4-64-8-64-20Z",
      c.main,
    ) +
    path("M46-8L55-6L48-2Z", c.light, BARE) +
    path("M-10-10C-6-4-6 2-10 8M6-10C10-4 10 2 8 8", "none", line(1.8)),
  bear: (c) =>
    circle(-28, -30, 13, c.main) +
    circle(28, -30, 13, c.main) +
    path("M-38-6C-40-34-18-44 0-44S40-34 38-6C38 26 20 46 0 46S-38 26-38-6Z", c.main) +
    circle(-28, -30, 6, c.deep, BARE) +
    circle(28, -30, 6, c.deep, BARE) +
    circle(-15, -10, 4.4, c.deep, BARE) +
    circle(15, -10, 4.4, c.deep, BARE) +
    ellipse(0, 18, 17, 15, c.light) +
    path("M-8 10H8L0 18Z", c.deep) +
    path("M-10 26L-6 34L-2 26L2 34L6 26L10 32", "none", line(2.2)) +
    path("M-24-20L-8-16M24-20L8-16", "none", line(4)),
  wolf: (c) =>
    path("M-46-6L-30-40L-14-20Q0-26 14-20L30-40L46-6L36 6L28 28L10 36L0 50L-10 36L-28 28L-36 6Z", c.main) +
    path("M-24-2L-8 6L-22 8ZM24-2L8 6L22 8Z", c.light) +
    path("M-8 34H8L0 44Z", c.deep) +
    path("M0-22V10M-28-28L-24-12M28-28L24-12", "none", line(2.2)),
  maw: (c) =>
    path("M-50-4C-50-40-24-50 0-50S50-40 50-4L38 12L30-8L18 14L8-8H-8L-18 14L-30-8L-38 12Z", c.main) +
    path("M-46 14C-40 42-22 50 0 50S40 42 46 14L34 26L26 10L14 30L6 14H-6L-14 30L-26 10L-34 26Z", c.main) +
    path(
      "M-50-4L-38 12L-30-8L-18 14L-8-8H8L18 14L30-8L38 12L50-4L46 14L34 26L26 10L14 30L6 14H-6L-14 30L-26 10L-34 26L-46 14Z",
      c.deep,
      BARE,
    ) +
    circle(-20, -28, 5, c.light) +
    circle(20, -28, 5, c.light),
  fangs: (c) =>
    path("M-56-50H56V-16C40-22 30-18 24-20L16 16L4-20H-4L-16 16L-24-20C-30-18-40-22-56-16Z", c.deep) +
    path("M-24-20L-16 16L-4-20ZM24-20L16 16L4-20Z", c.light) +
    path("M-56 50H56V34C40 40 34 36 30 38L24 18L12 40H-12L-24 18L-30 38C-34 36-40 40-56 34Z", c.deep) +
    path("M-30 38L-24 18L-12 40ZM30 38L24 18L12 40Z", c.light) +
    circle(-34, -36, 4, c.main) +
    circle(34, -36, 4, c.main),
  claws: (c) =>
    [-30, -8, 14, 36]
      .map((x, i) =>
        path(
          `M${x + 14}-50C${x + 6}-20 ${x - 2} 10 ${x - 22} ${48 - i * 2}C${x - 6} 14 ${x - 4}-20 ${x + 2}-48Z`,
          i % 2 ? c.second : c.main,
        ),
      )
      .join(""),
  serpent: (c) =>
    path("M-52 44C-20 52-6 34-22 18C-40 0-26-28 2-22C26-16 20 10 40 8", "none", stroke(c.ink, 19)) +
    path("M-52 44C-20 52-6 34-22 18C-40 0-26-28 2-22C26-16 20 10 40 8", "none", stroke(c.main, 13.5)) +
    path("M-44 44C-20 48-10 34-24 18C-40 0-26-24 2-20", "none", stroke(c.second, 4) + ` stroke-dasharray="3 8"`) +
    path("M34-6C50-10 58 0 56 8C54 18 40 22 34 18Z", c.main) +
    circle(46, 3, 2.6, c.light) +
    path("M56 9L66 6M56 9L66 14", "none", line(2)),
  bull: (c) =>
    path("M-22-16C-44-14-52-30-48-46C-40-34-30-32-18-32ZM22-16C44-14 52-30 48-46C40-34 30-32 18-32Z", c.light) +
    path("M-24-26Q0-40 24-26L22 10Q16 44 0 46Q-16 44-22 10Z", c.main) +
    circle(-11, -8, 4, c.deep, BARE) +
    circle(11, -8, 4, c.deep, BARE) +
    ellipse(0, 32, 14, 11, c.second) +
    circle(-5, 32, 2.4, c.deep, BARE) +
    circle(5, 32, 2.4, c.deep, BARE),
  stag: (c) =>
    path(
      "M-8-14C-26-20-30-34-26-48M-20-26L-38-32M-14-20L-34-14M8-14C26-20 30-34 26-48M20-26L38-32M14-20L34-14",
      "none",
      line(5),
    ) +
    path("M-16-16Q0-22 16-16L24-24L20-6L12 30Q0 50-12 30L-20-6L-24-24Z", c.main) +
    circle(-8, 0, 3, c.deep, BARE) +
    circle(8, 0, 3, c.deep, BARE) +
    ellipse(0, 30, 6, 4.5, c.deep, BARE),
  moth: (c) =>
    [1, -1]
      .map((f) =>
        group(
          `scale(${f} 1)`,
          path("M3-8C14-40 44-46 52-34C50-12 36 0 6 4Z", c.main) +
            path("M5 6C26 4 40 14 38 30C30 44 12 38 4 22Z", c.second) +
            circle(34, -24, 7, c.light) +
            circle(24, 22, 5, c.light),
        ),
      )
      .join("") +
    ellipse(0, 4, 5, 26, c.deep) +
    path("M-2-22C-6-36-12-42-20-46M2-22C6-36 12-42 20-46", "none", line(2.4)),
  crab: (c) =>
    path(
      "M-30 6C-46 0-54 12-58 26M-28 20C-40 20-46 30-48 44M30 6C46 0 54 12 58 26M28 20C40 20 46 30 48 44",
      "none",
      line(4.4),
    ) +
    path(
      "M-30-6C-46-14-50-34-38-46C-36-36-30-34-24-40C-20-28-22-14-22-8ZM30-6C46-14 50-34 38-46C36-36 30-34 24-40C20-28 22-14 22-8Z",
      c.second,
    ) +
    path("M-36 12C-36-10-18-18 0-18S36-10 36 12C34 34 16 40 0 40S-34 34-36 12Z", c.main) +
    circle(-9, -20, 5, c.light) +
    circle(9, -20, 5, c.light) +
    path("M-14 18Q0 28 14 18", "none", line(2.4)),
  rat,
  fin: (c) =>
    path("M-22 24C-12-16 8-42 32-48C24-20 30 6 40 24Z", c.main) +
    path("M-62 50C-54 24-40 16-26 24S6 28 20 22S52 22 62 50Z", c.second) +
    path("M-44 40C-32 32-20 44-6 38M8 44C20 36 32 46 48 42", "none", stroke(c.light, 3)),
  paw: (c) =>
    ellipse(0, 22, 26, 22, c.main) +
    ellipse(-32, -2, 10, 14, c.main) +
    ellipse(-12, -26, 10, 15, c.main) +
    ellipse(12, -26, 10, 15, c.main) +
    ellipse(32, -2, 10, 14, c.main),
} satisfies Record<string, Subject>;
