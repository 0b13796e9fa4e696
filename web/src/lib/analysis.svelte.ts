/** What a strong bot thinks of a game that is over: asked for when somebody looks at it, and waited for. */
import { api } from "../wire/api";
import type { Analysis, AnalysisState, Curve, Judged, Swing } from "../wire/protocol";

const [SOON, LATE, SLOWER] = [700, 5000, 1.4]; // milliseconds between two looks, and how fast they become rarer
const LARGEST = 4; // moments that an ending names

export class Analysing {
  readonly #id: string;
  found = $state.raw<Analysis | null>(null);
  state = $state<AnalysisState>("none");
  part = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** It is made by the server or waits its turn. */
  get follows(): boolean {
    return this.state === "under_way";
  }

  /** Look for it, ask for it where there is none, and look again until it is there; a failure leaves the score. */
  async begin(): Promise<void> {
    try {
      let now = await api.analysis(this.#id);
      if (now.state === "none") now = await api.analyse(this.#id);
      this.#take(now);
      this.#wait(SOON);
    } catch {
      this.state = "failed";
    }
  }

  #take(now: { analysis: Analysis | null; state: AnalysisState; part: number }): void {
    [this.found, this.state, this.part] = [now.analysis, now.state, now.part];
  }

  #wait(pause: number): void {
    if (!this.follows) return;
    this.#timer = setTimeout(async () => {
      this.#take(await api.analysis(this.#id).catch(() => ({ analysis: null, state: "under_way" as const, part: this.part })));
      this.#wait(Math.min(LATE, pause * SLOWER));
    }, pause);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.state = "none";
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
