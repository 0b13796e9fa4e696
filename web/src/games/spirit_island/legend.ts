/** The signs on the lands, with what they are drawn as. */
import { WASH } from "./pieces";
import { TOKENS } from "./types";

export interface SignOfLand {
  id: string;
  icon: string;
  wash: string;
}

const PIECES = ["explorer", "town", "city", "dahan"] as const;

/** The base game knows no tokens but blight. */
export function legendOf(hasTokens: boolean): SignOfLand[] {
  const tokens = hasTokens ? [...TOKENS.slice(0, 4), "strife", "blight"] : ["blight"];
  return [
    ...PIECES.map((id) => ({ id, icon: id, wash: WASH[id] })),
    ...tokens.map((id) => ({ id, icon: `tk-${id}`, wash: "" })),
  ];
}
