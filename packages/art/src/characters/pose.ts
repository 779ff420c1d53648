/** Where an animal looks, as in the names of walking frames. */
export const DIRECTIONS = ['down', 'left', 'right', 'up'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What an animal does while it faces the viewer. */
export const ACTIONS = ['use', 'carry', 'cheer', 'dizzy'] as const;
export type Action = (typeof ACTIONS)[number];

export const WALK_FRAMES = 4;
export const ACTION_FRAMES = 2;

export type View = 'front' | 'side' | 'back';
export type Arms = 'swing' | 'up' | 'out' | 'reach';
export type Eyes = 'open' | 'happy' | 'crossed';

/** Everything that distinguishes one frame of an animal from another. */
export interface Pose {
  view: View;
  /** Drawn looking right, then mirrored before it is shaded. */
  mirrored: boolean;
  /** By how many rows everything but the feet is moved: -1 in the middle of a step. */
  lift: number;
  /** Which leg is ahead: -1, 1, or 0 for standing. */
  lead: number;
  arms: Arms;
  eyes: Eyes;
  /** By how many pixels the head leans to the side and down. */
  headX: number;
  headY: number;
  /** By how many pixels the whole animal is in the air. */
  hop: number;
}

const STANDING: Pose = {
  view: 'front',
  mirrored: false,
  lift: 0,
  lead: 0,
  arms: 'swing',
  eyes: 'open',
  headX: 0,
  headY: 0,
  hop: 0,
};

const LEADS = [0, 1, 0, -1];

/** Pose of a walking frame (0 to 3; 0 and 2 stand, 1 and 3 step). */
export function walkPose(direction: Direction, frame: number): Pose {
  const lead = LEADS[frame % WALK_FRAMES] ?? 0;
  const view = direction === 'down' ? 'front' : direction === 'up' ? 'back' : 'side';
  return { ...STANDING, view, mirrored: direction === 'left', lead, lift: lead === 0 ? 0 : -1 };
}

const ACTION_POSES: Record<Action, [Partial<Pose>, Partial<Pose>]> = {
  use: [{ arms: 'out' }, { arms: 'reach', headY: 1 }],
  carry: [{ arms: 'up' }, { arms: 'up', lift: -1, lead: 1 }],
  cheer: [
    { arms: 'up', eyes: 'happy', headY: 1, hop: 1 },
    { arms: 'out', eyes: 'happy' },
  ],
  dizzy: [
    { eyes: 'crossed', headX: -1 },
    { eyes: 'crossed', headX: 1 },
  ],
};

/** Pose of an acting frame (0 or 1). */
export function actionPose(action: Action, frame: number): Pose {
  return { ...STANDING, ...ACTION_POSES[action][frame % ACTION_FRAMES === 0 ? 0 : 1] };
}
