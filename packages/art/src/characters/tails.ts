import type { Sprite } from '../pixels/sprite.ts';
import { MATERIALS } from './materials.ts';
import { group, mask } from './part.ts';
import type { Pose, View } from './pose.ts';
import type { Species, Tail } from './species.types.ts';

interface Shape {
  x: number;
  y: number;
  rows: string;
}

const THIN_SIDE = '#..\n#..\n.#.\n.##\n..#';
const THIN_BACK = '...#\n...#\n..#.\n##..\n#...';
const BUSHY_SIDE = '.##..\n####.\n####.\n#####\n.####\n..###';
const BUSHY_BACK = '.....##\n....####\n...#####\n..#####.\n.#####..\n.###....';
const BUSHY_FRONT = '..##\n.###\n####\n####\n###.\n##..';
const RING_SIDE = '.pp..\n####.\npppp.\n#####\n.pppp\n..###';
const RING_BACK = '.....##\n....pppp\n...#####\n..ppppp.\n.#####..\n.ppp....';
const RING_FRONT = '..pp\n.###\npppp\n####\nppp.\n##..';

const SHAPES: Record<Tail, Partial<Record<View, Shape>>> = {
  none: {},
  puff: {
    side: { x: 1, y: 16, rows: '.##.\n####\n####\n.##.' },
    back: { x: 6, y: 17, rows: '.##.\n####\n####\n.##.' },
  },
  nub: { side: { x: 2, y: 17, rows: '##\n##' }, back: { x: 7, y: 18, rows: '##\n##' } },
  curl: { side: { x: 1, y: 15, rows: 'ii.\ni..\n.ii' }, back: { x: 7, y: 17, rows: 'ii\n.i\ni.' } },
  thin: {
    side: { x: 1, y: 13, rows: THIN_SIDE },
    back: { x: 9, y: 13, rows: THIN_BACK },
    front: { x: 12, y: 15, rows: '.#\n.#\n#.\n#.' },
  },
  tuft: {
    side: { x: 0, y: 12, rows: '.ww.\nwwww\n.ww.\n..#.\n..##\n...#' },
    back: { x: 9, y: 12, rows: '..ww\n.wwww\n..ww\n..#.\n##..\n#...' },
    front: { x: 12, y: 14, rows: '.ww\n.ww\n.#.\n#..\n#..' },
  },
  brush: {
    side: { x: 0, y: 13, rows: BUSHY_SIDE },
    back: { x: 8, y: 13, rows: BUSHY_BACK },
    front: { x: 11, y: 14, rows: BUSHY_FRONT },
  },
  ring: {
    side: { x: 0, y: 13, rows: RING_SIDE },
    back: { x: 8, y: 13, rows: RING_BACK },
    front: { x: 11, y: 14, rows: RING_FRONT },
  },
  spike: {
    side: { x: 0, y: 15, rows: '#....\n##...\n###..\n.####\n..###' },
    back: { x: 8, y: 14, rows: '....##\n...###\n.####.\n####..\n###...' },
    front: { x: 11, y: 15, rows: '...#\n..##\n.##.\n##..' },
  },
};

const TIPS: Record<View, Shape> = {
  side: { x: 0, y: 13, rows: '.##\n####\n#.#' },
  back: { x: 11, y: 13, rows: '..##\n.####\n.#.##' },
  front: { x: 12, y: 14, rows: '.##\n#.##' },
};

/** The tail, or nothing where this view hides it. */
export function drawTail(species: Species, pose: Pose): Sprite | undefined {
  const shape = SHAPES[species.tail ?? 'none'][pose.view];
  if (!shape) return undefined;
  const shapeMask = mask(pose, sprite => {
    sprite.grid(shape.rows, shape.x, shape.y + pose.lift);
    if (!species.tailTip) return;
    const tip = TIPS[pose.view];
    sprite.grid(tip.rows.replaceAll('#', MATERIALS[species.tailTip][2]), tip.x, tip.y + pose.lift);
  });
  return group([{ mask: shapeMask, ramp: MATERIALS[species.tailMaterial ?? species.fur] }]);
}
