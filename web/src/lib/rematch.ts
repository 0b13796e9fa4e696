/** Another game after one that is over. */
import type { Again, RematchKind, Table } from "../wire/protocol";

const SIGNS: Record<RematchKind, string> = {
  same: "replay",
  turned: "crow-cw",
  kept: "replay",
  up: "plus",
  down: "minus",
  from: "play",
};

/** The sign of a way to play again; from the very beginning, that of a game that is played again. */
export function signOf(way: Pick<Again, "kind" | "round">): string {
  return way.round === 1 ? SIGNS.same : SIGNS[way.kind];
}

/** Does a chair wait there for somebody? One that is kept for others does not. */
export function isOpenTo(table: Pick<Table, "status" | "mine" | "chairs">, player: string | null): boolean {
  if (table.status !== "waiting" || table.mine.length > 0) return false;
  return table.chairs.some((chair) => chair.kind === "open" && (chair.kept === null || chair.kept === player));
}
