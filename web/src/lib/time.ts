/** Times as people read them. */

/** Seconds as a clock shows them: 12:47, 3:05:10, and days from two on. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  if (left >= 172_800) return `${Math.floor(left / 86_400)} d ${Math.floor((left % 86_400) / 3600)} h`;
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

const FORMATS: Record<"time" | "day" | "month" | "date", Intl.DateTimeFormatOptions> = {
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  day: { day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
  date: { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
};
const made = new Map<string, Intl.DateTimeFormat>(); // making one is slow, a long log asks for hundreds

function formatOf(kind: keyof typeof FORMATS, language: string): Intl.DateTimeFormat {
  const key = `${kind} ${language}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(language, FORMATS[kind])));
  return format;
}

/** The time of day of a stamp of the server. */
export function timeOfDay(stamp: string | null, language: string): string {
  if (!stamp) return "";
  const time = new Date(stamp);
  return Number.isNaN(time.getTime()) ? "" : formatOf("time", language).format(time);
}

export function day(stamp: string | null, language: string): string {
  if (!stamp) return "";
  const time = new Date(stamp);
  return Number.isNaN(time.getTime()) ? "" : formatOf("day", language).format(time);
}

export function month(stamp: string, language: string): string {
  const time = new Date(stamp);
  return Number.isNaN(time.getTime()) ? "" : formatOf("month", language).format(time);
}

/** A day that is written as 2027-01-01, wherever one is. */
export const dateOf = (day: string, language: string): string =>
  formatOf("date", language).format(new Date(`${day}T12:00:00Z`));
