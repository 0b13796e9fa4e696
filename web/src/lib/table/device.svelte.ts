/** Who is at this device, who of them is asked, and to whom it has to be given before anything is shown. */
import type { Asked, Table } from "../../wire/protocol";
import { isMine } from "../options";
import { app } from "../state.svelte";
import type { Seen } from "./seen";

export class Device {
  readonly #at: Seen;
  /** Who has the device in hand, as far as we were told. */
  holder = $state<number | null>(null);
  /** A question that was put to several at once: their answers are secret until all have given them. */
  #secret = $state("");

  /** Seats of people at this device: more than one is a hot seat. */
  readonly people = $derived.by(() => this.#at.table?.mine.filter((seat) => !this.#at.table?.chairs[seat]?.bot) ?? []);
  /** What several decide side by side in this game is no secret. */
  readonly #open = $derived.by(() => this.#at.drawing?.open ?? false);
  /** What is asked of somebody here. Where several are asked in the open, whoever has begun goes on. */
  readonly question = $derived.by<Asked | null>(() => {
    const mine = this.#at.table?.asked.filter(isMine) ?? [];
    return (this.#open && mine.find((question) => question.seat === this.holder)) || (mine[0] ?? null);
  });
  /** Whom the device has to be given to before anything is shown; `null` is nobody in particular. */
  readonly handover = $derived.by<{ to: number | null } | null>(() => {
    const { handover } = app.settings;
    const { game, table } = this.#at;
    if (!game || this.people.length < 2 || table?.status !== "playing" || handover === "never") return null;
    const { hides = true } = game;
    const next = this.question;
    if (!next) return hides && this.holder === null ? { to: null } : null;
    const secret = hides || handover === "always" || (next.key === this.#secret && !this.#open);
    return secret && this.holder !== next.seat ? { to: next.seat } : null;
  });
  /** Nothing is shown. What a game hides is not known before its data are here. */
  readonly isCovered = $derived.by(() => this.handover !== null || (this.people.length > 1 && !this.#at.game));

  constructor(at: Seen) {
    this.#at = at;
  }

  /** Before the next table is seen: who was shown his question has the device. */
  heed(shown: Asked | null, next: Table): void {
    if (shown) this.holder = shown.seat;
    if (next.asked.length > 1) this.#secret = next.asked[0]?.key ?? "";
  }

  /** Somebody says that the device is his now. */
  hold = (seat: number): void => {
    this.holder = seat;
  };

  /** Another of several at this device goes first. */
  turnTo = (seat: number): void => {
    if (this.#open && this.people.includes(seat)) this.holder = seat;
  };
}
