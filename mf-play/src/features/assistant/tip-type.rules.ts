import { type ExecutionType, executionTypeOf } from '@burrow/contracts';

/** Returns what a tip in a course counts as. */
export const tipType = (course: string): ExecutionType =>
  `${executionTypeOf(course) as 'level' | 'challenge'}_assistant`;
