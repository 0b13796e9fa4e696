/** Water. */
import type { Subject } from "../paints";
import { line, path, stroke } from "../strokes";

export const WATER = {
  wave: (c) =>
    path("M-56 50C-50 8-30-30 4-38C30-42 46-22 38-6C33 4 20 4 18-6C17-12 22-15 25-12C22-24 4-22-4-6C-12 14 6 36 56 42V50Z", c.main) +
    path("M-38 42C-32 14-20-10 0-22M-24 46C-20 26-14 10-6 0M-8 48C-8 38-6 30-4 24", "none", stroke(c.light, 3)),
  river: (c) =>
    path("M-14-50C22-36-36-18-8-4C26 10-48 24-40 50H26C0 30 54 12 26-8C4-22 34-34 4-50Z", c.main) +
    path("M-4-40C10-30-12-20 2-10M-2 8C14 18-22 30-18 44M14 12C22 22-2 32 4 44", "none", stroke(c.light, 2.6)),
  ship: (c) =>
    path("M-46 22H46C40 42 26 50 0 50S-40 42-46 22Z", c.second) +
    path("M-2 22V-48", "none", line(4)) +
    path("M2-44C26-36 34-18 32 12H2ZM-6-36C-24-26-32-10-32 12H-6Z", c.light) +
    path("M-2-48L16-52", "none", stroke(c.main, 5)),
} satisfies Record<string, Subject>;
