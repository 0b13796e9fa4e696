/** What is about to be marked on the plan of a turn: chosen in its page, put down on the map. */
import type { MarkKind } from "../wire/protocol";

/** What is put down with a press on the map. */
export type Tool = Extract<MarkKind, "pin" | "ask" | "note" | "aim">;
export const TOOLS: readonly Tool[] = ["pin", "ask", "note", "aim"];

class Planning {
  /** Nothing while the map is played on. */
  tool = $state<Tool | null>(null);
  place = $state("");
  thing = $state("");
  /** The place was pressed on the map, so nothing else need be said. */
  pressed = $state(false);

  /** A press on the map: is it meant for the plan? */
  press = (place: string | null): boolean => {
    if (this.tool === null || place === null) return false;
    this.place = place;
    this.pressed = true;
    return true;
  };

  take = (tool: Tool | null): void => {
    this.tool = tool;
    this.place = "";
    this.pressed = false;
  };
}

export const planning = new Planning();
