/** Gifts: two open hands and what lies in them. */
import type { Subject } from "../paints";
import { BOLT, flame, leaf, offered } from "../parts";
import { circle, line, path, placed, rays, star } from "../strokes";
import { ANIMALS } from "./animals";
import { PLANTS } from "./plants";
import { WATER } from "./water";
import { THINGS } from "./things";
import { EARTH } from "./earth";
import { SKY } from "./sky";

export const GIFTS = {
  giftstar: (c) => offered(c, placed(0, -12, 0.6, path(star(48, 13, 4), c.main) + circle(0, 0, 8, c.light))),
  giftbolt: (c) => offered(c, placed(0, -12, 0.66, path(BOLT, c.main))),
  giftsun: (c) => offered(c, placed(0, -12, 0.62, path(rays(32, 48, 10), "none", line(5)) + circle(0, 0, 26, c.main))),
  giftleaf: (c) => offered(c, placed(0, -10, 0.62, leaf(c))),
  giftwave: (c) => offered(c, placed(0, -8, 0.62, WATER.wave(c))),
  giftstone: (c) => offered(c, placed(0, -10, 0.56, EARTH.totem(c))),
  giftfern: (c) => offered(c, placed(2, -12, 0.66, PLANTS.fern(c))),
  giftbugs: (c) => offered(c, placed(0, -16, 0.62, ANIMALS.wasps(c))),
  giftflame: (c) => offered(c, placed(0, -10, 0.62, flame(c.main, c.light))),
  giftspiral: (c) => offered(c, placed(0, -12, 0.62, WATER.whirl(c))),
  giftmind: (c) => offered(c, placed(0, -12, 0.6, THINGS.dial(c))),
  giftshape: (c) => offered(c, placed(0, -12, 0.62, SKY.starspiral(c))),
} satisfies Record<string, Subject>;
