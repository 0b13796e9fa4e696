/** Earth and stone. */
import type { Subject } from "../paints";
import { line, path, spiral, stroke } from "../strokes";

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
} satisfies Record<string, Subject>;
