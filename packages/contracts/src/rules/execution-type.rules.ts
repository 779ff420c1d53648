import type { RunType } from '../level-update.schema.ts';

/** The course of the challenges, which have their own addresses and limits. */
export const CHALLENGES = 'challenges';

/** What a run in a course counts as. */
export const executionTypeOf = (course: string): RunType => (course === CHALLENGES ? 'challenge' : 'level');
