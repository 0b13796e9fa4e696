/** Plants. */
import type { Subject } from "../paints";
import { blob, each, line, path, placed, stroke } from "../strokes";

export const PLANTS = {
  tree: (c) =>
    path("M-9 50C-5 30-7 12-10 0H10C7 12 5 30 10 50Z", c.second) +
    path("M-9 48C-18 46-24 50-30 50M10 48C18 46 24 50 30 50", "none", line(4)) +
    path(blob(c.random, 40, 29, 9, 0.12), c.main, ` transform="translate(0 -20)"`) +
    path("M-18-24C-10-16-10-16-4-22M6-30C12-22 14-22 22-28M-4-8C2-2 4-2 10-8", "none", line(1.8)),
  grove: (c) =>
    [-44, -24, -2, 20, 42].map((x, n) => path(`M${x - 6} 50C${x - 3} 20 ${x - 9}-10 ${x - 4}-52H${x + 6}C${x + 2}-10 ${x + 9} 20 ${x + 8} 50Z`, n % 2 ? c.second : c.main)).join("") +
    path("M-40-20C-34-26-30-32-28-40M0-10C8-16 12-24 14-34M-20 6C-12 0-8-6-6-14M24 0C32-6 36-14 38-22", "none", line(3.4)),
  treeface: (c) =>
    path("M-26 50C-18 26-24 2-34-22L-22-20L-20-44L-8-26L2-50L12-26L26-42L24-18L38-20C26 2 18 26 28 50Z", c.main) +
    path("M-14-6L-2 2L-14 6ZM14-6L2 2L14 6Z", c.light) +
    path("M-10 22Q0 14 10 22Q0 34-10 22Z", c.deep) +
    path("M-16 40l3-10M16 40l-3-10", "none", line(2)),
  fern: (c) =>
    path("M-20 50C-14 8 0-30 26-34C44-36 46-14 32-14C24-14 22-24 30-26", "none", stroke(c.ink, 7)) +
    each([[-18, 30], [-12, 10], [-4, -8], [6, -22]], (x, y) => path(`M${x} ${y}c-16 2-26-4-30-18c16-2 28 4 30 18ZM${x} ${y}c12 6 24 4 32-6c-12-8-24-6-32 6Z`, c.main)),
  vine: (c) =>
    path("M-50 50C-40 10-20 36-8 4S10-30 26-14S44-30 48-50", "none", stroke(c.ink, 10)) +
    path("M-50 50C-40 10-20 36-8 4S10-30 26-14S44-30 48-50", "none", stroke(c.second, 5.4)) +
    each([[-34, 22, -30], [-10, 10, 160], [4, -18, -20], [30, -16, 130], [44, -36, -60]], (x, y, q) => placed(x, y, 0.44, path("M0 0C-18-12-16-34 0-44C16-34 18-12 0 0Z", c.main), q)),
  thorns: (c) =>
    ["M-56 42C-36-10-10-28 10-8S20 34-6 24S-6-34 50-46", "M-30 50C-6 40 20 46 56 10"].map(d => path(d, "none", stroke(c.ink, 9)) +
    path(d, "none", stroke(c.main, 5))).join("") +
    path("M-40 12l-13-4l11-7ZM-18-16l-8-12l12 4ZM14-6l10-9l1 13ZM8 22l13 6l-13 6ZM12-22l-10-9l13-1ZM32-38l0-13l8 10ZM2 46l-2 12l8-10ZM36 32l10 8l-13 1Z", c.deep),
} satisfies Record<string, Subject>;
