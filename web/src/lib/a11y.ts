/** Small helps for keyboard and screen reader. */

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Left and right go to the neighbour in a row of tabs or buttons, Home and End to its ends. */
export function arrows(row: HTMLElement): { destroy(): void } {
  function walk(event: KeyboardEvent): void {
    const stops = [...row.querySelectorAll<HTMLElement>("[role=tab], [role=radio]")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key];
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

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
