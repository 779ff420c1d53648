import type { CurrentPlan } from '@burrow/contracts';
import type { Entitlement } from '../../entitlements/entitlement.rules.ts';

/** What somebody may use: what those bought who look after them. A student has courses of their own only. */
export function currentPlan(told: readonly Entitlement[], student: string | null, now: Date): CurrentPlan {
  const running = told.find(
    ({ subscription, valid_until: until }) =>
      subscription !== null && (until === null || new Date(until) > now),
  );
  const courses = told
    .flatMap(({ assignments }) => assignments)
    .filter(({ student_id }) => student === null || student_id === student)
    .map(({ course_id }) => course_id);
  return { subscription: running?.subscription ?? null, courses: [...new Set(courses)].sort() };
}
