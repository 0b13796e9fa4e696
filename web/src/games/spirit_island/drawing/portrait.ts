/** Spirits in ink and wash, made of a few lines about each: a landscape with the spirit in it, and a round sign. */
import type { Element } from "../types";
import { marks, PIGMENT, wave } from "./ground";
import { LIKENESSES, type Figure, type Likeness } from "./likenesses";
import { INK, LIGHT, mixed, paintsOf, tone } from "./paints";
import { randomOf, type Random } from "./random";
import { BARE, circle, group, path, short, stroke } from "./strokes";
import { SUBJECTS } from "./subjects";

const ROUND = 6.283;
const inked = (inside: string): string =>
  `<g stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`;
const drawn = (width: number, inside: string): string => `<g stroke-width="${width}">${inside}</g>`;

interface Canvas {
  id: string;
  random: Random;
  likeness: Likeness;
  night: boolean;
}

function figure(
  { id, night }: Canvas,
  [subject, x, y, scale, element]: Figure,
  beside: Element,
  width: number,
): string {
  const paints = paintsOf(element, beside, night, randomOf(id + subject));
  const inside = `<g stroke-width="${short(width / scale)}">${SUBJECTS[subject](paints)}</g>`;
  return group(`translate(${short(x)} ${short(y)}) scale(${scale})`, inside);
}

function sky({
  random,
  likeness: {
    elements: [above, texture, accent],
  },
  night,
}: Canvas): string {
  const colour = tone(above, night ? 3 : 1);
  const band = (n: 0 | 1, y: number, other: Element): string =>
    path(wave(random, y, 16), mixed(colour, night ? 74 - n * 22 : 62 - n * 18, tone(other, 2)), `${BARE} opacity=".8"`);
  return `<rect x="-4" y="-4" width="328" height="208" fill="${colour}"${BARE}/>${band(0, 70, texture)}${band(1, 108, accent)}`;
}

/** The one ornament: a disc behind the spirit, with rays round it. */
function glory({
  likeness: {
    main: [, x, y, , element],
  },
  night,
}: Canvas): string {
  const beams = Array.from({ length: 24 }, (_, n) => {
    const [from, to] = [(n / 24) * ROUND, (n / 24) * ROUND + 0.12];
    const end = (turn: number): string => `L${short(x + Math.cos(turn) * 300)} ${short(y + Math.sin(turn) * 300)}`;
    return `M${x} ${y}${end(from)}${end(to)}Z`;
  });
  return (
    path(beams.join(""), tone(element, night ? 2 : 1), `${BARE} opacity="${night ? 0.3 : 0.6}"`) +
    circle(x, y - 4, 84, tone(element, 1), `${BARE} opacity="${night ? 0.3 : 0.7}"`) +
    circle(x, y - 4, 76, "none", `${stroke(tone(element, night ? 1 : 3), 1.4)} stroke-dasharray="2 5"`)
  );
}

/** Stars by night, breezes by day. */
function weather({
  random,
  likeness: {
    elements: [, texture],
  },
  night,
}: Canvas): string {
  const strokes = Array.from({ length: 22 }, () => {
    const [x, y, size] = [short(random.between(4, 316)), random.between(4, 92), random.between(2, 5)];
    if (night) return `M${x} ${short(y - size)}v${short(size * 2)}m${short(-size)} ${short(-size)}h${short(size * 2)}`;
    return `M${x} ${short(y)}q${short(size * 1.5)}-5 ${short(size * 3)} 0t${short(size * 3)} 0`;
  });
  return path(strokes.join(""), "none", `${stroke(tone(texture, night ? 1 : 2), 1.8)} opacity=".7"`);
}

function land(canvas: Canvas): string {
  const { random, night, likeness } = canvas;
  const [above, , accent] = likeness.elements;
  const pigment = (name: string): string => (night ? mixed(`var(--${name})`, 58, tone(above, 3)) : `var(--${name})`);
  const [wash, edge] = [pigment(PIGMENT[likeness.ground]), pigment(`${PIGMENT[likeness.ground]}-edge`)];
  const isFar = ([, , y, scale]: Figure): boolean => scale >= 0.8 || y < 90;
  const far = likeness.behind.filter(isFar).map((one) => figure(canvas, one, accent, 2.2));
  const near = likeness.behind
    .filter((one) => !isFar(one))
    .map(([subject, x, y, ...rest]) => figure(canvas, [subject, x, y + 26, ...rest], accent, 2.2));
  return [
    drawn(2.2, path(wave(random, 140, 14), mixed(wash, 60, tone(above, 2)))),
    ...far,
    drawn(2.2, path(wave(random, 164, 10), wash)),
    ...near,
    path(marks(random, likeness.ground), "none", stroke(edge, 2)),
  ].join("");
}

function spirit(canvas: Canvas): string {
  const {
    main,
    elements: [, texture, accent],
    ground,
  } = canvas.likeness;
  const [subject, x, y, scale, element] = main;
  return figure(
    canvas,
    [subject, x, y + (ground === "sky" ? 0 : 6), scale, element],
    texture === element ? accent : texture,
    3,
  );
}

function canvasOf(id: string): Canvas | null {
  const likeness = LIKENESSES[id];
  return likeness ? { id, likeness, random: randomOf(id), night: likeness.night ?? false } : null;
}

/** Everything inside a picture of 320 by 200; a spirit that nobody has painted has none. */
export function portrait(id: string): string {
  const canvas = canvasOf(id);
  return canvas ? inked([sky, glory, weather, land, spirit].map((paint) => paint(canvas)).join("")) : "";
}

/** Everything inside a round sign of 64 by 64. */
export function sign(id: string): string {
  const canvas = canvasOf(id);
  if (!canvas) return "";
  const {
    elements: [above, , accent],
    sign: [subject, element],
  } = canvas.likeness;
  return inked(
    circle(32, 32, 30.6, tone(above, canvas.night ? 3 : 1), ' stroke-width="2.4"') +
      circle(32, 32, 27.4, "none", stroke(LIGHT, 1.3)) +
      figure(canvas, [subject, 32, 32, 0.42, element], accent, 1.9),
  );
}
