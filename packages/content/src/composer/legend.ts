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

export const LEGEND: Readonly<Record<string, Floor>> = {
  '.': walk(),
  d: walk('dirt'),
  c: walk('cobble'),
  a: walk('sand'),
  p: walk('planks'),
  s: { terrains: ['soil'], blocks: true },
  w: { terrains: ['water'], blocks: true },
  '=': { terrains: ['dirt', 'water'], stamp: 'bridge', blocks: false },
  '#': { terrains: [], fence: 'post', blocks: true },
  g: { terrains: ['dirt'], fence: 'joins', blocks: false },
};
