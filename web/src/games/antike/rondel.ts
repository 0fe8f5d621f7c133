/** Geometry of the rondel: eight spaces, the first at the top, clockwise; centre (170, 170). */
const OUTER = 142;
const INNER = 52;
const HALF = Math.PI / 8;

export function at(space: number, radius: number, turn = 0): [number, number] {
  const angle = -Math.PI / 2 + (space + turn) * 2 * HALF;
  return [round(170 + radius * Math.cos(angle)), round(170 + radius * Math.sin(angle))];
}

/** The outline of a space, `inset` pixels within its edges. */
export function sector(space: number, inset = 0): string {
  const [outer, inner] = [OUTER - inset, INNER + inset];
  const corner = (radius: number, side: number): string => {
    const turn = 0.5 - (inset + 1) / (radius * 2 * HALF);
    return at(space, radius, side * turn).join(" ");
  };
  return `M${corner(outer, -1)}A${outer} ${outer} 0 0 1 ${corner(outer, 1)}L${corner(inner, 1)}A${inner} ${inner} 0 0 0 ${corner(inner, -1)}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
