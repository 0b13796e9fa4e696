/** Places and things. */
import type { Subject } from "../paints";
import { house, hut } from "../parts";
import { circle, each, ellipse, group, line, path, placed, rays, spiral, star, stroke } from "../strokes";

export const THINGS = {
  huts: (c) =>
    placed(-24, 10, 0.74, hut(c)) +
    placed(26, 18, 0.6, hut({ ...c, main: c.second, second: c.main })),
  house: (c) => house(c),
  vinehouse: (c) =>
    house(c) +
    path("M-46 50C-34 30-38 14-26 4S-14-16-6-30S14-22 22-8S26 18 40 50", "none", stroke(c.deep, 5)) +
    each([[-36, 28], [-28, 2], [-12, -18], [8, -26], [24, -4], [30, 24]], (x, y) => ellipse(x, y, 8, 5, c.second, ` transform="rotate(30 ` + x + " " + y + `)"`)),
  trail: (c) =>
    path("M-20 50C-60 20 20 26 30 8C38-8-30-4-22-22C-16-36 20-34 16-50H26C32-30 0-28 0-20C4-10 58-14 54 10C50 30 0 26 14 50Z", c.light) +
    path("M-20 44C-20 36 0 34 16 28M40 10C34 2 12 0-2-8", "none", line(1.8) + ` stroke-dasharray="4 5"`),
  hourglass: (c) =>
    path("M-32-48H32M-32 48H32", "none", line(6)) +
    path("M-26-46C-26-16-6-10-5 0C-6 10-26 16-26 46H26C26 16 6 10 5 0C6-10 26-16 26-46Z", c.light) +
    path("M-20-30H20C16-14 6-8 2-2H-2C-6-8-16-14-20-30ZM-22 44C-20 26-8 26 0 18C8 26 20 26 22 44Z", c.main),
  dial: (c) =>
    circle(0, 0, 46, c.light) +
    circle(0, 0, 34, c.main) +
    path(spiral(30, 2.2), "none", line(3)) +
    path(rays(38, 46, 12), "none", line(2.6)) +
    path("M0 0L0-26M0 0L18 10", "none", line(4)),
  arcs: (c) =>
    [48, 37, 26, 15].map((q, n) => path(`M${-q} 34A${q} ${q} 0 0 1 ${q} 34`, "none", stroke(c.ink, 9)) +
    path(`M${-q} 34A${q} ${q} 0 0 1 ${q} 34`, "none", stroke([c.main, c.light, c.second, c.main][n]!, 5.2))).join("") +
    circle(-34, 0, 8, c.light) +
    circle(26, -8, 6, c.main) +
    circle(0, -14, 7, c.light),
  prism: (c) =>
    circle(0, 0, 46, c.deep) +
    ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"].map((e, n) => circle(Math.cos(n * 0.785 - 1.57) * 32, Math.sin(n * 0.785 - 1.57) * 32, 10.5, `var(--art-${e}-2)`)).join("") +
    path(star(15, 6, 4), c.light),
  spores: (c) =>
    each([[0, 0, 22], [-32, -20, 12], [30, -26, 11], [34, 22, 14], [-30, 26, 13], [0, -40, 7], [4, 40, 7]], (x, y, q, n) => group(`translate(${x} ${y})`, path(rays(q, q + 7, 9), "none", line(2.6)) +
    circle(0, 0, q, n % 2 ? c.second : c.main) +
    circle(-q * 0.3, -q * 0.2, q * 0.26, c.light) +
    circle(q * 0.3, q * 0.25, q * 0.2, c.light))),
} satisfies Record<string, Subject>;
