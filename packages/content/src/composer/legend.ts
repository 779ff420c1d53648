import type { StampName, TerrainName } from '@burrow/art';

/** What one letter of a composition's floor stands for. */
export interface Floor {
  /** From below. */
  readonly terrains: readonly TerrainName[];
  /** `post` is a piece of fence, `joins` a gap to which rails run, such as a gate. */
  readonly fence?: 'post' | 'joins';
  readonly stamp?: StampName;
  readonly blocks: boolean;
}

const walk = (...terrains: TerrainName[]): Floor => ({ terrains, blocks: false });
const bed = (stamp?: StampName): Floor => ({ terrains: ['soil'], stamp, blocks: true });

/** The letters of a composition's floor. */
export const LEGEND: Readonly<Record<string, Floor>> = {
  '.': walk(),
  /** Grass on which nothing grows by itself. */
  f: walk(),
  d: walk('dirt'),
  c: walk('dirt', 'cobble'),
  a: walk('sand'),
  p: walk('planks'),
  w: { terrains: ['water'], blocks: true },
  '=': { terrains: ['dirt', 'water'], stamp: 'bridge', blocks: false },
  '#': { terrains: [], fence: 'post', blocks: true },
  g: { terrains: ['dirt'], fence: 'joins', blocks: false },
  j: { terrains: [], fence: 'joins', blocks: false },
  /** Wet ground: nobody can cross it before there is a road. */
  m: { terrains: ['dirt'], stamp: 'mud', blocks: true },
  b: { terrains: [], stamp: 'bush', blocks: true },
  s: bed(),
  0: bed('crop-0'),
  1: bed('crop-1'),
  2: bed('crop-2'),
  l: bed('lettuce'),
  k: bed('wheat'),
  r: bed('flowers-red'),
  y: bed('flowers-yellow'),
  u: bed('flowers-purple'),
};
