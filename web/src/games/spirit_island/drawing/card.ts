/** Pictures of cards in ink and wash, composed from what a card is; the same card has the same picture for ever. */
import type { Element } from "../types";
import { compose, type CardKind, type Composition, type Gesture, type Pictured, type Seen } from "./composing";
import { far, near, ridge, type Scenery } from "./landscape";
import { INK, LIGHT, mixed, paintsOf, tone } from "./paints";
import { randomOf, type Random } from "./random";
import { BARE, circle, group, line, path, short, spiral, stroke } from "./strokes";
import { SUBJECTS, type SubjectName } from "./subjects";
import { TEXTURES } from "./weather";

const ROUND = 6.283;
const ASH = "var(--art-ash)";
/** Cards of these are seen by night. */
const NIGHT: ReadonlySet<CardKind> = new Set(["major", "fear"]);
const STRONG: Readonly<Record<CardKind, 1 | 2 | 3>> = { minor: 1, unique: 2, major: 3, fear: 3, blight: 1, event: 1 };

interface Canvas extends Composition {
  id: string;
  random: Random;
  night: boolean;
  /** The middle of what is seen. */
  x: number;
  y: number;
  /** On which side of the middle it is. */
  side: -1 | 0 | 1;
  size: number;
}

function canvasOf(card: Pictured): Canvas {
  const seen = compose(card);
  const random = randomOf(card.id);
  const two = seen.beside !== null;
  const side = two ? (random() < 0.5 ? -1 : 1) : ([-1, 0, 0, 1] as const)[Math.floor(random() * 4)]!;
  const x = 100 + side * (two ? random.between(16, 22) : random.between(8, 26));
  const size = two ? random.between(0.76, 0.84) : random.between(0.8, 0.92);
  return {
    ...seen,
    id: card.id,
    random,
    night: NIGHT.has(card.kind),
    x,
    y: 96 - 50 * size - random.between(1, 6),
    side,
    size,
  };
}

function baseOf({ kind, sky }: Canvas): string {
  if (kind === "blight") return mixed(ASH, 72, tone("earth", 1));
  if (kind === "event") return "var(--art-parch)";
  return kind === "unique"
    ? `color-mix(in srgb,${tone(sky, 2)} var(--art-full),${tone(sky, 3)})`
    : tone(sky, STRONG[kind]);
}

function sky(canvas: Canvas): string {
  const { random, kind, night, sky: above, texture, x } = canvas;
  const base = baseOf(canvas);
  const band = night
    ? mixed(tone(above, 3), 70, tone(above, 2))
    : mixed(base, 66, tone(texture, kind === "unique" ? 1 : 2));
  const strokes = kind === "unique" ? tone(above, 1) : tone(texture, 2);
  return (
    `<rect x="-2" y="-2" width="204" height="104" fill="${base}"${BARE}/>` +
    path(ridge(random, random.between(34, 50), 7, 3), band, `${BARE} opacity=".75"`) +
    path(TEXTURES[texture](random, x), "none", `${stroke(strokes, 1.5)} opacity=".78"`)
  );
}

/** The sign of the kind behind the subject: a great disc, rays, or sun, moon and clouds. */
function glory({ kind, x, y, sky: above, main: { element } }: Canvas): string {
  if (kind === "unique") {
    return (
      circle(x, y, 47, mixed(tone(above, 1), 88, LIGHT), line(1.6)) +
      circle(x, y, 42, "none", `${stroke(tone(above, 3), 0.9)} stroke-dasharray="1 3"`)
    );
  }
  if (kind !== "major") return "";
  const beams = Array.from({ length: 18 }, (_, n) => {
    const end = (turn: number): string => `L${short(x + Math.cos(turn) * 190)} ${short(y + Math.sin(turn) * 190)}`;
    return `M${short(x)} ${short(y)}${end((n / 18) * ROUND)}${end((n / 18) * ROUND + 0.13)}Z`;
  });
  return (
    path(beams.join(""), tone(element, 2), `${BARE} opacity=".42"`) +
    circle(x, y, 40, tone(element, 1), `${BARE} opacity=".34"`) +
    circle(x, y, 30, tone(element, 1), `${BARE} opacity=".5"`)
  );
}

/** What stands in the sky of a minor power, on its free side. */
function high({ kind, random, elements, x }: Canvas): string {
  if (kind !== "minor" || random() >= 0.6) return "";
  const at = x + (x > 100 ? -1 : 1) * random.between(46, 70);
  if (elements.includes("moon")) return put("moon", at, 24, 0.3, paintsOf("moon", "moon", false, random));
  if (elements.includes("sun")) return circle(at, 24, 11, tone("sun", 2), line(1.6));
  return elements.includes("air") ? put("cloud", at, 24, 0.36, paintsOf("air", "air", false, random)) : "";
}

interface Hang {
  side?: 1 | -1;
  turn?: number;
  width?: number;
}
function put(
  subject: SubjectName,
  x: number,
  y: number,
  size: number,
  paints: Parameters<(typeof SUBJECTS)[SubjectName]>[0],
  { side = 1, turn = 0, width = 2.1 }: Hang = {},
): string {
  const scale = Math.round(size * 100) / 100;
  return group(
    `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale * side} ${scale})`,
    `<g stroke-width="${short(width / size)}">${SUBJECTS[subject](paints)}</g>`,
  );
}

const SIDES = [-1, 1] as const;
const arrows = (x: number, y: number, reach: number, way: 1 | -1): string =>
  SIDES.flatMap((side) =>
    [0, 1].map(
      (n) =>
        `M${short(x + side * (reach + n * 11))} ${short(y - 12 + n * 4)}l${9 * side * way} ${10 - n * 2}l${-9 * side * way} ${10 - n * 2}`,
    ),
  ).join("");

/** What the card does, as strokes round its subject. */
const GESTURES: Readonly<Record<Gesture, (canvas: Canvas) => string>> = {
  strike: ({ random, x, y }) =>
    Array.from({ length: 8 }, (_, n) => {
      const turn = ((n + random.between(-0.15, 0.15)) / 8) * ROUND;
      return `M${short(x + Math.cos(turn) * 50)} ${short(y + Math.sin(turn) * 41)}L${short(x + Math.cos(turn) * 60)} ${short(y + Math.sin(turn) * 49)}`;
    }).join(""),
  push: ({ x, y }) => arrows(x, y, 48, 1),
  gather: ({ x, y }) => arrows(x, y, 60, -1),
  grow: () => "",
  guard: () => "",
  none: () => "",
};

function gesture(canvas: Canvas): string {
  const {
    kind,
    night,
    gesture: made,
    main: { element },
    sky: above,
    x,
    y,
  } = canvas;
  const colour = night ? tone(element, 1) : kind === "unique" ? tone(above, 3) : tone(element, 2);
  const inked = `${stroke(colour, 2.6)} opacity=".85"`;
  if (made === "grow")
    return SIDES.map((side) =>
      path(
        spiral(7, 1.5),
        "none",
        ` transform="translate(${short(x + side * 62)} ${short(y - 6)}) scale(${side} 1)"${inked}`,
      ),
    ).join("");
  if (made === "guard") {
    const stone = (at: number, high: number): string => `M${short(at - 6)} 96l2-${high}q4-5 9 0l2 ${high}Z`;
    return path(
      SIDES.flatMap((side) => [stone(x + side * 46, 22), stone(x + side * 60, 15)]).join(""),
      "var(--mountain)",
      line(1.7),
    );
  }
  const strokes = GESTURES[made](canvas);
  return strokes ? path(strokes, "none", inked) : "";
}

function watching({ kind, night, random, x, main: { element } }: Canvas): string {
  const colour = night ? tone("sun", 2) : tone(element, 3);
  return Array.from({ length: kind === "fear" ? 5 : 2 }, () => {
    // Beside the subject, on either side.
    const room = random() < (x - 46) / 108 ? random.between(10, x - 46) : random.between(x + 46, 190);
    const [y, size] = [random.between(kind === "fear" ? 20 : 46, 76), random.between(0.7, 1.1)];
    return group(
      `translate(${short(room)} ${short(y)}) scale(${short(size)})`,
      path("M-9-2L-2 1Q-6 5-9-2ZM9-2L2 1Q6 5 9-2Z", colour, BARE),
    );
  }).join("");
}

/** What is loose may lean, what stands stands. */
const LOOSE = /wasps|flies|locusts|rain|stars|song|whirl|spores|burst|prism|claws|meteors/;

function subjects({ id, random, night, main, beside, elements, x, y, side, size }: Canvas): string {
  const other = elements.find((one) => one !== main.element) ?? main.element;
  const paints = (seen: Seen, second: Element, part: string): ReturnType<typeof paintsOf> =>
    paintsOf(seen.element, second, night, randomOf(`${id}/${part}`));
  const flip = (): 1 | -1 => (random() < 0.5 ? -1 : 1);
  let small = "";
  if (beside) {
    const scale = random.between(0.5, 0.58);
    small = put(
      beside.subject,
      x - side * random.between(58, 68),
      94 - 50 * scale - random.between(0, 10),
      scale,
      paints(beside, main.element, "beside"),
      { side: flip(), width: 1.9 },
    );
  }
  const lean = LOOSE.test(main.subject) ? 14 : 3;
  return (
    small +
    put(main.subject, x, y, size, paints(main, other, "main"), {
      side: flip(),
      turn: random.between(-lean, lean),
      width: 2.3,
    })
  );
}

function hour({ kind, night, sky: above }: Canvas): (colour: string) => string {
  if (night) return (colour) => mixed(colour, 62, tone(above, 3));
  return kind === "blight" ? (colour) => mixed(colour, 42, ASH) : (colour) => colour;
}

function draw(card: Pictured): string {
  const canvas = canvasOf(card);
  const { random, ground } = canvas;
  const scenery: Scenery = {
    ground,
    random,
    horizon: random.between(58, 72),
    lit: hour(canvas),
    sky: tone(canvas.sky, 2),
  };
  return (
    `<g stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">` +
    sky(canvas) +
    glory(canvas) +
    high(canvas) +
    `<g stroke-width="1.8">${far(scenery)}</g>` +
    (canvas.watched ? watching(canvas) : "") +
    `<g stroke-width="1.8">${near(scenery)}</g>` +
    gesture(canvas) +
    subjects(canvas) +
    "</g>"
  );
}

const drawn = new Map<string, string>();

/** The inside of a picture of 200 by 100. */
export function cardArt(card: Pictured): string {
  let picture = drawn.get(card.id);
  if (picture === undefined) drawn.set(card.id, (picture = draw(card)));
  return picture;
}
