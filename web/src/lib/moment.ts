/** A moment of a game: found, named in an address, and put into words. */
import { Refused } from "../wire/api";
import type { Moment, Table } from "../wire/protocol";
import { roundSaid } from "./course";
import { to } from "./router";
import { seatThing } from "./seats";
import type { Words } from "./words";

/** While a game runs, its last answers may be hidden still: then the last position that everybody has seen. */
export async function nearest(at: number, look: (at: number) => Promise<Moment>): Promise<Moment> {
  try {
    return await look(at);
  } catch (error) {
    const most = error instanceof Refused ? error.refusal.params.most : undefined;
    if (typeof most !== "number" || most >= at) throw error;
    return look(most);
  }
}

/** Where others see the moment; a private table lets them in by the link for those who look on. */
export const linkTo = (table: Table, count: number, watch: string): string =>
  to.replay(table.id, count, table.public ? "" : (table.watch ?? watch));

/** The line below its picture: which game, who plays, how far it is. */
export interface Caption {
  title: string;
  players: string;
  /** The round, and the site. */
  where: string;
}

export function captionOf(table: Table, moment: Moment, title: string, words: Words): Caption {
  const names = table.chairs.map((_, seat) => words.name(seatThing(seat)));
  const round = roundSaid(table.game, moment.view, words) || words.say("page-setup");
  return {
    title,
    players: new Intl.ListFormat(words.language).format(names),
    where: `${round} · Tuath, ${location.host}`,
  };
}
