/** Who sits on the chairs: sitting down, getting up, and somebody in place of who is missing. */
import { api } from "../../wire/api";
import type { Chair } from "../../wire/protocol";
import { usualBot } from "../bots";
import { company } from "../company.svelte";
import { keep } from "../keys";
import { app } from "../state.svelte";
import type { Device } from "./device.svelte";
import type { Seen } from "./seen";

interface Source {
  device: Device;
  /** A link has invited us. */
  invited: boolean;
  /** Who one is has changed. */
  changed(): void;
}

export class Chairs {
  readonly #at: Seen;
  readonly #source: Source;

  constructor(at: Seen, source: Source) {
    this.#at = at;
    this.#source = source;
  }

  join = (seat: number | null, invitation: string): Promise<void> =>
    this.#attempt(async (id) => {
      if (!(await app.named())) return;
      await api.join(id, seat, invitation);
      this.#source.changed();
    });

  leave = (): Promise<void> =>
    this.#attempt(async (id) => {
      keep(id, this.#at.table?.invitation ?? ""); // who gets up may look on
      await api.leave(id);
      this.#source.changed();
    });

  resign = (seat: number): Promise<void> => this.#attempt((id) => api.resign(id, seat));

  replace = (seat: number, chair: string): Promise<void> => this.#attempt((id) => api.replace(id, seat, chair));

  comeBack = (seat: number): Promise<void> => this.#attempt((id) => api.comeBack(id, seat));

  /** The seat whose consent is asked for to replace somebody who is missing. */
  get agreeSeat(): number | undefined {
    return this.#at.table?.replace_asked?.waiting.find((waiting) => this.#source.device.people.includes(waiting));
  }

  agreeToReplace = async (agree: boolean): Promise<void> => {
    const seat = this.agreeSeat;
    if (seat !== undefined) await this.#attempt((id) => api.agreeToReplace(id, seat, agree));
  };

  async #attempt(run: (id: string) => Promise<unknown>): Promise<void> {
    await app.attempt(() => run(this.#at.id), this.#at.words);
  }

  // ---- who may what

  get #isHost(): boolean {
    return app.player !== null && this.#at.table?.host === app.player.id;
  }

  /** Who has only the spectators' link of a private table neither sits down nor talks. */
  get isWelcome(): boolean {
    const { table } = this.#at;
    return !!table && (table.public || !!table.invitation || this.#source.invited || company.isIn(table.club));
  }

  /** Who may ask that somebody is replaced: the host, or anybody who plays where the host is away. */
  get mayReplace(): boolean {
    const { table } = this.#at;
    const away = table?.chairs.some((chair) => chair.player === table.host && !chair.online) ?? false;
    return this.#isHost || (away && this.#source.device.people.length > 0);
  }

  /** Can another person take a chair of the running game, or only a bot? */
  get mayFree(): boolean {
    const { game, table } = this.#at;
    return game !== null && !game.hides && table?.seed !== "chosen";
  }

  /** A person who should be here and is not. */
  isMissing(chair: Chair): boolean {
    const person = chair.kind === "human" || chair.kind === "guest" || chair.kind === "program";
    return person && !chair.bot && !chair.online && !this.#at.table?.mine.includes(chair.seat);
  }

  /** Who plays on for somebody who is missing, as a chair. */
  get standIn(): string {
    const { game } = this.#at;
    return `bot:${usualBot(game?.bots ?? [])}`;
  }
}
