/** What everybody and everything at a table is called. */
import type { ShortChair, TurnAsked } from "../wire/protocol";
import { seatThing } from "./seats";
import type { Words } from "./words";

interface Called extends Pick<TurnAsked, "seat_names" | "called"> {
  chairs: readonly ShortChair[];
}

/** People by their names; bots and guests who have none of their own, by what the game calls their seat. */
export function callNames(table: Called, words: Words): Record<string, string> {
  const people = table.chairs.map((chair, seat) => [seatThing(seat), called(table, chair, seat, words)]);
  const things = Object.entries(table.called).map(([thing, other]) => [thing, words.name(other)]);
  return Object.fromEntries([...people, ...things]);
}

function called(table: Called, chair: ShortChair, seat: number, words: Words): string {
  const thing = table.seat_names[seatThing(seat)];
  const tribe = thing ? words.name(thing) : "";
  // In an uploaded record a bot is somebody who is called one.
  if (chair.kind !== "bot" && chair.name && !chair.name.startsWith("bot:")) return chair.name;
  if (tribe) return tribe;
  return chair.kind === "bot" ? words.say("page-bot-name") : chair.name || words.name(seatThing(seat));
}
