/** One small sound, made here: two plucked strings. Browsers allow none before the page was touched. */
let context: AudioContext | null = null;

export function pluck(): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    note(context, 392, 0);
    note(context, 587.3, 0.13);
  } catch {
    // no sound here
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const string = context.createOscillator();
  const body = context.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  body.gain.setValueAtTime(0.0001, start);
  body.gain.exponentialRampToValueAtTime(0.14, start + 0.012);
  body.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
  string.connect(body).connect(context.destination);
  string.start(start);
  string.stop(start + 0.75);
}
