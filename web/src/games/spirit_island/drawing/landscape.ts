/** The land of a card, far and near, in a picture of 200 by 100. */
import { marksOf, PIGMENT } from "./ground";
import type { Ground } from "./likenesses";
import { LIGHT, mixed, tone } from "./paints";
import type { Random } from "./random";
import { blob, ellipse, path, short } from "./strokes";

export interface Scenery {
  ground: Ground;
  /** Where sky and land meet. */
  horizon: number;
  random: Random;
  /** What the hour does to a colour. */
  lit: (colour: string) => string;
  /** The colour of the sky. */
  sky: string;
}

const whole = (random: Random, least: number, most: number): number => Math.floor(random.between(least, most + 1));

/** Everything below a soft line. */
export function ridge(random: Random, y: number, height: number, crests: number): string {
  const at = (n: number): string => short(-4 + (n / crests) * 208);
  const bent = Array.from(
    { length: crests },
    (_, n) =>
      `Q${at(n + 0.5)} ${short(y + random.between(-height, height) - height * 0.4)} ${at(n + 1)} ${short(y + random.between(-height, height))}`,
  );
  return `M-4 ${short(y + random.between(-height, height))}${bent.join("")}V104H-4Z`;
}

/** Everything below a jagged line. */
function peaks(random: Random, y: number, height: number, number: number): string {
  const step = 212 / number;
  const tops = Array.from({ length: number }, (_, n) => {
    const x = -6 + n * step;
    return `L${short(x + step * random.between(0.38, 0.6))} ${short(y - height * random.between(0.55, 1.1))}L${short(x + step)} ${short(y - height * random.between(-0.05, 0.25))}`;
  });
  return `M-6 ${y}${tops.join("")}V104H-6Z`;
}

const colourOf = (ground: Ground): string => `var(--${PIGMENT[ground]})`;

function sea({ random, horizon, lit }: Scenery): string {
  const waves = Array.from(
    { length: 5 },
    (_, n) => `M${short(random.between(0, 150))} ${short(horizon + 5 + n * 5)}q6-4 12 0t12 0`,
  ).join("");
  return (
    path(`M-4 ${short(horizon)}H204V104H-4Z`, lit(mixed(tone("water", 2), 70, tone("water", 1)))) +
    path(waves, "none", ` stroke="${LIGHT}" stroke-width="1.6" opacity=".8"`)
  );
}

const trees = ({ random, horizon, lit }: Scenery): string =>
  Array.from({ length: whole(random, 4, 7) }, () =>
    path(
      blob(random, random.between(9, 16), random.between(7, 12), 7, 0.14),
      lit(mixed("var(--jungle-edge)", 46, "var(--jungle)")),
      ` transform="translate(${short(random.between(0, 200))} ${short(horizon - 2)})"`,
    ),
  ).join("");

export function far(scenery: Scenery): string {
  const { ground, random, horizon, lit, sky } = scenery;
  const distant = lit(mixed(sky, 52, colourOf(ground)));
  if (ground === "coast") return sea(scenery);
  if (ground === "sky")
    return path(ridge(random, 92, 4, 3), distant) + path(ridge(random, 99, 4, 3), lit(colourOf(ground)));
  if (ground === "mountain")
    return path(peaks(random, Math.round(horizon) + 2, random.between(26, 44), whole(random, 3, 5)), distant);
  return (
    path(ridge(random, horizon - random.between(2, 9), random.between(4, 9), whole(random, 2, 4)), distant) +
    (ground === "jungle" ? trees(scenery) : "")
  );
}

export function near({ ground, random, horizon, lit }: Scenery): string {
  const edge = lit(`var(--${PIGMENT[ground]}-edge)`);
  const shore = (): string =>
    `M-4 104V${short(horizon + 26)}C40 ${short(horizon + 14)} ${whole(random, 60, 120)} ${short(horizon + 34)} 204 ${short(horizon + random.between(12, 30))}V104Z`;
  const soil =
    ground === "coast"
      ? path(shore(), lit("var(--sands)"))
      : path(ridge(random, ground === "sky" ? 98 : horizon + 13, 5, 3), lit(colourOf(ground)));
  const pools = (): string =>
    [0, 1]
      .map(() =>
        ellipse(
          random.between(20, 180),
          random.between(horizon + 20, 96),
          random.between(16, 30),
          random.between(2.4, 4),
          lit(tone("water", 1)),
          ' stroke-width="1.2"',
        ),
      )
      .join("");
  const marks = marksOf(random, ground, {
    number: whole(random, 5, 8),
    x: [4, 196],
    y: [horizon + 22, 98],
    scale: 0.65,
  });
  return soil + (ground === "wetland" ? pools() : "") + path(marks, "none", ` stroke="${edge}" stroke-width="1.7"`);
}
