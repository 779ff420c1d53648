import type { ExecutionType } from '@burrow/contracts';

/** What a run in a course counts as. */
export const executionTypeOf = (course: string): ExecutionType =>
  course === 'challenges' ? 'challenge' : 'level';
