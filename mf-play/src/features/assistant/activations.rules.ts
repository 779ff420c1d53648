import type { CurrentUser } from '@burrow/contracts';
import { hasPlan } from '../../level/purchase.rules.ts';

/** Returns the way to more tips a day; null if only a school can give them, and for a child's session. */
export function wayToMore(
  user: Pick<CurrentUser, 'subscription' | 'courses' | 'is_student'> | null,
): 'log-in' | 'subscribe' | null {
  if (!user) return 'log-in';
  return hasPlan(user) || user.is_student ? null : 'subscribe';
}
