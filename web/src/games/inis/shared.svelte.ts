/** What board and tray of one page tell each other: the card that is looked at, and the part of the board on the screen. */
import type { Viewport } from "../../lib/viewport.svelte";

class Shared {
  /** The card under the pointer or with the focus; it is shown large beside the island. */
  card = $state<string | null>(null);
  /** What the tray shows. */
  open = $state<"hand" | "display" | "chronicle">("hand");
  viewport: Viewport | null = null;
}

export const shared = new Shared();
