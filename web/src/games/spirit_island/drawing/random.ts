/** Numbers that look random and are the same for ever for the same name. */

export interface Random {
  (): number;
  between(least: number, most: number): number;
}

/** A whole number of 32 bits for a text. */
function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 2246822519);
  return (sum ^ (sum >>> 13)) >>> 0;
}

export function randomOf(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, { between: (least: number, most: number): number => least + (most - least) * next() });
}
