/** After the next picture is on the screen; what is returned stops it, and what it has started in turn. */
export function soon(run: () => (() => void) | void): () => void {
  let stop: (() => void) | void;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => (stop = run()));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    stop?.();
  };
}
