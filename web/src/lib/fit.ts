// What an element holds is made smaller, step by step, until it fits: the element itself never changes its size.

const SMALLEST = 4;
const TIGHT = 2;

/** Sets `--fit` from 0 to 4 and the class `tight` from 2 on, for the styles; what could overflow is named by a selector. */
export function fit(node: HTMLElement, parts: string): { destroy: () => void } {
  const isFull = (one: Element): boolean => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  function fitAnew(): void {
    for (let step = 0; step <= SMALLEST; step++) {
      node.style.setProperty("--fit", String(step));
      node.classList.toggle("tight", step >= TIGHT);
      if (![...node.querySelectorAll(parts)].some(isFull)) return;
    }
  }
  const sized = new ResizeObserver(fitAnew);
  const filled = new MutationObserver(fitAnew);
  sized.observe(node);
  filled.observe(node, { childList: true, characterData: true, subtree: true });
  void document.fonts.ready.then(fitAnew);
  fitAnew();
  return { destroy: () => (sized.disconnect(), filled.disconnect()) };
}
