/** How fast a table plays, in words: its clock, when it rests, and what happens to those whose time is gone. */
import type { Clock, DaysClock, MinutesClock } from "../wire/protocol";
import { clock as ticking, day } from "./time";
import type { Words } from "./words";

const [DAY, HOUR, MINUTE] = [86_400, 3600, 60];
export const LOW = { days: 6 * HOUR, minutes: 60 }; // seconds; less is shown in red

/** Days and hours, hours and minutes, or minutes: nobody who plays over days looks at seconds. */
export function span(seconds: number, words: Words): string {
  const left = Math.max(0, seconds);
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  if (days) return words.say(hours ? "page-span-days-hours" : "page-span-days", { days, hours });
  return words.say(hours ? "page-span-hours" : "page-span-minutes", { hours, minutes });
}

/** The same where there is hardly any room. */
export function brief(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left >= DAY) return `${Math.floor(left / DAY)} d`;
  return left >= HOUR ? `${Math.floor(left / HOUR)} h` : `${Math.floor(left / MINUTE)} min`;
}

export function isLow(clock: Clock, left: number): boolean {
  return left < (clock.reserve === null ? LOW.minutes : LOW.days) && clock.rests === null;
}

/** What a clock shows when so many seconds are left. */
export function shown(clock: Clock, left: number, words: Words, language: string): string {
  if (clock.reserve === null) return ticking(left);
  if (clock.rests) return words.say(`page-rests-${clock.rests.why}`, { day: day(clock.rests.until, language) });
  return left < 0 ? words.say("page-overdue") : span(left, words);
}

/** What was agreed when the table was opened, in one line. */
export function pace(clock: MinutesClock | DaysClock, words: Words): string {
  if (clock.kind === "minutes")
    return words.say("page-pace-minutes", { minutes: clock.minutes, seconds: clock.increment });
  const parts = [words.say("page-pace-days", { days: clock.days })];
  if (clock.reserve) parts.push(words.say("page-pace-reserve", { days: clock.reserve }));
  if (clock.weekends) parts.push(words.say("page-pace-weekends"));
  return parts.join(" · ");
}

/** The time zone of this device. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
