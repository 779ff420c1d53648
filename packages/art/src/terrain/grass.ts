import { hash, valueNoise } from '../pixels/noise.ts';
import { Sprite } from '../pixels/sprite.ts';
import { TILE } from './border.ts';

const TUFTS = ['..4..\n.4.4.', '2.2\n.2.', '.4.2\n4.2.'] as const;
const CLUMP = '..4..4.\n4.24.24\n2424424\n.222222';
const CLOVER = '.4.\n4.4\n.2.';

/** Whether a pixel is in the darker mottle; corners are north-west 1, north-east 2, south-east 4, south-west 8. */
function isMottled(corners: number, x: number, y: number): boolean {
  const value = (bit: number) => (corners & bit ? 1 : 0);
  const sx = x - (x & 1) * ((y >> 1) & 1);
  const u = (sx + 0.5) / TILE;
  const v = (y + 0.5) / TILE;
  const top = value(1) * (1 - u) + value(2) * u;
  const bottom = value(8) * (1 - u) + value(4) * u;
  const blend = top * (1 - v) + bottom * v;
  if (blend === 0 || blend === 1) return blend === 1;
  return blend + (valueNoise(sx / 4, y / 4, 42, 4) - 0.5) * 0.5 > 0.5;
}

function flower(sprite: Sprite, x: number, y: number, petal: string): void {
  sprite.grid(`.a.\naba\n.a.`.replaceAll('a', petal).replaceAll('b', petal === 'Y' ? 'P' : 'Y'), x, y);
  sprite.set(x + 1, y + 3, '1');
}

/** Grass with the mottle given by its four corners and some tufts chosen by the variant. */
export function drawGrass(corners: number, variant: number, tufts: number): Sprite {
  const sprite = new Sprite(TILE, TILE).map((x, y) => (isMottled(corners, x, y) ? '0' : '3'));
  for (let i = 0; i < tufts; i++) {
    const rows = TUFTS[Math.floor(hash(corners, variant, 20 + i) * TUFTS.length)] ?? TUFTS[0];
    sprite.grid(
      rows,
      1 + Math.floor(hash(variant, corners, 3 + i) * 10),
      1 + Math.floor(hash(variant, corners, 9 + i) * 12),
    );
  }
  return sprite;
}

/** The plain grass tiles that may stand in any order: bare, tufts, flowers, clumps. */
export function drawMeadow(): Sprite[] {
  const grass = (variant: number, tufts: number) => drawGrass(0, variant, tufts);
  const flowers = (petal: string, places: readonly (readonly [number, number])[], variant: number) => {
    const sprite = grass(variant, 0);
    for (const [x, y] of places) flower(sprite, x, y, petal);
    return sprite;
  };
  const three = [
    [2, 3],
    [9, 8],
    [10, 1],
  ] as const;
  const two = [
    [3, 9],
    [10, 4],
  ] as const;
  return [
    grass(0, 0),
    grass(1, 1),
    grass(2, 1),
    grass(3, 1),
    grass(4, 2),
    grass(5, 2),
    grass(6, 1),
    grass(7, 2),
    flowers('W', three, 8),
    flowers('Y', three, 9),
    flowers('j', three, 10),
    flowers('W', two, 11),
    flowers('Y', two, 12),
    flowers('j', two, 13),
    grass(14, 0).grid(CLUMP, 4, 6),
    grass(15, 1).grid(CLOVER, 3, 4).grid(CLOVER, 9, 9),
    flowers('H', three, 16),
    flowers('S', two, 17),
    grass(18, 0).grid(CLUMP, 7, 2).grid(CLOVER, 2, 10),
    grass(19, 2).grid('.mr\nmrq\nqqp', 10, 10),
  ];
}
