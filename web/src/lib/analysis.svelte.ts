/** What a strong bot thinks of a game that is over: asked for when somebody looks at it, and waited for. */
import { api } from "../wire/api";
import type { Analysis, AnalysisState, Curve, Judged, SomeAnalysis, Swing } from "../wire/protocol";

const [SOON, LATE, SLOWER] = [700, 5000, 1.4]; // milliseconds between two looks, and how fast they become rarer
const LARGEST = 4; // moments that an ending names

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  state = $state<AnalysisState>("none");
  part = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #look = 0; // counts, so that nothing is heard any more that was asked for before

  /** It is made by the server or waits its turn. */
  get follows(): boolean {
    return this.state === "under_way";
  }

  /** Look for it, ask for it where there is none, and look again until it is there; a failure leaves the score. */
  async begin(table: string): Promise<void> {
    this.close();
    const look = this.#look;
    try {
      let now = await api.analysis(table);
      if (now.state === "none" && look === this.#look) now = await api.analyse(table);
      if (look === this.#look) this.#take(table, now, SOON);
    } catch {
      if (look === this.#look) this.state = "failed";
    }
  }

  /** As long as it is under way, look again after a while. */
  #take(table: string, now: SomeAnalysis, pause: number): void {
    [this.found, this.state, this.part] = [now.analysis, now.state, now.part];
    if (!this.follows) return;
    const look = this.#look;
    this.#timer = setTimeout(async () => {
      const then = await api.analysis(table).catch(() => now);
      if (look === this.#look) this.#take(table, then, Math.min(LATE, pause * SLOWER));
    }, pause);
  }

  close(): void {
    this.#look += 1;
    clearTimeout(this.#timer);
    [this.found, this.state] = [null, "none"];
  }
}

/** The same game, measured by chances to win instead of the score; the moments are those that decided it. */
export function withChances(curve: Curve, analysis: Analysis, label: Curve["label"], all: Curve["label"]): Curve {
  return { ...curve, label, names: analysis.together ? [all] : [], points: analysis.points, swings: analysis.moments };
}

/** The choice that was made with this answer, if another one would have been better. */
export function judgedAt(analysis: Analysis | null, count: number): Judged | null {
  return analysis?.choices.find((one) => count > one.count && count <= one.until) ?? null;
}

/** The largest moments, in the order of the game. */
export function largest(moments: readonly Swing[]): Swing[] {
  const kept = [...moments].sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, LARGEST);
  return moments.filter((one) => kept.includes(one));
}
