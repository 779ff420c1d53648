import type { Sprite } from '../pixels/sprite.ts';
import { blank, mask } from './part.ts';
import type { Pose } from './pose.ts';
import type { Ear } from './species.types.ts';

interface Shape {
  x: number;
  y: number;
  /** `#` is fur, `i` the inside. */
  rows: string;
}

const NONE: Shape = { x: 0, y: 0, rows: '' };

/** The left ear seen from the front; the right one is its mirror image. */
const FRONT: Record<Ear, Shape> = {
  none: NONE,
  long: { x: 4, y: 1, rows: '.#.\n#i#\n#i#\n#i#\n#i#\n#i#' },
  pointed: { x: 2, y: 2, rows: '.#..\n.##.\n.#i#\n#ii#\n#iii' },
  small: { x: 3, y: 3, rows: '#..\n#i.\n#i#' },
  round: { x: 2, y: 4, rows: '.##.\n#ii#\n#ii#\n####' },
  large: { x: 1, y: 3, rows: '.##..\n#ii#.\n#iii#\n#iii#\n.#ii#' },
  hanging: { x: 1, y: 7, rows: '.##\n###\n###\n###\n##.' },
  folded: { x: 2, y: 4, rows: '##.\n###\n.##\n..#' },
  sideways: { x: 0, y: 8, rows: '.##\n##i\n.##' },
  'at-side': { x: 0, y: 8, rows: '.#\n#i\n#i\n.#' },
  tuft: { x: 2, y: 4, rows: '#..\n##.\n###' },
  horned: { x: 3, y: 3, rows: 'z..\nzy.\n.y.' },
};

const SIDE: Record<Ear, Shape> = {
  none: NONE,
  long: { x: 4, y: 1, rows: '.#..\n#i#.\n#i#.\n#i#.\n#i##\n####' },
  pointed: { x: 4, y: 2, rows: '.#..\n.##.\n.#i#\n##i#\n#####' },
  small: { x: 5, y: 4, rows: '#..\n##.\n#i#' },
  round: { x: 3, y: 4, rows: '.##.\n#ii#\n#ii#\n.##.' },
  large: { x: 2, y: 4, rows: '.###.\n#iii#\n#iii#\n#iii#\n.###.' },
  hanging: { x: 4, y: 7, rows: '###\n###\n###\n###\n.##' },
  folded: { x: 4, y: 4, rows: '.##.\n.###\n####\n.##.' },
  sideways: { x: 3, y: 8, rows: '##.\n#ii\n.##' },
  'at-side': { x: 3, y: 8, rows: '.##\n#ii\n#ii\n.##' },
  tuft: { x: 3, y: 4, rows: '#..\n##.\n###' },
  horned: { x: 4, y: 3, rows: 'z..\nzy.\n.yy' },
};

/** Distance of the far ear where the side view shows both. */
const FAR_EAR: Partial<Record<Ear, number>> = { long: 3, pointed: 4, small: 4 };

/** Ears that hang over the head instead of standing behind it. */
const OVER_HEAD: readonly Ear[] = ['hanging', 'folded', 'sideways', 'at-side'];

export function isOverHead(ear: Ear, pose: Pose): boolean {
  return OVER_HEAD.includes(ear) && (pose.view !== 'back' || ear === 'sideways');
}

/** Mask of both ears. */
export function earMask(ear: Ear, inner: string, far: string, pose: Pose): Sprite {
  const shape = pose.view === 'side' ? SIDE[ear] : FRONT[ear];
  const rows = shape.rows.replaceAll('i', pose.view === 'back' ? '#' : inner);
  const near = blank().grid(rows, shape.x, shape.y + pose.lift);
  return mask(pose, sprite => {
    if (pose.view !== 'side') sprite.draw(near.flip());
    const distance = pose.view === 'side' ? FAR_EAR[ear] : undefined;
    if (distance !== undefined)
      sprite.draw(
        near.map((x, y) => (near.has(x, y) ? far : '.')),
        distance,
      );
    sprite.draw(near);
  });
}
