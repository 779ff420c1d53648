import { DomainError } from '../errors/domain.error.ts';
import type { Identity } from '../identity/identity.ts';

/**
 * Whose work it is: a visitor's of a cookie, a student's, or what a parent, teacher or administrator
 * tried by themselves. The last is no student and appears in no list, seat or report.
 */
export interface Learner {
  readonly kind: 'visitor' | 'user' | 'student';
  readonly id: string;
}

/** Who learns: the student who is logged in or chosen, else the user, else the visitor. */
export function learnerOf({ student, user, visitor }: Identity): Learner {
  if (student !== null) return { kind: 'student', id: student };
  return user === null ? { kind: 'visitor', id: visitor } : { kind: 'user', id: user };
}

/** What a learner is told who was removed. */
export const learnerGone = (): DomainError =>
  new DomainError('auth/not-logged-in', 'This account does not exist any more.');
