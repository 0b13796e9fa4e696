/** What will be seen on a card, read from what the card is: its kind, elements, target, and what it does. */
import { ELEMENTS, type Element, type PrintedPower } from "../types";
import type { Ground } from "./likenesses";
import { PICTURES } from "./pictures";
import { randomOf, type Random } from "./random";
import { SUBJECTS, type SubjectName } from "./subjects";

export type CardKind = "minor" | "major" | "unique" | "fear" | "blight" | "event";
export type Gesture = "strike" | "guard" | "gather" | "push" | "grow" | "none";

/** As much of a card as its picture shows. */
export interface Pictured {
  id: string;
  kind: CardKind;
  elements?: readonly Element[];
  /** Terrains and the like of its target and its range. */
  places?: readonly string[];
  /** Whom it is for: a land, or somebody. */
  aims?: PrintedPower["target"]["kind"];
  /** What it does, as it is written in the data. */
  says?: string;
}

export interface Seen {
  subject: SubjectName;
  element: Element;
}

export interface Composition {
  kind: CardKind;
  main: Seen;
  beside: Seen | null;
  sky: Element;
  texture: Element;
  ground: Ground;
  gesture: Gesture;
  /** Eyes that watch from afar. */
  watched: boolean;
  /** All elements, for what stands in the sky. */
  elements: readonly Element[];
}

/** What a card shows that is not in the list: the first of these words that it says. */
const BY_WORD: readonly (readonly [word: string, subject: SubjectName])[] = [
  ["destroy_board", "void"],
  ["isolate", "lone"],
  ["add_presence", "totem"],
  ["strife", "clash"],
  ["disease", "spores"],
  ["badlands", "shards"],
  ["wilds", "fern"],
  ["beasts", "wolf"],
  ["remove(1, blight", "tend"],
  ["gather(", "whirl"],
  ["push(", "gust"],
  ["defend(", "stones"],
  ["skip(", "sleep"],
  ["destroy(", "claws"],
  ["damage", "bolts"],
  ["fear(", "eyes"],
  ["energy(", "giftstar"],
  ["power(", "gate"],
  ["repeat", "knot"],
];

/** The element whose colour a subject wears, by what it is. */
const NATURES: readonly (readonly [element: Element, subjects: RegExp])[] = [
  ["fire", /flame|fire|bolt|talon|volcano|lava|ember|pillar|comet|meteor|burst|mob|log/],
  ["water", /wave|river|fish|rain|drop|whirl|current|rapid|tear|fin|tentacle|loops|shell|canoe|ship|ooze|crab/],
  [
    "plant",
    /tree|leaf|vine|fern|sprout|grove|root|thorn|flower|bloom|lips|wheat|flytrap|blades|stump|fruit|seed|mushroom/,
  ],
  ["earth", /stone|peak|crack|quake|dry|swallow|boulder|shard|cairn|wall|totem|plow|gate/],
  ["sun", /sun|wings|coin|hour|dial|arcs|fan/],
  ["moon", /moon|ghost|sleep|dream|star|shade|eyes|night|skull|bones|cloak|void|eclipse|owl|pall|cycle/],
  ["air", /gust|mist|cloud|bird|bat|wing|voice|song|skein|horn|tornado|storm|breath|scream|fade/],
  [
    "animal",
    /ants|wasp|fl(y|ies)|spider|cat|panther|bear|wolf|maw|fang|claw|serpent|bull|stag|moth|beetle|grub|locust|rat|paw|hand|pact|heart|hut|spear|guard|drum|faces|mask/,
  ],
];

/** Cards without elements have those of their kind. */
const OF_KIND: Partial<Record<CardKind, readonly Element[]>> = {
  fear: ["moon", "air"],
  blight: ["earth", "fire"],
  event: ["sun", "earth"],
};
const GROUNDS: Partial<Record<CardKind, readonly Ground[]>> = {
  fear: ["jungle", "hills", "mountain", "wetland"],
  blight: ["sands", "mountain", "hills"],
  event: ["coast", "fields", "hills", "jungle"],
};
const HOME: Readonly<Record<Element, Ground>> = {
  plant: "jungle",
  earth: "mountain",
  sun: "sands",
  fire: "sands",
  water: "wetland",
  moon: "hills",
  air: "sky",
  animal: "jungle",
};
const TERRAINS = ["jungle", "mountain", "sands", "wetland"] as const;
const AT_SEA = /wave|ship|shell|crab|fin|loops|tentacle|canoe/;
const IN_THE_SKY = /star|void|comet|eclipse|moon|arcs|twinsun/;
const GESTURES: readonly (readonly [gesture: Gesture, words: readonly string[]])[] = [
  ["strike", ["damage", "destroy("]],
  ["guard", ["defend("]],
  ["gather", ["gather("]],
  ["push", ["push("]],
  ["grow", ["add_presence", "power(", "energy("]],
];

const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const isSubject = (name: string | undefined): name is SubjectName => name !== undefined && name in SUBJECTS;
const isElement = (name: string | undefined): name is Element =>
  (ELEMENTS as readonly (string | undefined)[]).includes(name);

interface Wanted {
  subject: SubjectName;
  element: Element | null;
}

/** What is to be seen: as the list has it, else by what the card says. */
function wantedOf({ id, says = "" }: Pictured): Wanted[] {
  const listed = (PICTURES[id] ?? "").split("+").flatMap((word): Wanted[] => {
    const [subject, element] = word.split(":");
    return isSubject(subject) ? [{ subject, element: isElement(element) ? element : null }] : [];
  });
  return listed.length > 0
    ? listed
    : [{ subject: BY_WORD.find(([word]) => says.includes(word))?.[1] ?? "star", element: null }];
}

const natureOf = (subject: SubjectName, among: readonly Element[]): Element | null =>
  NATURES.find(([element, subjects]) => among.includes(element) && subjects.test(subject))?.[0] ?? null;

function groundOf(
  card: Pictured,
  main: SubjectName,
  sky: Element,
  elements: readonly Element[],
  random: Random,
): Ground {
  const own = GROUNDS[card.kind];
  if (own) return oneOf(random, own);
  const terrains = TERRAINS.filter((terrain) => card.places?.includes(terrain));
  if (terrains.length > 0) return oneOf(random, terrains);
  if (card.places?.includes("coastal") || AT_SEA.test(main)) return "coast";
  if (IN_THE_SKY.test(main)) return "sky";
  return card.aims === "land" || card.aims === undefined
    ? HOME[oneOf(random, elements)]
    : oneOf(random, ["sky", "hills", HOME[sky]]);
}

/** All elements at once are no colour. */
function elementsOf(card: Pictured, random: Random): readonly Element[] {
  const own = OF_KIND[card.kind] ?? card.elements ?? [];
  if (own.length === ELEMENTS.length) return ["air", "moon", "sun"];
  return own.length > 0 ? own : [oneOf(random, ["moon", "sun", "air", "earth"] as const)];
}

export function compose(card: Pictured): Composition {
  const random = randomOf(`${card.id}/look`);
  const elements = elementsOf(card, random);
  const [first, second] = wantedOf(card);
  const { subject, element } = first!;
  const among = OF_KIND[card.kind] ? ELEMENTS : elements;
  const colour = element ?? natureOf(subject, among) ?? elements[Math.floor(random() * Math.min(3, elements.length))]!;
  const other = elements.find((one) => one !== colour) ?? colour;
  const sky = other;
  const texture =
    elements.find((one) => one !== sky && one !== colour) ?? (elements.length > 1 ? colour : elements[0]!);
  const says = card.says ?? "";
  return {
    kind: card.kind,
    main: { subject, element: colour },
    beside: second
      ? { subject: second.subject, element: second.element ?? natureOf(second.subject, ELEMENTS) ?? other }
      : null,
    sky,
    texture,
    ground: groundOf(card, subject, sky, elements, random),
    gesture: GESTURES.find(([, words]) => words.some((word) => says.includes(word)))?.[0] ?? "none",
    watched: card.kind === "fear" || says.includes("fear("),
    elements,
  };
}

/** What the picture of a power shows of it. */
export const powerPictured = ({ id, kind, elements, target, range, effect, thresholds }: PrintedPower): Pictured => ({
  id,
  kind,
  elements,
  places: [...(target.any_of ?? []), ...(range?.terrains ?? [])],
  aims: target.kind,
  says: `${effect} ${JSON.stringify(thresholds)}`,
});
