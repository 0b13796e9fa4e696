/** A tournament as somebody would like it, as the form has it and as the server is told. */
import { zone } from "./pace";
import type { Gone, NewTournament } from "../wire/protocol";

export const DAYS = [1, 2, 3, 5, 7]; // for each answer
export const MINUTES = [20, 60, 120];
export const ROUND_DAYS = [1, 3, 7, 14, 21, 30, 60];

export interface Wish {
  name: string;
  mode: NewTournament["mode"] & string;
  size: number;
  times: number;
  rounds: number;
  least: number;
  most: number;
  days: number;
  pace: "live" | "days";
  move: number;
  minutes: number;
  gone: Gone;
  isPublic: boolean;
  /** Whose members alone it is for; empty: for everybody, or for those who have its link. */
  club: string;
  /** As a field for a date has it: the time of this device; empty: when the host says so. */
  starts: string;
  options: Record<string, string>;
}

export const usual = (): Wish => ({
  name: "", mode: "robin", size: 2, times: 1, rounds: 5, least: 4, most: 8, days: 14, pace: "days", move: 2, minutes: 60, gone: "bot", isPublic: true, club: "", starts: "", options: {},
}); // prettier-ignore

export const mostOf = (wish: Wish): number => (wish.mode === "robin" ? 16 : 64);
/** Where everybody meets everybody there are two at a table. */
export const sizeOf = (wish: Wish): number => (wish.mode === "robin" ? 2 : wish.size);
export const leastOf = (wish: Wish): number => Math.max(3, sizeOf(wish));

export function said(wish: Wish, game: string): NewTournament {
  const clock =
    wish.pace === "days"
      ? { days: wish.move, reserve: wish.move * 2, weekends: false, zone: zone() }
      : { minutes: wish.minutes, increment: wish.minutes / 2 };
  const { name, mode, times, rounds, least, most, days, options } = wish;
  return {
    name: name.trim(),
    game,
    mode,
    size: sizeOf(wish),
    times,
    rounds,
    least,
    most,
    days,
    options,
    clock: { ...clock, gone: wish.gone },
    public: wish.isPublic && !wish.club,
    club: wish.club || null,
    starts: wish.starts ? new Date(wish.starts).toISOString() : null,
  };
}
