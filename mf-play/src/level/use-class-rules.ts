import { CHALLENGES } from '@burrow/contracts';
import { useSession } from '@burrow/client';
import type { ClassRules } from './navigation.rules.ts';

/** Returns what the learner's class restricts in a course; null if nothing. Challenges have no order: no class restricts them. */
export function useClassRules(course: string): ClassRules | null {
  const rules = useSession().user?.class_details ?? null;
  return course === CHALLENGES ? null : rules;
}
