/** Which of many marks are shown where there is room for some: those round the present one. */
export function around(count: number, now: number, room: number): number[] {
  const most = Math.min(count, room);
  const first = Math.max(0, Math.min(now - Math.floor(most / 2), count - most));
  return Array.from({ length: most }, (_, n) => first + n);
}
