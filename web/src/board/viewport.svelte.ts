/** Zoom and pan: which part of the map is seen, in pixels = map units × k + (x, y). */
import type { Point } from "./drawing";

const SETTLED = 140; // milliseconds without a change of scale after which the map is drawn anew
const CLOSEST = 4; // times the scale of the whole map
const MARGIN = 40; // pixels from the edge at which something is in view
const NEAR = 1.5; // pixels a map unit; one may always come as close as that

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
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly mapWidth: number,
    readonly mapHeight: number,
  ) {}

  /** The scale at which the whole map is seen; a table opens with it. */
  get whole(): number {
    return Math.min(this.width / this.mapWidth, this.height / this.mapHeight);
  }
  get closest(): number {
    return Math.max(CLOSEST * this.whole, NEAR);
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    const [cx, cy] = this.toMap([this.width / 2, this.height / 2]);
    this.width = width;
    this.height = height;
    if (this.#touched) this.#set(width / 2 - cx * this.k, height / 2 - cy * this.k, this.k);
    else this.fit();
  }

  fit(): void {
    this.#touched = false;
    cancelAnimationFrame(this.#frame);
    const k = this.whole;
    this.#set((this.width - this.mapWidth * k) / 2, (this.height - this.mapHeight * k) / 2, k, true);
  }

  zoom(factor: number, around: Point = [this.width / 2, this.height / 2]): void {
    this.#touched = true;
    const k = clamp(this.k * factor, this.whole, this.closest);
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

  /** Is a point of the map in view, and not at its very edge? */
  shows(point: Point, margin = MARGIN): boolean {
    if (this.k <= this.whole) return true;
    const [x, y] = this.toScreen(point);
    return x > margin && y > margin && x < this.width - margin && y < this.height - margin;
  }

  /** Bring points into view, without coming closer. */
  reveal(points: Point[], margin = MARGIN): void {
    if (points.every((p) => this.shows(p, margin))) return;
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const [w, h] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    const fitting = Math.min((this.width - 2 * margin) / (w || 1), (this.height - 2 * margin) / (h || 1));
    const k = clamp(Math.min(this.k, fitting), this.whole, this.closest);
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
