import type { ExecutionType } from '@burrow/contracts';
import { executionTypeOf } from '../../level/execution-type.rules.ts';

/** What a tip in a course counts as. */
export const tipType = (course: string): ExecutionType =>
  `${executionTypeOf(course) as 'level' | 'challenge'}_assistant`;
