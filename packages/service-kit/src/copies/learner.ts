import { DomainError } from '../errors/domain.error.ts';
import type { Identity } from '../identity/identity.ts';

/**
 * Whose work it is: that of a visitor with a cookie, of a student, or what a parent, teacher or administrator
 * tried out. An adult who tries things out is not a student and appears in no list, seat or report.
 */
export interface Learner {
  readonly kind: 'visitor' | 'user' | 'student';
  readonly id: string;
}

/** Returns who is learning: the student who is logged in or chosen, otherwise the user, otherwise the visitor. */
export function learnerOf({ student, user, visitor }: Identity): Learner {
  if (student !== null) return { kind: 'student', id: student };
  return user === null ? { kind: 'visitor', id: visitor } : { kind: 'user', id: user };
}

/** The error for a learner who was removed. */
export const learnerGone = (): DomainError =>
  new DomainError('auth/not-logged-in', 'This account does not exist any more.');
