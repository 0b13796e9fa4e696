/** What each spirit is painted as: elements of sky, texture and accent, its land, what is seen of it, and the sign it is known by. */
import type { Element } from "../types";
import type { SubjectName } from "./subjects";

export type Ground = "jungle" | "mountain" | "sands" | "wetland" | "coast" | "hills" | "fields" | "sky";
/** Where it is in a picture of 320 by 200, how large, and in the colour of which element. */
export type Figure = readonly [subject: SubjectName, x: number, y: number, scale: number, element: Element];

export interface Likeness {
  elements: readonly [sky: Element, texture: Element, accent: Element];
  ground: Ground;
  night?: true;
  main: Figure;
  /** Those behind it. */
  behind: readonly Figure[];
  sign: readonly [subject: SubjectName, element: Element];
}

export const LIKENESSES: Readonly<Record<string, Likeness>> = {
  lightnings_swift_strike: {
    elements: ["air", "water", "fire"],
    ground: "sands",
    night: true,
    main: ["bolts", 176, 98, 1.5, "sun"],
    behind: [
      ["storm", 92, 62, 1, "air"],
      ["birds", 262, 60, 0.62, "air"],
    ],
    sign: ["bolt", "sun"],
  },
  river_surges_in_sunlight: {
    elements: ["sun", "sun", "water"],
    ground: "wetland",
    main: ["river", 170, 118, 1.5, "water"],
    behind: [
      ["sun", 82, 66, 0.84, "sun"],
      ["huts", 264, 122, 0.6, "animal"],
    ],
    sign: ["wave", "water"],
  },
  shadows_flicker_like_flame: {
    elements: ["moon", "air", "fire"],
    ground: "jungle",
    night: true,
    main: ["shade", 176, 108, 1.52, "moon"],
    behind: [
      ["flames", 92, 132, 0.92, "fire"],
      ["moon", 268, 50, 0.6, "moon"],
    ],
    sign: ["shade", "fire"],
  },
  vital_strength_of_the_earth: {
    elements: ["plant", "earth", "earth"],
    ground: "mountain",
    main: ["stones", 172, 112, 1.5, "earth"],
    behind: [
      ["peak", 74, 94, 1.1, "earth"],
      ["tree", 268, 112, 0.86, "plant"],
    ],
    sign: ["stones", "earth"],
  },
  thunderspeaker: {
    elements: ["animal", "air", "sun"],
    ground: "sands",
    main: ["drum", 178, 116, 1.3, "fire"],
    behind: [
      ["spears", 84, 112, 1.02, "animal"],
      ["storm", 252, 62, 0.9, "air"],
    ],
    sign: ["drum", "fire"],
  },
  a_spread_of_rampant_green: {
    elements: ["plant", "water", "plant"],
    ground: "jungle",
    main: ["fern", 170, 106, 1.55, "plant"],
    behind: [
      ["vine", 80, 112, 1.1, "plant"],
      ["vinehouse", 264, 122, 0.72, "plant"],
    ],
    sign: ["fern", "plant"],
  },
  oceans_hungry_grasp: {
    elements: ["moon", "water", "water"],
    ground: "coast",
    night: true,
    main: ["handwave", 172, 106, 1.6, "water"],
    behind: [
      ["ship", 72, 104, 0.84, "earth"],
      ["moon", 266, 50, 0.6, "moon"],
    ],
    sign: ["handwave", "water"],
  },
  bringer_of_dreams_and_nightmares: {
    elements: ["moon", "moon", "air"],
    ground: "hills",
    night: true,
    main: ["nightmare", 176, 106, 1.5, "moon"],
    behind: [
      ["sleep", 70, 104, 0.8, "air"],
      ["moon", 262, 50, 0.6, "moon"],
    ],
    sign: ["sleep", "moon"],
  },
  keeper_of_the_forbidden_wilds: {
    elements: ["plant", "plant", "sun"],
    ground: "jungle",
    main: ["treeface", 172, 104, 1.6, "plant"],
    behind: [
      ["thorns", 80, 120, 1, "plant"],
      ["sun", 262, 54, 0.52, "sun"],
    ],
    sign: ["treeface", "plant"],
  },
  sharp_fangs_behind_the_leaves: {
    elements: ["plant", "plant", "animal"],
    ground: "jungle",
    night: true,
    main: ["cat", 174, 104, 1.46, "animal"],
    behind: [
      ["fern", 82, 112, 1.1, "plant"],
      ["fern", 268, 112, 1.02, "plant"],
    ],
    sign: ["cat", "animal"],
  },
  stones_unyielding_defiance: {
    elements: ["earth", "earth", "earth"],
    ground: "mountain",
    main: ["boulder", 172, 110, 1.5, "earth"],
    behind: [
      ["peak", 76, 92, 1.14, "earth"],
      ["brokensword", 270, 120, 0.7, "moon"],
    ],
    sign: ["boulder", "earth"],
  },
  shifting_memory_of_ages: {
    elements: ["moon", "earth", "air"],
    ground: "hills",
    main: ["dial", 172, 98, 1.34, "moon"],
    behind: [
      ["totem", 74, 112, 0.96, "earth"],
      ["prism", 268, 104, 0.74, "air"],
    ],
    sign: ["dial", "moon"],
  },
  grinning_trickster_stirs_up_trouble: {
    elements: ["fire", "air", "fire"],
    ground: "fields",
    main: ["mask", 176, 100, 1.46, "fire"],
    behind: [
      ["house", 78, 116, 0.8, "sun"],
      ["mob", 266, 122, 0.78, "fire"],
    ],
    sign: ["mask", "fire"],
  },
  lure_of_the_deep_wilderness: {
    elements: ["plant", "moon", "air"],
    ground: "jungle",
    night: true,
    main: ["trail", 172, 116, 1.42, "air"],
    behind: [
      ["grove", 74, 100, 1.12, "plant"],
      ["grove", 270, 102, 1.04, "plant"],
      ["hat", 172, 150, 0.42, "animal"],
    ],
    sign: ["trail", "plant"],
  },
  many_minds_move_as_one: {
    elements: ["air", "animal", "animal"],
    ground: "hills",
    main: ["birds", 172, 88, 1.5, "animal"],
    behind: [
      ["skein", 86, 64, 1, "air"],
      ["locusts", 262, 108, 0.9, "animal"],
    ],
    sign: ["birds", "animal"],
  },
  volcano_looming_high: {
    elements: ["fire", "fire", "fire"],
    ground: "mountain",
    night: true,
    main: ["volcano", 172, 102, 1.66, "fire"],
    behind: [
      ["ash", 76, 78, 0.9, "earth"],
      ["meteors", 266, 92, 0.76, "fire"],
    ],
    sign: ["volcano", "fire"],
  },
  shroud_of_silent_mist: {
    elements: ["water", "water", "air"],
    ground: "wetland",
    main: ["cloak", 172, 106, 1.5, "air"],
    behind: [
      ["mist", 76, 112, 1.2, "water"],
      ["mist", 272, 104, 1.14, "air"],
    ],
    sign: ["mist", "air"],
  },
  vengeance_as_a_burning_plague: {
    elements: ["fire", "fire", "animal"],
    ground: "sands",
    night: true,
    main: ["spores", 174, 98, 1.4, "fire"],
    behind: [
      ["rats", 80, 122, 0.94, "animal"],
      ["flames", 268, 118, 0.82, "fire"],
    ],
    sign: ["spores", "fire"],
  },
  starlight_seeks_its_form: {
    elements: ["moon", "moon", "air"],
    ground: "sky",
    night: true,
    main: ["starman", 172, 102, 1.5, "moon"],
    behind: [
      ["starspiral", 80, 76, 0.94, "sun"],
      ["stars", 266, 72, 0.96, "air"],
    ],
    sign: ["starspiral", "moon"],
  },
  fractured_days_split_the_sky: {
    elements: ["air", "sun", "sun"],
    ground: "sky",
    main: ["hourglass", 172, 98, 1.4, "sun"],
    behind: [
      ["arcs", 82, 104, 1.06, "moon"],
      ["twinsun", 264, 72, 0.94, "sun"],
    ],
    sign: ["hourglass", "sun"],
  },
};
