import type { CodeLine } from '@burrow/python-syntax';
import type { Finding } from '../tutor.types.ts';

/** What is wrong in one of the learner's lines, judged by the reference's line; null if it is something else. */
export type Comparison = (mine: CodeLine, theirs: CodeLine) => Pick<Finding, 'kind' | 'params'> | null;
