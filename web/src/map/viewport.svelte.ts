/** The part of the map on the screen: pan with a drag or one finger, zoom with the wheel, two fingers or buttons. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Box, Point } from "../lib/geometry";
import { sized } from "./sized";

/** A movement of so many pixels makes a press a drag. */
const DRAG = 6;
const NEAREST = 2.4;
/** So many pixels a map that is shown in part can be moved above the lower edge, where buttons float over it. */
const BELOW = 50;

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Pixels for a unit of the map. */
  scale = $state(0.6);
  /** Where the origin of the map is on the screen. */
  x = $state(0);
  y = $state(0);
  /** The reader has moved the map, so it stays where it is. */
  moved = $state(false);
  /** Nothing on it is ever pressed. */
  onlySeen = false;
  /** What there is to see; an island may grow. */
  content = $state.raw<Box>({ x0: 0, y0: 0, x1: 1, y1: 1 });

  /** How large the screen was when a place was looked for. */
  #looked: readonly [number, number] = [0, 0];

  /** `above` are pixels at the top that belong to something else. */
  constructor(
    content: Box,
    private readonly above = 0,
  ) {
    this.content = content;
  }

  /** How high the part of the screen is that belongs to the map alone. */
  get #high(): number {
    return Math.max(1, this.height - this.above);
  }

  get ready(): boolean {
    return this.width > 0 && this.height > 0;
  }

  get fitting(): number {
    const { x0, y0, x1, y1 } = this.content;
    return Math.max(0.05, Math.min(this.width / (x1 - x0), this.#high / (y1 - y0)));
  }

  get furthest(): number {
    return Math.max(NEAREST, this.fitting * 3);
  }

  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
  }

  fit(): void {
    const { x0, y0, x1, y1 } = this.content;
    this.look([(x0 + x1) / 2, (y0 + y1) / 2], this.fitting);
    this.moved = false;
  }

  /** Need nothing move for all of these to be seen so large? */
  has(points: readonly Point[], scale: number): boolean {
    const [width, high] = this.#looked;
    return (
      this.scale === scale &&
      width === this.width &&
      high === this.height &&
      points.every((at) => this.shows(at, BELOW))
    );
  }

  /** Put a point of the map in the middle. */
  look([x, y]: Point, scale = this.scale): void {
    this.#looked = [this.width, this.height];
    this.scale = Math.max(this.fitting, Math.min(this.furthest, scale));
    this.x = this.width / 2 - x * this.scale;
    this.y = this.above + this.#high / 2 - y * this.scale;
    this.hold();
  }

  /** Zoom so that what is under a point of the screen stays there. */
  zoom(factor: number, [x, y]: Point = [this.width / 2, this.height / 2]): void {
    const scale = Math.max(this.fitting, Math.min(this.furthest, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.scale = scale;
    this.moved = true;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.hold();
  }

  /** Move so far that a point is not among the lowest pixels of the screen; where the map ends it stays. */
  clear([, y]: Point, lowest: number): void {
    const under = y * this.scale + this.y - (this.height - lowest);
    if (under <= 0) return;
    this.y -= under;
    this.hold();
  }

  /** From the screen to the map. */
  at(x: number, y: number): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** From the map to the screen, counted from the origin of the map. */
  screen = ([x, y]: Point): Point => [x * this.scale, y * this.scale];

  /** What is in the middle of the screen. */
  get middle(): Point {
    return this.at(this.width / 2, this.height / 2);
  }

  /** A place off the screen, from the origin of the map: below it is what is mine, at its side what is not. */
  outside(isMine: boolean): Point {
    return isMine
      ? [this.width / 2 - this.x, this.height + 40 - this.y]
      : [this.width + 40 - this.x, this.height * 0.3 - this.y];
  }

  shows([x, y]: Point, margin = 20): boolean {
    const [sx, sy] = [x * this.scale + this.x, y * this.scale + this.y];
    return sx > margin && sy > margin && sx < this.width - margin && sy < this.height - margin;
  }

  /** The map never leaves the screen; where it is smaller than the screen it stays in the middle. */
  private hold(): void {
    const { x0, y0, x1, y1 } = this.content;
    const within = (start: number, end: number, size: number, position: number, beyond = 0): number => {
      const length = (end - start) * this.scale;
      if (length <= size) return (size - length) / 2 - start * this.scale;
      return Math.min(-start * this.scale, Math.max(size - beyond - end * this.scale, position));
    };
    this.x = within(x0, x1, this.width, this.x);
    this.y = this.above + within(y0, y1, this.#high, this.y - this.above, this.onlySeen ? 0 : BELOW);
  }

  /** Follows the size of its element; what is to be seen after a change is up to `then`, which learns what was in the middle. */
  measure(then: (middle: Point | null) => void): Attachment<HTMLElement> {
    return sized((width, height) =>
      untrack(() => {
        const middle = this.ready ? this.middle : null;
        this.resize(width, height);
        then(middle);
      }),
    );
  }

  /** Where a note about a point of the map has room: above it by `lift` pixels, or below where the screen ends. */
  beside([x, y]: Point, lift: number, half = 126, high = 96): { x: number; y: number; below: boolean } {
    const [sx, sy] = [x * this.scale + this.x, y * this.scale + this.y];
    const below = sy - lift < high;
    return {
      x: Math.max(half, Math.min(Math.max(half, this.width - half), sx)),
      y: sy + (below ? lift : -lift),
      below,
    };
  }

  /** Listens to pointers and wheel; a press that was no drag goes to `press`. */
  handle(press: (event: MouseEvent) => void, hover: (event: PointerEvent | null) => void): Attachment<HTMLElement> {
    return (board) => {
      const pointers = new Map<number, Point>();
      let travelled = 0;
      const place = (event: MouseEvent): Point => {
        const box = board.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
      };
      const isControl = (event: Event): boolean => (event.target as Element).closest("[data-control]") !== null;
      const down = (event: PointerEvent): void => {
        if (event.button !== 0 || isControl(event)) return;
        if (pointers.size === 0) travelled = 0;
        pointers.set(event.pointerId, place(event));
      };
      const move = (event: PointerEvent): void => {
        const before = pointers.get(event.pointerId);
        if (!before) {
          if (event.pointerType === "mouse") hover(isControl(event) ? null : event);
          return;
        }
        const now = place(event);
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
        travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
        if (travelled > DRAG) {
          if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
          if (other) {
            const spread = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
            this.zoom(spread(now) / spread(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
          }
          const share = other ? 0.5 : 1;
          this.pan((now[0] - before[0]) * share, (now[1] - before[1]) * share);
          hover(null);
        }
        pointers.set(event.pointerId, now);
      };
      const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);
      const click = (event: MouseEvent): void => {
        if (isControl(event) || (travelled > DRAG && event.detail > 0)) return;
        press(event);
      };
      const leave = (): void => hover(null);
      const wheel = (event: WheelEvent): void => {
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
        const delta = Math.max(-120, Math.min(120, event.deltaY * lines));
        this.zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0022)), place(event));
      };
      const listening = new AbortController();
      const { signal } = listening;
      board.addEventListener("pointerdown", down, { signal });
      board.addEventListener("pointermove", move, { signal });
      board.addEventListener("pointerup", up, { signal });
      board.addEventListener("pointercancel", up, { signal });
      board.addEventListener("pointerleave", leave, { signal });
      board.addEventListener("click", click, { signal });
      board.addEventListener("wheel", wheel, { signal, passive: false });
      return () => listening.abort();
    };
  }
}
