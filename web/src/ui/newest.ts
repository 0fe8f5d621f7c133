/** A list that grows at its end: the newest line stays in sight, unless somebody has gone back to read. */
const NEAR = 40;

export function newestInSight(box: HTMLElement, lines: number): { update(lines: number): void; destroy(): void } {
  let known = lines;
  let atEnd = true;
  const watch = (): void => {
    atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  const toEnd = (): void => {
    box.scrollTop = box.scrollHeight;
  };
  box.addEventListener("scroll", watch, { passive: true });
  requestAnimationFrame(toEnd);
  return {
    update(now) {
      if (now !== known && atEnd) requestAnimationFrame(toEnd);
      known = now;
    },
    destroy: () => box.removeEventListener("scroll", watch),
  };
}
