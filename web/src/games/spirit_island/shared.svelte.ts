/** What board and tray of one page tell each other. */

class Shared {
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
