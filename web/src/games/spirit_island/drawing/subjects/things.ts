/** Places and things. */
import type { Subject } from "../paints";
import { house, hut, MOON, skull } from "../parts";
import {
  BARE,
  blob,
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  placed,
  rays,
  short,
  spiral,
  star,
  stroke,
} from "../strokes";
import { PLANTS } from "./plants";

const hourglass: Subject = (c) =>
  path("M-32-48H32M-32 48H32", "none", line(6)) +
  path("M-26-46C-26-16-6-10-5 0C-6 10-26 16-26 46H26C26 16 6 10 5 0C6-10 26-16 26-46Z", c.light) +
  path("M-20-30H20C16-14 6-8 2-2H-2C-6-8-16-14-20-30ZM-22 44C-20 26-8 26 0 18C8 26 20 26 22 44Z", c.main);

export const THINGS = {
  huts: (c) => placed(-24, 10, 0.74, hut(c)) + placed(26, 18, 0.6, hut({ ...c, main: c.second, second: c.main })),
  house,
  vinehouse: (c) =>
    house(c) +
    path("M-46 50C-34 30-38 14-26 4S-14-16-6-30S14-22 22-8S26 18 40 50", "none", stroke(c.deep, 5)) +
    each(
      [
        [-36, 28],
        [-28, 2],
        [-12, -18],
        [8, -26],
        [24, -4],
        [30, 24],
      ],
      (x, y) => ellipse(x, y, 8, 5, c.second, ` transform="rotate(30 ` + x + " " + y + `)"`),
    ),
  trail: (c) =>
    path(
      "M-20 50C-60 20 20 26 30 8C38-8-30-4-22-22C-16-36 20-34 16-50H26C32-30 0-28 0-20C4-10 58-14 54 10C50 30 0 26 14 50Z",
      c.light,
    ) + path("M-20 44C-20 36 0 34 16 28M40 10C34 2 12 0-2-8", "none", line(1.8) + ` stroke-dasharray="4 5"`),
  hourglass,
  dial: (c) =>
    circle(0, 0, 46, c.light) +
    circle(0, 0, 34, c.main) +
    path(spiral(30, 2.2), "none", line(3)) +
    path(rays(38, 46, 12), "none", line(2.6)) +
    path("M0 0L0-26M0 0L18 10", "none", line(4)),
  arcs: (c) =>
    [48, 37, 26, 15]
      .map(
        (q, n) =>
          path(`M${-q} 34A${q} ${q} 0 0 1 ${q} 34`, "none", stroke(c.ink, 9)) +
          path(`M${-q} 34A${q} ${q} 0 0 1 ${q} 34`, "none", stroke([c.main, c.light, c.second, c.main][n]!, 5.2)),
      )
      .join("") +
    circle(-34, 0, 8, c.light) +
    circle(26, -8, 6, c.main) +
    circle(0, -14, 7, c.light),
  prism: (c) =>
    circle(0, 0, 46, c.deep) +
    ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
      .map((e, n) =>
        circle(Math.cos(n * 0.785 - 1.57) * 32, Math.sin(n * 0.785 - 1.57) * 32, 10.5, `var(--art-${e}-2)`),
      )
      .join("") +
    path(star(15, 6, 4), c.light),
  spores: (c) =>
    each(
      [
        [0, 0, 22],
        [-32, -20, 12],
        [30, -26, 11],
        [34, 22, 14],
        [-30, 26, 13],
        [0, -40, 7],
        [4, 40, 7],
      ],
      (x, y, q, n) =>
        group(
          `translate(${x} ${y})`,
          path(rays(q, q + 7, 9), "none", line(2.6)) +
            circle(0, 0, q, n % 2 ? c.second : c.main) +
            circle(-q * 0.3, -q * 0.2, q * 0.26, c.light) +
            circle(q * 0.3, q * 0.25, q * 0.2, c.light),
        ),
    ),
  hut,
  brokenhouse: (c) =>
    path("M-40 6L-20-30L-4-36L2-14L10-30L20-26L40 6L30 8V50H8L2 28L-6 50H-30V8Z", c.main) +
    path("M-30 8V50H-6L-12 30L-2 14L-14 6ZM30 8V50H8L14 32L6 18L16 8Z", c.light) +
    path("M-6-46l-4-6M14-42l6-8M30-30l10-6", "none", line(3)) +
    path("M-26 16h9v10h-9Z", c.deep, BARE),
  melt: (c) =>
    path("M-34 2L-16-32H16L36 2C34 10 26 4 24 14C22 28 30 30 40 50H-44C-30 36-22 30-26 14C-28 2-34 12-34 2Z", c.main) +
    path("M-8 44C-8 24 8 24 8 44Z", c.deep) +
    path("M-22 12C-20 26-26 34-32 44M20 12C20 26 26 36 32 44", "none", stroke(c.light, 3.4)),
  city: (c) =>
    path("M-50 50V14L-36-2L-22 14V50ZM22 50V14L36-2L50 14V50Z", c.second) +
    path("M-22 50V-4H22V50Z", c.light) +
    path("M-28-4L0-46L28-4Z", c.main) +
    path("M-8 50V30Q0 20 8 30V50Z", c.deep) +
    path("M-40 22h8v12h-8ZM32 22h8v12h-8ZM-5 2H5V16H-5Z", c.deep, BARE),
  feet: (c) =>
    each(
      [
        [-28, 34, -20],
        [-4, 22, 10],
        [-6, -6, -16],
        [18, -18, 14],
        [14, -42, -10],
      ],
      (x, y, q, i) =>
        placed(x, y, 0.32, path("M-16 34C-26 0-18-40 4-40S24-4 12 34C6 48-10 48-16 34Z", i % 2 ? c.second : c.main), q),
    ),
  gate: (c) =>
    path("M-44 50V-6Q-40-46 0-46T44-6V50H24V0Q22-26 0-26T-24 0V50Z", c.second) +
    path("M-24 50V0Q-22-26 0-26T24 0V50Z", c.main) +
    path(rays(8, 26, 12), "none", ` transform="translate(0 14)"` + stroke(c.light, 3)) +
    circle(0, 14, 9, c.light) +
    path("M-40 20H-26M-40 36H-26M26 20H40M26 36H40M-34-22L-20-14M34-22L20-14", "none", line(2)),
  weave: (c) =>
    [-36, -12, 12, 36]
      .map((v, i) => `<rect x="${v - 7}" y="-48" width="14" height="96" rx="6" fill="${i % 2 ? c.main : c.light}"/>`)
      .join("") +
    [-36, -12, 12, 36]
      .map((v, i) =>
        [-36, -12, 12, 36]
          .map((u, j) =>
            (i + j) % 2
              ? ""
              : `<rect x="${u - 13}" y="${v - 7}" width="26" height="14" rx="5" fill="${i % 2 ? c.second : c.main}"/>`,
          )
          .join(""),
      )
      .join(""),
  web: (c) =>
    path(rays(0, 50, 8), "none", line(2.4)) +
    [14, 28, 42]
      .map((q) => {
        let d = "";
        for (let i = 0; i <= 8; i++) {
          const t = (i / 8) * 6.283;
          d +=
            (i ? `Q${short(Math.cos(t - 0.39) * q * 0.8)} ${short(Math.sin(t - 0.39) * q * 0.8)} ` : "M") +
            short(Math.cos(t) * q) +
            " " +
            short(Math.sin(t) * q);
        }
        return path(d, "none", stroke(c.light, 2.6));
      })
      .join("") +
    circle(0, 0, 9, c.main),
  cage: (c) =>
    circle(0, 4, 26, c.deep) +
    [-1, 0, 1]
      .map(
        (i) =>
          path(`M${i * 26} 50C${i * 44} 20 ${i * 40}-20 ${i * 6}-46`, "none", stroke(c.ink, 8)) +
          path(`M${i * 26} 50C${i * 44} 20 ${i * 40}-20 ${i * 6}-46`, "none", stroke(c.main, 4.4)),
      )
      .join("") +
    path("M-38 10Q0 24 38 10M-32-16Q0-4 32-16", "none", stroke(c.main, 4)),
  ward: (c) =>
    path("M-52 50V20C-52-24-28-46 0-46S52-24 52 20V50H36V22C36-10 20-28 0-28S-36-10-36 22V50Z", c.main) +
    path("M-44 40V20C-44-18-24-38 0-38S44-18 44 20V40", "none", stroke(c.light, 2.4) + ` stroke-dasharray="5 5"`) +
    placed(0, 24, 0.5, hut({ ...c, main: c.second, second: c.light })),
  wardtree: (c) =>
    path("M-52 50V20C-52-24-28-46 0-46S52-24 52 20V50H38V22C38-12 20-32 0-32S-38-12-38 22V50Z", c.second) +
    placed(0, 14, 0.68, PLANTS.tree({ ...c, second: c.deep })),
  lone: (c) =>
    ellipse(0, 30, 50, 18, c.second) +
    ellipse(0, 26, 34, 12, c.light) +
    placed(0, -4, 0.6, hut(c)) +
    circle(0, 6, 48, "none", stroke(c.main, 3) + ` stroke-dasharray="6 6"`),
  coins: (c) =>
    each(
      [
        [-28, 34, 0],
        [-28, 24, 1],
        [-28, 14, 0],
        [20, 36, 1],
        [20, 26, 0],
        [20, 16, 1],
        [20, 6, 0],
      ],
      (x, y, f) => ellipse(x, y, 22, 9, f ? c.light : c.main),
    ) +
    circle(-4, -26, 19, c.main) +
    path(star(10, 4, 5), c.light, ` transform="translate(-4 -26)"`),
  hourside: (c) => group("rotate(66)", hourglass(c)) + path("M30 30C40 36 44 44 56 46", "none", stroke(c.main, 5)),
  cycle: (c) =>
    path("M-50 34C-34 20-20 20-8 32S30 44 50 30V50H-50Z", c.second) +
    each(
      [
        [-38, 4, 0.24],
        [-20, -20, 0.3],
        [20, -20, 0.3],
        [38, 4, 0.24],
      ],
      (x, y, k, i) => placed(x, y, k, path(MOON, i % 2 ? c.main : c.light), 0, i < 2 ? 1 : -1),
    ) +
    circle(0, -30, 12, c.light),
  knot: (c) => {
    const d = "M-44 0C-44-36 0-36 0 0S44 36 44 0S0-36 0 0S-44 36-44 0Z";
    return (
      path(d, "none", stroke(c.ink, 16)) +
      path(d, "none", stroke(c.main, 10.5)) +
      path("M-16-22C-4-18 0-8 0 0S4 18 16 22", "none", stroke(c.ink, 16)) +
      path("M-17-22C-4-18 0-8 0 0S4 18 17 22", "none", stroke(c.second, 10.5))
    );
  },
  broken: (c) =>
    group(
      "rotate(-20)",
      `<rect x="-52" y="-13" width="42" height="26" rx="13" fill="none" stroke-width="13"/><rect x="-52" y="-13" width="42" height="26" rx="13" fill="none"` +
        stroke(c.main, 8) +
        `/><path d="M16-13H38A13 13 0 0 1 38 13H24" fill="none" stroke-width="13"/>` +
        path("M16-13H38A13 13 0 0 1 38 13H24", "none", stroke(c.second, 8)) +
        path("M4-24l-4-14M8 22l-2 14M-2 0h8", "none", line(3)),
    ),
  orb: (c) =>
    circle(0, 0, 40, c.deep) +
    circle(0, 0, 30, c.second) +
    path(blob(c.random, 17, 16, 8, 0.3), c.main) +
    path(rays(42, 52, 10), "none", line(3)) +
    path("M-22-18A28 28 0 0 1 6-28", "none", stroke(c.light, 4)),
  calamity: (c) =>
    circle(0, 0, 34, c.deep) +
    path("M-30-16L-8-4L-16 10L8 4L0 24L20 16M4-32L8-12L24-8", "none", stroke(c.main, 5)) +
    path("M-40-30L-48-38M40-30L50-40M-44 18L-56 24M44 16L56 22M0 44V54M0-44V-54", "none", line(4)),
  vessel: (c) =>
    group(
      "rotate(38)",
      path("M-20-40H20L14-30C36-14 34 24 14 34H-14C-34 24-36-14-14-30Z", c.main) +
        path("M-24 0H24M-22 12H22", "none", stroke(c.light, 3)),
    ) + path("M30-30C46-20 42 10 46 50H34C36 20 32-4 22-14Z", c.deep),
  skull,
  skulls: (c) => placed(-28, 18, 0.5, skull(c)) + placed(28, 20, 0.5, skull(c)) + placed(0, -8, 0.74, skull(c)),
  bones: (c) =>
    [40, -40]
      .map((q) =>
        group(
          `rotate(${q})`,
          path(
            "M-6-34C-18-34-20-50-8-48C-4-58 12-54 8-46C20-48 18-34 6-34V34C18 34 20 50 8 48C4 58-12 54-8 46C-20 48-18 34-6 34Z",
            c.light,
          ),
        ),
      )
      .join(""),
  heart: (c) =>
    path("M0 46C-40 20-50-6-40-26C-30-42-8-40 0-20C8-40 30-42 40-26C50-6 40 20 0 46Z", c.main) +
    path("M0-20V20M0-4L-16-14M0 6L16-6", "none", stroke(c.light, 4)),
  void: (c) =>
    ellipse(0, 0, 56, 16, "none", stroke(c.main, 6) + ` transform="rotate(-14)"`) +
    circle(0, 0, 27, c.deep) +
    path("M-52 14A56 16 -14 0 0 54-13", "none", stroke(c.light, 3.4)) +
    path(star(6, 2, 4), c.light, ` transform="translate(-34 -34)"`) +
    path(star(5, 2, 4), c.light, ` transform="translate(38 30)"`),
  fan: (c) =>
    [-60, -40, -20, 0, 20, 40, 60]
      .map((q, i) =>
        group(
          `translate(0 44) rotate(${q})`,
          path("M0 0C-14-30-16-66 0-86C16-66 14-30 0 0Z", i % 2 ? c.second : c.main) +
            circle(0, -68, 7, c.light) +
            circle(0, -68, 3, c.deep, BARE),
        ),
      )
      .join("") +
    path("M-12 50Q-10 20 0 10Q10 20 12 50Z", c.main) +
    circle(0, 8, 7, c.main),
  pall: (c) =>
    path("M-60-40C-40-50-20-38 0-46S44-46 60-38V6C50 14 44 0 34 8S20 26 8 16S-12 30-24 18S-44 22-60 8Z", c.deep) +
    each(
      [
        [-30, -14],
        [8, -18],
        [36, -12],
      ],
      (x, y) => placed(x, y, 0.28, path("M-46-6L-8 6Q-30 26-46-6ZM46-6L8 6Q30 26 46-6Z", c.main)),
    ),
  log: (c) =>
    group(
      "rotate(-16)",
      path("M-46-14H30V22H-46Z", c.second) + ellipse(-46, 4, 10, 18, c.light) + ellipse(-46, 4, 5, 9, "none"),
    ) +
    path(star(34, 14, 9), c.main, ` transform="translate(28 -8)"`) +
    path("M40-40l10-12M54-8l14 0M44 24l12 10M10-44l-4-12", "none", line(4)),
} satisfies Record<string, Subject>;
