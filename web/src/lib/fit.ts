// What an element holds is made smaller, step by step, until it fits: the element itself never changes its size.

const SMALLEST = 4;
const TIGHT = 2;

interface Fitted {
  node: HTMLElement;
  /** What could overflow. */
  parts: string;
}

const isFull = (one: Element): boolean =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;

const overflows = ({ node, parts }: Fitted): boolean => [...node.querySelectorAll(parts)].some(isFull);

function take(step: number, { node }: Fitted): void {
  node.style.setProperty("--fit", String(step));
  node.classList.toggle("tight", step >= TIGHT);
}

/** All together, step by step, so that the page is laid out once for a step and not once for each of them. */
function fitAnew(some: Iterable<Fitted>): void {
  let full = [...some];
  for (let step = 0; step <= SMALLEST && full.length > 0; step++) {
    for (const one of full) take(step, one);
    full = full.filter(overflows);
  }
}

const changed = new Set<Fitted>();

/** Before the page is drawn again, with whatever else has changed by then. */
function fitSoon(one: Fitted): void {
  if (changed.size === 0)
    queueMicrotask(() => {
      fitAnew(changed);
      changed.clear();
    });
  changed.add(one);
}

const all = new Set<Fitted>();
const fitAll = (): void => all.forEach(fitSoon);

/** Sets `--fit` from 0 to 4 and the class `tight` from 2 on, for the styles; what could overflow is named by a selector. */
export function fit(node: HTMLElement, parts: string): { destroy: () => void } {
  const one = { node, parts };
  const soon = (): void => fitSoon(one);
  const sized = new ResizeObserver(soon); // for the first time before it is drawn
  const filled = new MutationObserver(soon);
  sized.observe(node);
  filled.observe(node, { childList: true, characterData: true, subtree: true });
  document.fonts.addEventListener("loadingdone", fitAll); // whoever asks for `ready` has the page laid out at once
  all.add(one);
  return { destroy: () => (sized.disconnect(), filled.disconnect(), changed.delete(one), all.delete(one)) };
}
