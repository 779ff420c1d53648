import { planOf } from '@burrow/billing';
import type { CheckoutState } from '@burrow/contracts';
import { courseOf } from '../../domain/assignment.rules.ts';
import type { Entitlement } from '../../entitlements/entitlement.rules.ts';

/** A purchase that was begun, and what others were told that its buyer may use. */
export interface Begun {
  readonly plan: string;
  readonly state: CheckoutState['state'];
  readonly told: Entitlement | null;
  readonly studentId: string | null;
}

/** How a checkout stands: what was bought can be used once others were told. */
export function checkoutState({ plan, state, told, studentId }: Begun): CheckoutState {
  const course = courseOf(plan);
  const opens = planOf(plan)?.opens;
  const isTold = course
    ? told?.assignments.some(one => one.student_id === studentId && one.course_id === course)
    : opens?.kind === 'everything' && told?.subscription === opens.subscription;
  const isPaid = state === 'paid';
  return {
    plan_name: plan,
    state,
    is_open: isPaid && (isTold ?? false),
    is_unassigned: isPaid && course !== null && studentId === null,
  };
}
