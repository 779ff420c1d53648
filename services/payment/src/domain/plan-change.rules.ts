import { monthsOf, type Plan, planOf } from '@burrow/billing';

export type TakesEffect = 'at-once' | 'at-period-end';

const seatsOf = ({ seats }: Plan): number => seats ?? Number.POSITIVE_INFINITY;

/**
 * When a change from one plan to another takes effect: to a longer or larger one at once, to a shorter or smaller one when
 * the paid period is over. Null if there is no such change: to the same plan, to one for others, to a course.
 */
export function takesEffect(from: Plan, to: Plan): TakesEffect | null {
  if (from.name === to.name || from.audience !== to.audience || to.billing === 'once') return null;
  const isMore =
    monthsOf(to) > monthsOf(from) || (monthsOf(to) === monthsOf(from) && seatsOf(to) > seatsOf(from));
  return isMore ? 'at-once' : 'at-period-end';
}

/** A subscription by its plan at the provider, and the plan of what was paid last. */
interface ChangingPlan {
  readonly plan: string;
  readonly lastPlan: string | null;
}

/** The plan that is paid: while a smaller one waits for the next charge, the one that was paid last. */
export function planThatRuns({ plan, lastPlan }: ChangingPlan): string {
  const [last, now] = [planOf(lastPlan ?? ''), planOf(plan)];
  return last && now && takesEffect(last, now) === 'at-period-end' ? last.name : plan;
}
