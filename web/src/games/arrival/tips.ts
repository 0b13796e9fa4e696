/** What there is to say of a location or a province that is pointed at. */
import type { Point } from "../../lib/geometry";
import type { Words } from "../../lib/words";
import type { MapTip } from "../../map/Map.svelte";
import { lift } from "./Piece.svelte";
import { holding } from "./state";
import type { MapLocation } from "./types";
import type { ArrivalView } from "./view";

const SIZE = { half: 112, high: 84 };

export function provinceTip(
  view: ArrivalView,
  id: string,
  at: Point | null,
  size: number,
  words: Words,
  note: string,
): MapTip | null {
  const province = view.provinces.find((one) => one.id === id);
  if (!province || !at) return null;
  const line = `${words.say("arrival-board-bonus")} ${province.bonus} · ${words.say("arrival-board-shields")} ${province.shields}`;
  return { at, lift: size + 8, ...SIZE, title: words.name(`province:${id}`), lines: [line], note };
}

export function placeTip(
  view: ArrivalView,
  location: MapLocation | undefined,
  radius: number,
  words: Words,
  note: string,
): MapTip | null {
  const here = view.locations.find((one) => one.id === location?.id);
  if (!location || !here) return null;
  const parts = [holding(view, here, location.castle, words)];
  if (location.province) parts.unshift(words.name(`province:${location.province}`));
  if (location.port) parts.push(words.say("arrival-board-port"));
  const off = radius + 10 + lift(here.discs, radius);
  return {
    at: [location.x, location.y],
    lift: off,
    ...SIZE,
    title: words.name(`location:${location.id}`),
    lines: [parts.join(" · ")],
    note,
  };
}
