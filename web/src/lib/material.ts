import type { Table } from "../wire/protocol";

/** By which words and material of a table are asked for: nothing where a new table would have the same. */
export function otherMaterial(table: Table | null): string {
  return table && !table.material.current ? table.material.fingerprint : "";
}

/** The key of the words that say what a table is played with, if it is not what everybody would expect. */
export function materialWords(table: Table): string | null {
  if (table.material.shipped) return null;
  return table.material.current ? "page-material-given" : "page-material-earlier";
}
