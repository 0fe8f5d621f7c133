/** The grain of the map's paper: soft noise, drawn once and laid over the map as a repeating tile. */
const SIZE = 256;

let tile: string | null = null;

export function paperTile(): string {
  tile ??= drawTile();
  return tile;
}

function drawTile(): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext("2d");
  if (!context) return "";
  const image = context.createImageData(SIZE, SIZE);
  const octaves = [4, 8, 16, 32].map((cells, i) => lattice(cells, i + 1));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let value = 0;
      octaves.forEach((octave, i) => (value += octave(x / SIZE, y / SIZE) / 2 ** (i + 1)));
      const at = 4 * (y * SIZE + x);
      image.data.set([89, 61, 26, Math.max(0, value * 150 - 50)], at);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL("image/png");
}

/** Smooth noise on a grid that repeats, with values 0 to 1. */
function lattice(cells: number, seed: number): (x: number, y: number) => number {
  let state = seed * 2654435761;
  const values = Array.from({ length: cells * cells }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return (state >>> 8) / 2 ** 24;
  });
  const value = (i: number, j: number): number => values[(j % cells) * cells + (i % cells)]!;
  const ease = (p: number): number => p * p * (3 - 2 * p);
  return (x, y) => {
    const [i, j] = [Math.floor(x * cells), Math.floor(y * cells)];
    const [u, v] = [ease(x * cells - i), ease(y * cells - j)];
    const top = value(i, j) * (1 - u) + value(i + 1, j) * u;
    const bottom = value(i, j + 1) * (1 - u) + value(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}
