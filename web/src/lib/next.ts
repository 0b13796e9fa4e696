/** From one table where I am asked to the next: after the last one comes the first, so that none is left out. */
export function after<T extends { id: string }>(tables: readonly T[], here: string): T | null {
  const at = tables.findIndex(({ id }) => id === here);
  const rest = [...tables.slice(at + 1), ...tables.slice(0, Math.max(0, at))];
  return rest[0] ?? null;
}
