import { hash } from '../pixels/noise.ts';
import type { BorderShape, Profile } from './border.ts';

/** A terrain: how each variant of it is painted. All textures repeat every 16 pixels. */
export interface Terrain {
  shape: BorderShape;
  profile: (variant: number) => Profile;
}

const OUTSIDE = '.';

const speckle = (variant: number, x: number, y: number, salt: number) =>
  hash((x >> 1) + variant * 8, y, salt);

const dirt: Terrain = {
  shape: { inset: 1.2, radius: 6 },
  profile: variant => p => {
    if (p.distance < -1) return OUTSIDE;
    if (p.distance < 0) return p.ny < -0.3 || p.nx < -0.6 ? '1' : '2';
    if (p.distance < 1) return p.ny < -0.3 || p.nx < -0.6 ? 'd' : 'f';
    if (p.distance < 2 && p.ny < -0.3) return 'd';
    const h = speckle(variant, p.x, p.y, 31);
    return h < 0.014 ? 'd' : h > 0.984 ? 'f' : 'e';
  },
};

const sand: Terrain = {
  shape: { inset: 1.2, radius: 6 },
  profile: variant => p => {
    if (p.distance < -1) return OUTSIDE;
    if (p.distance < 0) return p.ny < -0.3 ? '2' : '1';
    if (p.distance < 1) return 'e';
    const h = speckle(variant, p.x, p.y, 5);
    return h < 0.02 ? 'e' : h > 0.988 ? 'C' : 'f';
  },
};

const soil: Terrain = {
  shape: { inset: 0.8, radius: 4 },
  profile: variant => p => {
    if (p.distance < -1) return OUTSIDE;
    if (p.distance < 0) return p.ny > 0.3 ? 'v' : '1';
    if (p.distance < 1) return p.ny < -0.3 ? 'v' : 't';
    const furrow = (p.y + 16 - (hash((p.x >> 2) + variant * 4, p.y >> 3, 8) < 0.3 ? 1 : 0)) % 8;
    if (furrow <= 1) return 'u';
    if (furrow >= 6) return 'v';
    return 't';
  },
};

/** Bank in the north, foam in the south and east. */
function shoreOf(distance: number, nx: number, ny: number, x: number): string | undefined {
  if (ny < -0.35) {
    if (distance < 1) return 'd';
    if (distance < 3) return 'w';
    if (distance < 4) return 'v';
    return distance < 5.2 ? 'A' : undefined;
  }
  if (ny > 0.35) {
    if (distance < 1) return 'f';
    if (distance < 2) return 'E';
    return distance < 3.2 && hash(x >> 1, 0, 12) < 0.8 ? 'D' : undefined;
  }
  if (distance < 1) return nx < 0 ? 'd' : 'f';
  if (distance < 1.9) return nx < 0 ? 'A' : 'E';
  return distance < 3 && nx > 0 ? 'D' : undefined;
}

/** Ripples of the water's variants: rows of [x, y, length, key], never across a tile's side. */
const RIPPLES: readonly (readonly (readonly [number, number, number, string])[])[] = [
  [],
  [
    [3, 5, 5, 'D'],
    [6, 6, 4, 'D'],
    [9, 12, 4, 'D'],
  ],
  [
    [6, 10, 5, 'E'],
    [9, 11, 4, 'E'],
    [2, 2, 4, 'D'],
  ],
  [
    [2, 12, 5, 'D'],
    [9, 4, 5, 'D'],
    [7, 5, 4, 'D'],
  ],
  [[8, 8, 4, 'D']],
  [
    [8, 3, 4, 'D'],
    [3, 11, 4, 'D'],
    [6, 12, 4, 'D'],
  ],
  [
    [9, 7, 5, 'E'],
    [2, 14, 4, 'D'],
  ],
  [[3, 3, 4, 'D']],
  [
    [1, 2, 5, 'E'],
    [4, 3, 4, 'E'],
    [9, 13, 4, 'D'],
  ],
  [
    [5, 8, 6, 'D'],
    [10, 1, 4, 'D'],
  ],
];

const water: Terrain = {
  shape: { inset: 1, radius: 7 },
  profile: variant => p => {
    if (p.distance < -1) return OUTSIDE;
    if (p.distance < 0) return '1';
    const shore = shoreOf(p.distance, p.nx, p.ny, p.x);
    if (shore) return shore;
    const ripples = RIPPLES[variant % RIPPLES.length] ?? [];
    const hit = ripples.find(([x, y, length]) => p.y === y && p.x >= x && p.x < x + length);
    return hit && p.distance > 6 ? hit[3] : 'B';
  },
};

const cobble: Terrain = {
  shape: { inset: 1, radius: 5 },
  profile: variant => p => {
    if (p.distance < -1) return OUTSIDE;
    if (p.distance < 0) return '1';
    if (p.distance < 1) return 'p';
    const row = p.y >> 2;
    const column = (p.x + (row % 2) * 4) % 8;
    if (p.y % 4 === 3 || column === 7) return 'q';
    const stone = ((p.x + (row % 2) * 4) & 15) >> 3;
    const tone = hash(stone + variant * 2, row, 17);
    if (p.y % 4 === 0 || column === 0) return tone > 0.85 ? 'W' : 'm';
    return tone > 0.85 ? 'm' : 'r';
  },
};

const planks: Terrain = {
  shape: { inset: 0.6, radius: 2.5 },
  profile: variant => p => {
    if (p.distance < -1) return OUTSIDE;
    if (p.distance < 0) return p.ny > 0.3 ? 'k' : '1';
    if (p.distance < 1) return 'v';
    const board = p.x >> 2;
    const grain = p.x % 4;
    if (grain === 3) return 'w';
    if ((p.y + board * 5 + variant * 3) % 16 === 0 && variant % 3 === 1) return 'x';
    if (grain === 0) return 'z';
    return hash(p.x + variant * 16, p.y >> 2, 23) < 0.07 ? 'x' : 'y';
  },
};

/** The terrains that are drawn as blob sets over the ground. */
export const TERRAINS = { dirt, water, soil, sand, cobble, planks } as const satisfies Record<
  string,
  Terrain
>;
