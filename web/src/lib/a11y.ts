/** Small helps for keyboard and screen reader. */

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Left and right go to the neighbour in a row of tabs or buttons, Home and End to its ends. */
export function arrows(row: HTMLElement): { destroy(): void } {
  function walk(event: KeyboardEvent): void {
    const stops = [...row.querySelectorAll<HTMLElement>("[role=tab], [role=radio]")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: stops.length - 1,
    }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const stop = stops[(next + stops.length) % stops.length];
    stop?.focus();
    stop?.click();
  }
  row.addEventListener("keydown", walk);
  return { destroy: () => row.removeEventListener("keydown", walk) };
}

/** How far one has to go from a box to another in the direction of an arrow; back or sideways is no way. */
function wayTo(from: DOMRect, to: DOMRect, key: string): number {
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const ahead = { ArrowRight: x, ArrowLeft: -x, ArrowDown: y, ArrowUp: -y }[key] ?? 0;
  const aside = Math.abs(key === "ArrowRight" || key === "ArrowLeft" ? y : x);
  return ahead > 4 ? ahead + aside * 2 : Infinity;
}

/** Arrows go to what is next to it in a grid of choices, Home and End to its ends. */
export function walking(grid: HTMLElement): { destroy(): void } {
  function walk(event: KeyboardEvent): void {
    const stops = [...grid.querySelectorAll<HTMLElement>("[role=radio]")];
    const at = stops.find((stop) => stop === document.activeElement);
    if (!at || !/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const here = at.getBoundingClientRect();
    const ways = stops.map((stop): [HTMLElement, number] => [
      stop,
      wayTo(here, stop.getBoundingClientRect(), event.key),
    ]);
    const nearest = ways.reduce((best, one) => (one[1] < best[1] ? one : best));
    const next =
      event.key === "Home" ? stops[0] : event.key === "End" ? stops.at(-1) : nearest[1] < Infinity ? nearest[0] : at;
    next?.focus();
    next?.click();
  }
  grid.addEventListener("keydown", walk);
  return { destroy: () => grid.removeEventListener("keydown", walk) };
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
