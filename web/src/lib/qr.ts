/** A link as a code for cameras. What draws it is fetched when somebody wants one. */

/** How many fields wide it is, its quiet edge among them, and the dark ones as a path of that size. */
export interface Code {
  size: number;
  path: string;
}

const EDGE = 4; // fields that have to stay light around it

export async function codeOf(text: string): Promise<Code> {
  const { generate } = await import("lean-qr");
  const found = generate(text);
  let path = "";
  for (let y = 0; y < found.size; y += 1)
    for (let x = 0; x < found.size; x += 1) if (found.get(x, y)) path += `M${x + EDGE} ${y + EDGE}h1v1h-1z`;
  return { size: found.size + 2 * EDGE, path };
}
