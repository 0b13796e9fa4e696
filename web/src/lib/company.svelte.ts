/** With whom I play: friends, my clubs, and who would like to have me at a table. */
import { api } from "../wire/api";
import type { Friends, Invited, MyClub } from "../wire/protocol";
import { app } from "./state.svelte";

const NOBODY: Friends = { friends: [], ask_me: [], asked: [] };
const EVERY = 15_000; // milliseconds

class Company {
  bonds = $state.raw<Friends>(NOBODY);
  clubs = $state.raw<readonly MyClub[]>([]);
  invitations = $state.raw<readonly Invited[]>([]);

  /** As long as somebody is signed in. */
  follow(): () => void {
    void this.refresh();
    return () => {
      [this.bonds, this.clubs, this.invitations] = [NOBODY, [], []];
    };
  }

  async refresh(): Promise<void> {
    await Promise.all([
      api.friends().then(
        (bonds) => (this.bonds = bonds),
        () => undefined,
      ),
      api.clubs().then(
        ({ clubs }) => (this.clubs = clubs),
        () => undefined,
      ),
    ]);
  }

  /** Who invites me, looked up now and then as long as that is shown. */
  followInvitations(): () => void {
    const look = (): void =>
      void api.invitations().then(
        ({ invitations }) => (this.invitations = invitations),
        () => undefined,
      );
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }

  /** How I stand with somebody: friends, they ask me, or I have asked them. */
  bondWith(player: string): keyof Friends | null {
    const known = Object.entries(this.bonds) as [keyof Friends, Friends["friends"]][];
    return known.find(([, people]) => people.some((one) => one.player.id === player))?.[0] ?? null;
  }

  isIn(club: string | null): boolean {
    return club !== null && this.clubs.some((one) => one.id === club);
  }

  async befriend(player: string, friend: boolean): Promise<void> {
    const done = await app.attempt(() => api.befriend(player, friend));
    if (done) this.bonds = done;
  }

  async decline(table: string): Promise<void> {
    const done = await app.attempt(() => api.notNow(table));
    if (done) this.invitations = done.invitations;
  }
}

export const company = new Company();
