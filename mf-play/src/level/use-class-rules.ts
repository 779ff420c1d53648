import { CHALLENGES } from '@burrow/contracts';
import { useSession } from '@burrow/client';
import type { ClassRules } from './chapters.rules.ts';

/** What the learner's class restricts in a course; null where nothing. Challenges are no path: no class restricts them. */
export function useClassRules(course: string): ClassRules | null {
  const rules = useSession().user?.class_details ?? null;
  return course === CHALLENGES ? null : rules;
}
