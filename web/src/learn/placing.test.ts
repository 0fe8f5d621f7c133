import { expect, test } from "vitest";
import { overlap, placeBubble, type Box } from "./placing";

const bubble = { width: 360, height: 180 };
const screens: Box[] = [
  { left: 0, top: 0, width: 1366, height: 768 },
  { left: 0, top: 0, width: 844, height: 390 },
  { left: 0, top: 0, width: 390, height: 844 },
];

test("a bubble stays on the screen and never covers what it points at, wherever that is", () => {
  for (const screen of screens) {
    for (let left = 0; left + 68 <= screen.width; left += 30) {
      for (let top = 0; top + 68 <= screen.height; top += 30) {
        const spot = { left, top, width: 68, height: 68 };
        const [x, y] = placeBubble(spot, bubble, screen);
        expect(overlap([x, y], bubble, spot), `${screen.width}: ${left},${top}`).toBe(0);
        expect(x >= 0 && y >= 0 && x + bubble.width <= screen.width && y + bubble.height <= screen.height).toBe(true);
      }
    }
  }
});
