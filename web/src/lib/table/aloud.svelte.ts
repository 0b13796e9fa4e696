/** What has just happened, and what partners mark, for those who listen. */
import type { TableState } from "../table.svelte";

const MOST = 4; // lines at once

export class Aloud {
  news = $state("");

  /** To be called where a component is made. */
  follow(at: TableState): void {
    this.#followLog(at);
    this.#followPlan(at);
  }

  #followLog(at: TableState): void {
    let told = -1;
    $effect(() => {
      const { table, stage, words } = at;
      if (stage.scene) this.news = stage.scene.lines.map((line) => words.render(line)).join(" "); // moment by moment, as it is shown
      if (!table || stage.isOn) return;
      const { log } = at.telling;
      const last = log[log.length - 1]?.count ?? 0;
      if (told >= 0 && last > told) {
        const fresh = log.filter((line) => line.count > told).slice(-MOST);
        this.news = fresh.map((line) => words.render(line)).join(" ");
      }
      told = last;
    });
  }

  #followPlan(at: TableState): void {
    let marked: readonly string[] | null = null;
    $effect(() => {
      const { table, drawing, seat, words } = at;
      const said = (table?.plan ?? [])
        .filter((mark) => mark.seat !== seat)
        .map((mark) => drawing?.planned?.(mark, words) ?? "");
      const fresh = marked === null ? [] : said.filter((text) => text && !marked?.includes(text));
      if (fresh.length > 0) this.news = fresh.join(" ");
      if (table) marked = said;
    });
  }
}
