/** Small drawings of the land in ink, each as a path that stands on its foot. */
import type { Point, Random } from "./geometry";

/** Numbers of a small drawing, measured in its size. */
function pen(size: number): (parts: TemplateStringsArray, ...values: number[]) => string {
  return (parts, ...values) =>
    parts.reduce((text, part, i) => text + part + (i < values.length ? (values[i]! * size).toFixed(1) : ""), "");
}

const foot = ([x, y]: Point): string => `M${x.toFixed(1)} ${y.toFixed(1)}`;

/** A drawing that is data: what stands in braces is measured in its size. */
export function drawnFrom(at: Point, drawing: string, size: number): string {
  return foot(at) + drawing.replace(/\{([^}]+)\}/g, (_, value: string) => (Number(value) * size).toFixed(1));
}

export function hill(at: Point, size: number): string {
  const p = pen(size);
  return foot(at) + p`m${-1} 0q${0.9} ${-1.25} ${2} 0m${-0.85} ${-0.18}q${0.5} ${-0.75} ${1.25} ${0.2}`;
}

export function tree(at: Point, size: number, random: Random): string {
  const p = pen(size);
  if (random() < 0.5) {
    return (
      foot(at) +
      p`v${-0.7}m${-0.62} ${0.1}q${-0.1} ${-1.2} ${0.62} ${-1.25}q${0.75} ${0.05} ${0.62} ${1.25}q${-0.6} ${0.3} ${-1.24} 0Z`
    );
  }
  return foot(at) + p`v${-0.5}m${-0.55} 0l${0.55} ${-1.4}l${0.55} ${1.4}Z`;
}

export function tuft(at: Point, size: number): string {
  const p = pen(size);
  return foot(at) + p`q0 ${-0.7} ${-0.7} ${-1}m${0.7} ${1}v${-1.25}m0 ${1.25}q0 ${-0.7} ${0.7} ${-1}`;
}

export function peak(at: Point, size: number): string {
  const p = pen(size);
  return (
    foot(at) + p`m${-1.1} 0l${1} ${-1.7}l${1.2} ${1.7}m${-1.2} ${-1.7}l${0.1} ${0.7}l${0.3} ${0.3}l${-0.05} ${0.5}`
  );
}

/** Two lines of a ploughed field. */
export function furrow(at: Point, size: number): string {
  const p = pen(size);
  return foot(at) + p`m${-1} 0q${1} ${-0.35} ${2} 0m${-1.8} ${-0.45}q${0.8} ${-0.35} ${1.6} 0`;
}

export function wave(at: Point, size: number): string {
  return foot(at) + pen(size)`q${0.5} ${-0.6} ${1} 0t${1} 0`;
}

/** A stem with four fronds. */
export function palm(at: Point, size: number): string {
  const p = pen(size);
  return (
    foot(at) +
    p`q${0.1} ${-0.6} ${-0.05} ${-1.1}q${-0.55} ${-0.35} ${-0.85} ${0.25}m${0.85} ${-0.25}q${-0.4} ${-0.6} ${-0.75} ${-0.35}m${0.75} ${0.35}q${0.5} ${-0.35} ${0.85} ${0.25}m${-0.85} ${-0.25}q${0.4} ${-0.6} ${0.75} ${-0.35}`
  );
}

/** The ridge of a dune and its shadow. */
export function dune(at: Point, size: number): string {
  const p = pen(size);
  return (
    foot(at) +
    p`m${-1.1} 0q${0.7} ${-0.1} ${1} ${-0.55}q${0.35} ${0.5} ${1.2} ${0.55}m${-1.2} ${-0.55}q0 ${0.3} ${-0.25} ${0.5}`
  );
}

/** Stalks in shallow water. */
export function reed(at: Point, size: number): string {
  const p = pen(size);
  return (
    foot(at) +
    p`v${-1.3}m${-0.45} ${1.3}q0 ${-0.5} ${-0.2} ${-0.95}m${1.1} ${0.95}q0 ${-0.5} ${0.2} ${-0.95}m${-1.3} ${1.1}h${1.6}`
  );
}
