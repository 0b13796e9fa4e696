/** Seasons of a club: their days, and points as people read them. */
import type { ClubSeason } from "../wire/protocol";
import { dateOf } from "./time";
import type { Words } from "./words";

/** Points may be parts of a whole where several have won. */
export function figures(points: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

/** The day before another, both as 2027-01-01. */
export function dayBefore(day: string): string {
  const time = new Date(`${day}T12:00:00Z`);
  time.setUTCDate(time.getUTCDate() - 1);
  return time.toISOString().slice(0, 10);
}

/** From its first day to the one before the next season's; the last one is open. */
export function spanOf(season: ClubSeason, all: readonly ClubSeason[], words: Words, language: string): string {
  const next = all.find((one) => one.number === season.number + 1);
  const from = dateOf(season.first, language);
  if (!next) return words.say("page-since", { day: from });
  return words.say("page-season-days", { from, to: dateOf(dayBefore(next.first), language) });
}
