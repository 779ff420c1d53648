import type { Identity } from '@burrow/service-kit';

/** Who is helped: the student who is signed in or chosen, else the user, else the visitor of a cookie. */
export interface Learner {
  readonly kind: 'visitor' | 'user' | 'student';
  readonly id: string;
}

export function learnerOf({ student, user, visitor }: Identity): Learner {
  if (student !== null) return { kind: 'student', id: student };
  return user === null ? { kind: 'visitor', id: visitor } : { kind: 'user', id: user };
}
