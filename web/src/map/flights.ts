/** Travelling pieces: when each starts, when the last has landed, which way it goes. */
import type { Point } from "../lib/geometry";

/** One starts so many milliseconds after the other. */
export const BETWEEN = 40;

export type UnderWay<Flight> = Flight & { key: number; delay: number };

export interface Frame {
  [property: string]: string | number;
  transform: string;
  opacity: number;
}

export function underWay<Flight extends object>(
  started: readonly Flight[],
  first: number,
  between: number,
): UnderWay<Flight>[] {
  return started.map((flight, n) => ({ ...flight, key: first + n, delay: n * between }));
}

/** After so long so many flights have ended. */
export const landed = (flights: number, travel: number, between: number): number => travel + (flights - 1) * between;

export function framesOf(way: readonly Point[], leaves: boolean): Frame[] {
  return way.map(([x, y], n) => ({
    transform: `translate(${x}px, ${y}px)`,
    opacity: leaves && n === way.length - 1 ? 0 : 1,
  }));
}
