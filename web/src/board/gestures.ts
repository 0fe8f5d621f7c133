/** Mouse, touch and wheel on the board: pan, pinch, tap, drag a piece. */
import type { Point } from "./drawing";
import type { Viewport } from "./viewport.svelte";

const SLIP = 6; // pixels a finger may slip and still tap
const LONG = 550; // milliseconds of a long press

export interface Gestures {
  tap(place: string | null): void;
  longPress(place: string): void;
  /** May a drag that begins at this element lift a piece? Answers where from and what. */
  lift(target: Element): { from: string; kind: string } | null;
  drag(lifted: { from: string; kind: string }, at: Point, over: string | null): void;
  drop(lifted: { from: string; kind: string }, place: string | null, one: boolean): void;
}

export function gestures(node: HTMLElement, [view, on]: [Viewport, Gestures]): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  let lifted: { from: string; kind: string } | null = null;
  let press: ReturnType<typeof setTimeout> | undefined;
  let spread = 0;

  const at = (e: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  };
  const placeUnder = (e: PointerEvent): string | null => {
    for (const x of document.elementsFromPoint(e.clientX, e.clientY)) {
      const piece = moved ? null : x.closest<SVGElement>("[data-from]");
      const place = piece?.dataset.from ?? x.getAttribute("data-place");
      if (place) return place;
    }
    return null;
  };

  function down(e: PointerEvent): void {
    if (e.button > 1 || (e.target as Element).closest("[data-no-gesture]")) return;
    fingers.set(e.pointerId, at(e));
    start = at(e);
    moved = fingers.size > 1;
    spread = 0;
    clearTimeout(press);
    if (fingers.size > 1) return void (lifted = null);
    const place = placeUnder(e);
    lifted = e.button === 0 ? on.lift(e.target as Element) : null;
    if (place && e.pointerType === "touch") {
      press = setTimeout(() => {
        moved = true;
        on.longPress(place);
      }, LONG);
    }
  }

  function move(e: PointerEvent): void {
    const before = fingers.get(e.pointerId);
    if (!before || !start) return;
    const now = at(e);
    fingers.set(e.pointerId, now);
    if (fingers.size === 2) return pinch();
    if (!moved && Math.hypot(now[0] - start[0], now[1] - start[1]) > SLIP) {
      moved = true;
      clearTimeout(press);
      node.setPointerCapture(e.pointerId);
    }
    if (!moved) return;
    if (lifted) on.drag(lifted, now, placeUnder(e));
    else view.pan(now[0] - before[0], now[1] - before[1]);
  }

  function pinch(): void {
    const [a, b] = [...fingers.values()] as [Point, Point];
    const now = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (spread) view.zoom(now / spread, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    spread = now;
  }

  function up(e: PointerEvent): void {
    clearTimeout(press);
    if (!fingers.delete(e.pointerId) || fingers.size) return;
    if (lifted && moved) on.drop(lifted, placeUnder(e), e.shiftKey);
    else if (!moved) on.tap(placeUnder(e));
    lifted = start = null;
  }

  function gone(e: PointerEvent): void {
    clearTimeout(press);
    fingers.delete(e.pointerId);
    if (lifted) on.drop(lifted, null, false);
    lifted = null;
  }

  function wheel(e: WheelEvent): void {
    e.preventDefault();
    view.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), at(e));
  }

  const watcher = new ResizeObserver(() => view.resize(node.clientWidth, node.clientHeight));
  watcher.observe(node);
  view.resize(node.clientWidth, node.clientHeight);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", gone);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", gone);
      node.removeEventListener("wheel", wheel);
    },
  };
}
