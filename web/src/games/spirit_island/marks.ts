/** What stands on the lands of what the invaders do and have done: their order, what came and what fell. */
import type { Told } from "../index";
import { actingIn, fallenOf, lastPhase, orderOf, type Act, type Acting } from "./invading";
import type { Sign } from "./layout";
import { shows } from "./state";
import type { InvaderCard, Kind } from "./types";
import type { LandView, SpiritIslandView } from "./view";

export interface Marks {
  acting: Acting | null;
  /** By land. */
  signs: ReadonlyMap<string, readonly Sign[]>;
  fallen: ReadonlyMap<string, readonly [Kind, number][]>;
  /** Lands that are not as they were. */
  changed: readonly string[];
  /** Lands of the card that is lit in which there is nobody. */
  quiet: readonly string[];
}
export const NO_MARKS: Marks = { acting: null, signs: new Map(), fallen: new Map(), changed: [], quiet: [] };

const WIDE = 21;
const LETTER = 8;
const SEAL = 20;

function cameOf({ blight, built, is, stopped }: Act): Sign[] {
  const came = (icon: string, number: number): Sign[] => {
    const text = `+${number}`;
    return number > 0 ? [{ is: "came", icon, text, width: WIDE + LETTER * text.length }] : [];
  };
  if (stopped) return [];
  if (is === "explore") return came("explorer", 1);
  return is === "build" ? came(built[0] ?? "town", built.length) : came("blight", blight);
}

const hasInvaders = (land: LandView): boolean => land.pieces.some((one) => one.kind !== "dahan");

export function marksOf(
  told: Told | undefined,
  view: SpiritIslandView,
  cards: ReadonlyMap<string, InvaderCard>,
): Marks {
  const steps = told ? lastPhase(told) : [];
  if (!told || steps.length === 0) return NO_MARKS;
  const acting = actingIn(steps, told);
  const acts = steps.flatMap((step) => step.acts);
  const signs = new Map<string, Sign[]>();
  const add = (land: string, more: readonly Sign[]): void =>
    void signs.set(land, [...(signs.get(land) ?? []), ...more]);
  const order = acting ? orderOf(acting.step, told.coming, acting.acts) : new Map<string, number | "done">();
  for (const [land, place] of order)
    add(land, [
      place === "done"
        ? { is: "done", text: "", icon: "check", width: SEAL }
        : { is: "order", text: String(place), icon: "", width: SEAL },
    ]);
  for (const act of acts) if (!acting?.acts.includes(act)) add(act.land, cameOf(act));
  const fallen = new Map<string, [Kind, number][]>();
  for (const act of acts) if (fallenOf(act).length > 0) fallen.set(act.land, fallenOf(act));
  const card =
    acting?.acts.length === 0 && acting.step.is !== "explore" ? cards.get(acting.step.card ?? "") : undefined;
  return {
    acting,
    signs,
    fallen,
    changed: [
      ...new Set(
        acts.filter((act) => !act.stopped && !acting?.acts.includes(act)).flatMap((act) => [act.land, ...act.cascades]),
      ),
    ],
    quiet: card
      ? view.lands
          .filter((land) => land.in_play && land.number > 0 && shows(card, land) && !hasInvaders(land))
          .map((land) => land.id)
      : [],
  };
}
