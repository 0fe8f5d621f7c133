/** Zoom and pan: which part of the map is seen, in pixels = map units × k + (x, y). */
import type { Point } from "./drawing";

const SETTLED = 140; // milliseconds without a change of scale after which the map is drawn anew
const SMALL = 560; // pixels of a frame too narrow for the whole map
const CLOSEST = 4; // times the fitting scale

export class Viewport {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The scale the layers are drawn at; they are only stretched while the scale is changing. */
  drawn = $state(1);
  width = $state(1);
  height = $state(1);
  #frame = 0;
  #touched = false;
  /** Where a small frame opens, and at what scale at least; the map's middle and its measure, if there is none. */
  opening: { at: Point; scale: number } | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly mapWidth: number,
    readonly mapHeight: number,
  ) {}

  get contain(): number {
    return Math.min(this.width / this.mapWidth, this.height / this.mapHeight);
  }
  get cover(): number {
    return Math.max(this.width / this.mapWidth, this.height / this.mapHeight);
  }
  /** The scale a fresh table opens with: fill the frame, unless that would hide half of the map. */
  get home(): number {
    return this.cover;
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    const [cx, cy] = this.toMap([this.width / 2, this.height / 2]);
    this.width = width;
    this.height = height;
    if (this.#touched) this.#set(width / 2 - cx * this.k, height / 2 - cy * this.k, this.k);
    else this.open();
  }

  open(): void {
    this.fit();
    if (!this.opening || this.width > SMALL || this.k >= this.opening.scale) return;
    const { at, scale } = this.opening;
    this.#set(this.width / 2 - at[0] * scale, this.height / 2 - at[1] * scale, scale, true);
  }

  fit(): void {
    this.#touched = false;
    const k = this.home;
    this.#set((this.width - this.mapWidth * k) / 2, (this.height - this.mapHeight * k) / 2, k, true);
  }

  zoom(factor: number, around: Point = [this.width / 2, this.height / 2]): void {
    this.#touched = true;
    const k = clamp(this.k * factor, this.contain, this.cover * CLOSEST);
    const [mx, my] = this.toMap(around);
    this.#set(around[0] - mx * k, around[1] - my * k, k);
  }

  pan(dx: number, dy: number): void {
    this.#touched = true;
    this.#set(this.x + dx, this.y + dy, this.k);
  }

  toMap([px, py]: Point): Point {
    return [(px - this.x) / this.k, (py - this.y) / this.k];
  }

  toScreen([mx, my]: Point): Point {
    return [mx * this.k + this.x, my * this.k + this.y];
  }

  /** Bring points into view, moving as little as that takes. */
  reveal(points: Point[], margin = 60): void {
    if (!points.length) return;
    const screen = points.map((p) => this.toScreen(p));
    const inside = screen.every(
      ([x, y]) => x > margin && y > margin && x < this.width - margin && y < this.height - margin,
    );
    if (inside) return;
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const [w, h] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    const fitting = Math.min((this.width - 2 * margin) / (w || 1), (this.height - 2 * margin) / (h || 1));
    const k = clamp(Math.min(this.k, fitting), this.contain, this.cover * CLOSEST);
    const [cx, cy] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
    this.glide(this.width / 2 - cx * k, this.height / 2 - cy * k, k);
  }

  /** Move there over a third of a second (at once, when motion is reduced). */
  glide(x: number, y: number, k: number): void {
    cancelAnimationFrame(this.#frame);
    this.#touched = true;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#set(x, y, k);
    const from = [this.x, this.y, this.k] as const;
    const start = performance.now();
    const step = (now: number): void => {
      const p = Math.min((now - start) / 320, 1);
      const e = 1 - (1 - p) ** 3;
      this.#set(from[0] + (x - from[0]) * e, from[1] + (y - from[1]) * e, from[2] + (k - from[2]) * e);
      if (p < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #set(x: number, y: number, k: number, settle = false): void {
    this.k = k;
    clearTimeout(this.#settling);
    if (settle) this.drawn = k;
    else if (k !== this.drawn) this.#settling = setTimeout(() => (this.drawn = this.k), SETTLED);
    this.x = bounded(x, this.width, this.mapWidth * k);
    this.y = bounded(y, this.height, this.mapHeight * k);
  }
}

/** Keep the map in the frame: centred when smaller, no gap at the edges when larger. */
function bounded(offset: number, frame: number, map: number): number {
  return map <= frame ? (frame - map) / 2 : clamp(offset, frame - map, 0);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
