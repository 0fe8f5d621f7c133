/** How a side looks: which emblem of the sprite stands for it. Colour never stands alone. */
const LOOKS: Record<string, string> = {
  babylonia: "babylon",
  babylonians: "babylon",
  germania: "germany",
  germans: "germany",
  romans: "rome",
  greeks: "greece",
  egyptians: "egypt",
  carthaginians: "carthage",
  persians: "persia",
  phoenicians: "phoenicia",
  arabs: "arabia",
};

export function lookOf(side: string | null | undefined): string {
  return side ? (LOOKS[side] ?? side) : "";
}

export function sideColour(side: string): string {
  return `var(--e-${lookOf(side)})`;
}
