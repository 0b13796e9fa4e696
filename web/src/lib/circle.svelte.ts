/** Whom I do not hear, or neither hear nor sit with. */
import { api } from "../wire/api";
import type { Blocked } from "../wire/protocol";
import { company } from "./company.svelte";
import { app } from "./state.svelte";

class Circle {
  list = $state.raw<readonly Blocked[]>([]);

  /** As long as somebody is signed in. */
  follow(): () => void {
    void api.blocks().then(
      ({ blocks }) => (this.list = blocks),
      () => undefined,
    );
    return () => (this.list = []);
  }

  kindOf(player: string): Blocked["kind"] | null {
    return this.list.find((one) => one.player.id === player)?.kind ?? null;
  }

  /** Is this one heard? */
  hears(player: string): boolean {
    return this.kindOf(player) === null;
  }

  async set(player: string, kind: Blocked["kind"] | null): Promise<void> {
    const done = await app.attempt(() => api.block(player, kind));
    if (done) this.list = done.blocks;
    if (kind === "block") void company.refresh(); // whom I block is no friend of mine
  }
}

export const circle = new Circle();
