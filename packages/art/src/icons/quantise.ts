import sharp from 'sharp';
import { PALETTE, colourOf } from '../palette.ts';
import { EMPTY, Sprite } from '../pixels/sprite.ts';

const SIZE = 14;
const BLOCK = 8;
const UNUSED = 'K';
const KEYS = Object.keys(PALETTE).filter(key => key !== UNUSED);

type Lab = readonly [number, number, number];

/** sRGB in 0-255 to OKLab (Ottosson 2020). */
function toOklab([red, green, blue]: readonly number[]): Lab {
  const linear = (value = 0) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

const LABS = KEYS.map(key => [key, toOklab(colourOf(key))] as const);

function nearestKey(rgb: readonly number[]): string {
  const [l, a, b] = toOklab(rgb);
  const distance = (lab: Lab) => (lab[0] - l) ** 2 + 2 * ((lab[1] - a) ** 2 + (lab[2] - b) ** 2);
  return LABS.reduce((best, entry) => (distance(entry[1]) < distance(best[1]) ? entry : best))[0];
}

function winner(votes: ReadonlyMap<string, number>): string {
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best), ['.', 0] as [
    string,
    number,
  ])[0];
}

/** Most frequent palette key of one block, or empty when less than half of it is covered. */
function vote(data: Uint8Array, column: number, row: number): string {
  const votes = new Map<string, number>();
  let covered = 0;
  for (let j = 0; j < BLOCK; j++)
    for (let i = 0; i < BLOCK; i++) {
      const at = ((row * BLOCK + j) * SIZE * BLOCK + column * BLOCK + i) * 4;
      if ((data[at + 3] ?? 0) < 128) continue;
      covered++;
      const key = nearestKey([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      votes.set(key, (votes.get(key) ?? 0) + 1);
    }
  return covered < BLOCK * BLOCK * 0.5 ? EMPTY : winner(votes);
}

/** Colours from dark to light, to step along when an icon is relit. */
const RAMPS = [
  'RST',
  'OPQz',
  'OQYZW',
  '12345',
  '7FJ5',
  '678',
  'vwxyz',
  'pqrmW',
  'ABDEW',
  'GHN',
  'LMNW',
  'iijW',
  'kpq',
  'tuw',
];
const DARKER = new Map<string, string>();
const LIGHTER = new Map<string, string>();
for (const ramp of RAMPS)
  [...ramp].forEach((key, index) => {
    if (!DARKER.has(key)) DARKER.set(key, ramp[Math.max(0, index - 1)] ?? key);
    if (!LIGHTER.has(key)) LIGHTER.set(key, ramp[Math.min(ramp.length - 1, index + 1)] ?? key);
  });
for (const [key, darker] of Object.entries({
  W: 'm',
  N: 'M',
  z: 'y',
  C: 'z',
  j: 'i',
  f: 'e',
  e: 'd',
  E: 'D',
  '5': '4',
}))
  DARKER.set(key, darker);

/** Lower and right edges one step darker, and a highlight in the upper left of the main colour. */
function relight(icon: Sprite): Sprite {
  const lit = icon.map((x, y) => {
    const key = icon.get(x, y);
    const edge = !icon.has(x, y + 1) || (!icon.has(x + 1, y) && icon.has(x, y - 1));
    return edge ? (DARKER.get(key) ?? key) : key;
  });
  const counts = new Map<string, number>();
  for (const key of icon.cells) if (key !== EMPTY) counts.set(key, (counts.get(key) ?? 0) + 1);
  const main = winner(counts);
  const light = LIGHTER.get(main);
  if (!light) return lit;
  const places = icon.cells.map((_, index) => [index % icon.width, Math.floor(index / icon.width)] as const);
  const fits = places.filter(
    ([x, y]) =>
      [icon.get(x, y), icon.get(x + 1, y), icon.get(x, y + 1)].every(key => key === main) &&
      icon.has(x - 1, y) &&
      icon.has(x, y - 1),
  );
  const best = fits.toSorted(([ax, ay], [bx, by]) => ax + ay * 1.2 - (bx + by * 1.2))[0];
  if (best)
    lit
      .set(best[0], best[1], light)
      .set(best[0] + 1, best[1], light)
      .set(best[0], best[1] + 1, light);
  return lit;
}

/** An SVG body on a 32x32 view box as a 16x16 sprite with an ink outline. */
export async function quantise(body: string): Promise<Sprite> {
  const size = SIZE * BLOCK;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="1.5 1.5 29 29" width="${size}" height="${size}">${body}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const icon = new Sprite(SIZE + 2, SIZE + 2);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) icon.set(column + 1, row + 1, vote(data, column, row));
  return relight(icon).outline('k');
}
