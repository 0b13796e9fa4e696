/**
 * How each territory is recognised: its wash, the small marks strewn over it, and one larger drawing of its own, about
 * 116 wide and 88 high around the origin. All of it is data: Python draws the same for notebooks and films.
 */
import type { Point, Random } from "../../lib/geometry";
import { drawnFrom, furrow, hill, peak, tree, tuft, wave } from "../../lib/terrain";
import drawings from "./motifs.json";

type Mark = (at: Point, size: number, random: Random) => string;

/** A drawing in ink and wash. */
export interface Motif {
  /** A wash of the tokens; "-edge" is its ink. */
  colour: string;
  mark: Mark;
  /** Flat colours under the ink: a token and a path. */
  washes: readonly (readonly [string, string])[];
  ink: string;
}

const TERRAIN: Readonly<Record<string, Mark>> = { furrow, hill, peak, tree, tuft, wave };
const OWN: Readonly<Record<string, string>> = drawings.marks;

const markOf = (name: string): Mark => TERRAIN[name] ?? ((at, size) => drawnFrom(at, OWN[name] ?? "", size));

export const MOTIFS: Readonly<Record<string, Motif>> = Object.fromEntries(
  Object.entries(drawings.motifs).map(([id, { colour, mark, washes, ink }]) => [
    id,
    { colour, mark: markOf(mark), washes: washes.map(([wash = "", path = ""]) => [wash, path] as const), ink },
  ]),
);

export const motifOf = (territory: string): Motif => MOTIFS[territory] ?? MOTIFS["plains"]!;
