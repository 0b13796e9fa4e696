/** What board and tray of one page tell each other. */

const FOLDED = "tuath-tray-folded";
/** From this height on there is room for the whole tray. */
const ROOM = 860;

function kept(): boolean | null {
  try {
    const found = localStorage.getItem(FOLDED);
    return found === null ? null : found === "yes";
  } catch {
    return null;
  }
}

class Shared {
  /** Is the tray folded? As this device was told last, or by how much room there is. */
  folded = $state(kept() ?? innerHeight < ROOM);

  fold = (is: boolean): void => {
    this.folded = is;
    try {
      localStorage.setItem(FOLDED, is ? "yes" : "no");
    } catch {
      // then it is folded for as long as the page is open
    }
  };

  /** The card or innate power under the pointer or with the focus; it is shown large beside the island. */
  card = $state<string | null>(null);
  /** The spirit whose panel is looked at, if it is not the one that is asked. */
  seat = $state<number | null>(null);
  /** The invader cards pointed at: their lands show themselves. */
  invaders = $state.raw<readonly string[]>([]);
  /** The land pointed at in a list. */
  land = $state<string | null>(null);

  /** A card that is no longer looked at takes away no other. */
  look = (card: string, is: boolean): void => {
    if (is) this.card = card;
    else if (this.card === card) this.card = null;
  };
}

export const shared = new Shared();
