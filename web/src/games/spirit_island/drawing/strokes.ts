/** Lines and washes as SVG text. Nothing here comes from outside, so nothing needs to be made harmless. */
import type { Random } from "./random";

const ROUND = 6.283;

export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** What a shape has beside its fill: no line, a line of this width, a line of this colour. */
export const BARE = ' stroke="none"';
export const line = (width: number): string => ` stroke-width="${width}"`;
export const stroke = (colour: string, width: number): string => ` stroke="${colour}" stroke-width="${width}"`;

export const path = (d: string, fill = "none", more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const circle = (x: number, y: number, r: number, fill = "none", more = ""): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill = "none", more = ""): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more}/>`;
export const group = (transform: string, inside: string): string => `<g transform="${transform}">${inside}</g>`;

/** Something smaller or larger at a place, turned by degrees, seen from the other side if so wished. */
export function placed(x: number, y: number, scale: number, inside: string, turn = 0, side: 1 | -1 = 1): string {
  const size = Math.round(scale * 100) / 100;
  return group(
    `translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ""} scale(${side === 1 ? size : `${-size} ${size}`})`,
    inside,
  );
}

type Spot = readonly [x: number, y: number, more?: number];

/** The same thing at several places; the third number of a place is what it needs beside it. */
export const each = (spots: readonly Spot[], draw: (x: number, y: number, more: number, n: number) => string): string =>
  spots.map(([x, y, more = 1], n) => draw(x, y, more, n)).join("");

const joined = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${short(x)} ${short(y)}`).join("");

/** A soft closed shape. */
export function blob(random: Random, rx: number, ry: number, corners: number, unrest: number): string {
  const points = Array.from({ length: corners }, (_, n) => {
    const [turn, reach] = [(n / corners) * ROUND, 1 + random.between(-unrest, unrest)];
    return [Math.cos(turn) * rx * reach, Math.sin(turn) * ry * reach] as const;
  });
  const middle = (n: number): string => {
    const [a, b] = [points[n % corners]!, points[(n + 1) % corners]!];
    return `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(corners - 1)}${points.map(([x, y], n) => `Q${short(x)} ${short(y)} ${middle(n)}`).join("")}Z`;
}

export function spiral(reach: number, turns: number): string {
  const whole = turns * ROUND;
  const points = Array.from({ length: Math.floor(whole / 0.35) + 1 }, (_, n) => {
    const turn = n * 0.35;
    return [Math.cos(turn) * reach * (turn / whole), Math.sin(turn) * reach * (turn / whole)] as const;
  });
  return joined(points);
}

/** Turned by so much. */
export function star(outer: number, inner: number, points: number, turned = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const [turn, reach] = [(n / points) * (ROUND / 2) - ROUND / 4 + turned, n % 2 ? inner : outer];
    return [Math.cos(turn) * reach, Math.sin(turn) * reach] as const;
  });
  return `${joined(corners)}Z`;
}

export function rays(inner: number, outer: number, number: number): string {
  return Array.from({ length: number }, (_, n) => {
    const [x, y] = [Math.cos((n / number) * ROUND), Math.sin((n / number) * ROUND)];
    return joined([
      [x * inner, y * inner],
      [x * outer, y * outer],
    ]);
  }).join("");
}
