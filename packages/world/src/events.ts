import type { ErrorParams, WorldErrorCode } from '@burrow/contracts/errors';
import type { Direction, Position } from '@burrow/contracts';

/**
 * What happened, in order, for the renderer. `item` is an index of the state's items, `goal` of the
 * level's goals; positions are those of the thing, except for `moved` and `bumped`, where they are the animal's.
 */
export type WorldEvent =
  | { readonly type: 'moved'; readonly from: Position; readonly to: Position }
  | { readonly type: 'turned'; readonly from: Direction; readonly to: Direction }
  | {
      readonly type: 'bumped';
      readonly position: Position;
      readonly facing: Direction;
      /** The tile that was in the way; it may lie outside the map. */
      readonly target: Position;
    }
  | {
      readonly type: 'collected';
      readonly item: number;
      readonly kind: string;
      readonly amount: number;
      readonly position: Position;
      /** How many of the kind the animal holds now. */
      readonly total: number;
    }
  | {
      readonly type: 'spoke';
      readonly phrase: string;
      readonly position: Position;
      readonly listener: number | null;
    }
  | { readonly type: 'signRead'; readonly item: number; readonly text: string; readonly position: Position }
  | { readonly type: 'wrote'; readonly item: number; readonly text: string; readonly position: Position }
  | { readonly type: 'opened'; readonly item: number; readonly position: Position }
  | { readonly type: 'closed'; readonly item: number; readonly position: Position }
  | {
      readonly type: 'asked';
      readonly item: number;
      readonly question: string;
      readonly answer: boolean;
      readonly position: Position;
    }
  | { readonly type: 'pushed'; readonly item: number; readonly from: Position; readonly to: Position }
  | { readonly type: 'built'; readonly item: number; readonly structure: string; readonly position: Position }
  /** `item` is null where the ground itself was watered. */
  | { readonly type: 'watered'; readonly item: number | null; readonly position: Position }
  | {
      readonly type: 'placed' | 'planted';
      readonly item: number;
      /** What was put down: a text as the learner gave it, or the type of what was counted. */
      readonly kind: string;
      readonly amount: number;
      readonly position: Position;
    }
  /** The product lies on the tile and can be collected. */
  | {
      readonly type: 'combined';
      readonly item: number;
      readonly product: string;
      readonly position: Position;
    }
  | {
      readonly type: 'spent';
      readonly kind: string;
      readonly amount: number;
      /** How many of the kind the animal holds now. */
      readonly total: number;
    }
  | { readonly type: 'goalScored'; readonly goal: number; readonly score: number; readonly count: number }
  | { readonly type: 'failed'; readonly code: WorldErrorCode; readonly params: ErrorParams };

export type WorldEventType = WorldEvent['type'];
