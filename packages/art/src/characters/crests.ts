import type { Sprite } from '../pixels/sprite.ts';
import { MATERIALS } from './materials.ts';
import { drawBehindLine, mask, shade } from './part.ts';
import type { Pose, View } from './pose.ts';
import type { Crest, Species } from './species.types.ts';

interface Shape {
  x: number;
  y: number;
  rows: string;
}

/** What grows on a head; `#` takes the crest's material, other characters are palette keys. */
const CRESTS: Record<Crest, Record<View, readonly Shape[]>> = {
  comb: {
    front: [{ x: 6, y: 3, rows: '.SS.\nSTSS\nSSSS' }],
    back: [{ x: 6, y: 3, rows: '.SS.\nSTSS\nSSSS' }],
    side: [{ x: 5, y: 3, rows: '.SS.S\nSTSSS\nSSSSS' }],
  },
  horns: {
    front: [
      { x: 3, y: 4, rows: 'z.\nzz\n.y' },
      { x: 11, y: 4, rows: '.z\nzz\ny.' },
    ],
    back: [
      { x: 3, y: 4, rows: 'z.\nzz\n.y' },
      { x: 11, y: 4, rows: '.z\nzz\ny.' },
    ],
    side: [{ x: 7, y: 4, rows: '.z\nzz\nyy' }],
  },
  unicorn: {
    front: [{ x: 7, y: 1, rows: '.Y\nYQ\nYQ\nYQ' }],
    back: [{ x: 7, y: 1, rows: '.Y\nYQ\nYQ\nYQ' }],
    side: [{ x: 9, y: 1, rows: '..Y\n.YQ\nYQ.\nYQ.' }],
  },
  bristles: {
    front: [{ x: 6, y: 3, rows: '#.##\n####\n.##.' }],
    back: [{ x: 6, y: 3, rows: '##.#\n####\n####' }],
    side: [{ x: 2, y: 3, rows: '...#.#.\n..#####\n.##....\n.#.....' }],
  },
  mane: {
    front: [{ x: 6, y: 3, rows: '.##.\n####\n####\n.###\n.##.\n..#.' }],
    back: [{ x: 6, y: 3, rows: '.##.\n####\n####\n####\n####\n.###\n.###\n.##.\n.##.\n..#.' }],
    side: [
      {
        x: 1,
        y: 3,
        rows: '....####.\n..#######\n.####..#.\n.###.....\n###......\n###......\n###......\n###......\n.##......\n.##......',
      },
    ],
  },
};

const SIDE_BEAK = 'QQ.\nQQQ\nOO.';

/** Comb, horns, mane, bristles and the beak of the side view, each with its own line. */
export function drawCrests(onto: Sprite, species: Species, pose: Pose): void {
  const ramp = MATERIALS[species.crestMaterial ?? species.fur];
  for (const crest of species.crests ?? []) {
    const shape = mask(pose, sprite => {
      for (const part of CRESTS[crest][pose.view]) sprite.grid(part.rows, part.x, part.y + pose.lift);
    });
    drawBehindLine(onto, shade([{ mask: shape, ramp }]));
  }
  if (species.beak && pose.view === 'side')
    drawBehindLine(
      onto,
      mask(pose, sprite => sprite.grid(SIDE_BEAK, 13, 10 + pose.lift)),
    );
}
