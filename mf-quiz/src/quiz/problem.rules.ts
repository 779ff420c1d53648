import type { SessionFlags } from '@burrow/client';

/** Why a quiz is not shown. */
export type QuizProblemKey = 'account' | 'plan' | 'closed' | 'off' | 'looking' | 'unknown' | 'failed';

interface Failure {
  readonly status: number;
  readonly code: string;
}

/** Returns the kind of problem that a refusal stands for. A path that no quiz can have is one that does not exist. */
export function problemOf({ status, code }: Failure): QuizProblemKey {
  if (code === 'quiz/class-off') return 'off';
  if (code === 'level/only-looking') return 'looking';
  if (status === 401) return 'account';
  if (status === 402) return 'plan';
  if (code === 'level/class-locked') return 'closed';
  return status === 404 || status === 422 ? 'unknown' : 'failed';
}

type Person = Pick<SessionFlags, 'isStudent' | 'isTeacher' | 'isAdmin'>;

/**
 * Returns the page that helps: log-in; or where a plan is to be had, for a school or a family. Null if none does, and
 * for students in their own session, who see no prices.
 */
export function pageFor(
  problem: QuizProblemKey,
  { isStudent, isTeacher, isAdmin }: Person,
): 'login' | 'schools' | 'purchase' | null {
  if (problem === 'account') return 'login';
  if (problem !== 'plan' || isStudent) return null;
  return isTeacher || isAdmin ? 'schools' : 'purchase';
}
