import { CHALLENGES, userOnlyLooks } from '@burrow/contracts';
import { useSession } from '@burrow/client';
import type { ClassRules } from './navigation.rules.ts';

/**
 * Returns what the learner's class restricts in a course; null if nothing. Challenges have no order: no class restricts
 * them. Whoever only looks completes nothing, and is held by nothing.
 */
export function useClassRules(course: string): ClassRules | null {
  const { user } = useSession();
  return course === CHALLENGES || userOnlyLooks(user) ? null : (user?.class_details ?? null);
}
