import type { SessionFlags } from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';

type Buyer = Pick<SessionFlags, 'isStudent' | 'isTeacher' | 'isAdmin'>;

/**
 * Returns the page on which somebody gets a plan: teachers and administrators for their school, everybody else for
 * their family. Null for students in their own session, who see no prices.
 */
export function purchasePage({ isTeacher, isAdmin, isStudent }: Buyer): 'schools' | 'purchase' | null {
  if (isStudent) return null;
  return isTeacher || isAdmin ? 'schools' : 'purchase';
}

/** Whether somebody has a subscription, or any course. */
export const hasPlan = ({ subscription, courses }: Pick<CurrentUser, 'subscription' | 'courses'>): boolean =>
  subscription !== null || courses.length > 0;

/** What somebody without runs left is told to do. */
export type OutOfRuns = 'sign-up' | 'upgrade' | 'contact-organization';

interface Runner {
  readonly isAnonymous: boolean;
  readonly organization: string | null;
  /** A subscription, or any course. */
  readonly hasPlan: boolean;
}

export function outOfRuns({ isAnonymous, organization, hasPlan }: Runner): OutOfRuns {
  if (isAnonymous) return 'sign-up';
  return hasPlan && organization !== null ? 'contact-organization' : 'upgrade';
}
