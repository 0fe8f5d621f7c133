/** Where a bubble goes: beside what it points at, within the screen, never over it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

/** The top left corner of a bubble of this size; without a spot it stands in the middle below. */
export function placeBubble(
  spot: Box | null,
  bubble: { width: number; height: number },
  screen: Box,
): [number, number] {
  const right = screen.left + screen.width;
  const bottom = screen.top + screen.height;
  const x = (wish: number): number => clamp(wish, screen.left + EDGE, right - EDGE - bubble.width);
  const y = (wish: number): number => clamp(wish, screen.top + EDGE, bottom - EDGE - bubble.height);
  if (!spot) return [x(screen.left + (screen.width - bubble.width) / 2), y(bottom - bubble.height - 120)];
  const across = spot.left + spot.width / 2 - bubble.width / 2;
  const along = spot.top + spot.height / 2 - bubble.height / 2;
  const wishes: [number, number][] = [
    [x(spot.left + spot.width + GAP), y(along)],
    [x(spot.left - GAP - bubble.width), y(along)],
    [x(across), y(spot.top + spot.height + GAP)],
    [x(across), y(spot.top - GAP - bubble.height)],
    [x(across), y(screen.top)],
    [x(across), y(bottom)],
    ...[screen.left, right].flatMap((side): [number, number][] => [
      [x(side), y(screen.top)],
      [x(side), y(bottom)],
    ]),
  ];
  return wishes.reduce((best, wish) => (overlap(wish, bubble, spot) < overlap(best, bubble, spot) ? wish : best));
}

/** How much of the spot a bubble with this corner would cover. */
export function overlap([left, top]: [number, number], size: { width: number; height: number }, spot: Box): number {
  const w = Math.min(left + size.width, spot.left + spot.width) - Math.max(left, spot.left);
  const h = Math.min(top + size.height, spot.top + spot.height) - Math.max(top, spot.top);
  return w > 0 && h > 0 ? w * h : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
