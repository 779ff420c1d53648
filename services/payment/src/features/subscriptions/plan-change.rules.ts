import { monthsOf, type Plan } from '@burrow/billing';

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
