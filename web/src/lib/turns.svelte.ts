/** Where I am asked, at all tables: looked up now and then, and when something has happened. */
import { api } from "../wire/api";
import type { MySummary } from "../wire/protocol";
import { after } from "./next";

const EVERY = 60_000; // milliseconds; each time all my tables are read

class Turns {
  list = $state.raw<readonly MySummary[]>([]);

  async refresh(): Promise<void> {
    this.list = await api.turns().then(
      ({ turns }) => turns,
      () => this.list,
    );
  }

  /** As long as somebody is signed in. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), EVERY);
    return () => {
      clearInterval(timer);
      this.list = [];
    };
  }

  /** The table to go on to from this one. */
  next(here: string): MySummary | null {
    return after(this.list, here);
  }

  /** How many wait for me besides this one. */
  besides(here: string): number {
    return this.list.filter(({ id }) => id !== here).length;
  }
}

export const turns = new Turns();

/** How many tables wait, before the title of a page. */
export const counted = (count: number, title: string): string => (count ? `(${count}) ${title}` : title);
