import { planOf } from '@burrow/billing';
import { courseOf, type CoursePurchase } from '../domain/assignment.rules.ts';
import type { GrantFact } from '../facts/fact.schema.ts';
import { orderFacts } from '../facts/order-facts.rules.ts';
import type { Purchase } from '../domain/purchase.rules.ts';
import { openUntil } from '../domain/contract.rules.ts';
import type { Subscription } from '../domain/subscription.rules.ts';

/** What an owner may use, as `payment/entitlement-changed` says it. */
export interface Entitlement {
  readonly subscription: string | null;
  readonly valid_until: string | null;
  readonly assignments: readonly { readonly student_id: string; readonly course_id: string }[];
}

export interface Bought {
  /** Each with whether its money is on its way back. */
  readonly subscriptions: readonly (Subscription & { readonly isGoingBack: boolean })[];
  readonly purchases: readonly Purchase[];
  readonly courses: readonly CoursePurchase[];
  /** What staff opened and closed for who paid elsewhere. */
  readonly grants: readonly GrantFact[];
}

type Subscribed = Pick<Entitlement, 'subscription' | 'valid_until'>;

/** What was granted is open until its time is over or it is taken back: the last word about each counts. */
function granted(grants: readonly GrantFact[]): Subscribed[] {
  const last = new Map(orderFacts(grants).map(grant => [grant.about, grant]));
  return [...last.values()].flatMap(({ isOpen, subscription = 'unlimited', until = null }) =>
    isOpen ? [{ subscription, valid_until: until }] : [],
  );
}

const NOTHING: Subscribed = { subscription: null, valid_until: null };

const msOf = (time: string | null): number => Date.parse(time ?? '') || 0;

/**
 * The plan that was paid for longest, of what we keep: less that was chosen is charged with the next period, and takes nothing
 * away before that; more of which the money went back opens nothing more. Of two that end on the same day the one counts that
 * was paid later: it changed the plan for what was left of the period.
 */
const planThatOpens = (payments: readonly Purchase[]): string =>
  payments
    .filter(({ state }) => state === 'paid')
    .toSorted(
      (one, other) =>
        msOf(other.periodEndsAt) - msOf(one.periodEndsAt) || msOf(other.paidAt) - msOf(one.paidAt),
    )[0]?.plan ?? '';

function subscribed({ subscriptions, purchases }: Bought): Subscribed[] {
  return subscriptions.flatMap(one => {
    const payments = purchases.filter(({ subscription }) => subscription === one.id);
    const until = openUntil({ ...one, payments });
    const opens = planOf(planThatOpens(payments))?.opens;
    return until && opens?.kind === 'everything'
      ? [{ subscription: opens.subscription, valid_until: until }]
      : [];
  });
}

const endOf = ({ valid_until: until }: Subscribed): number =>
  until === null ? Number.POSITIVE_INFINITY : Date.parse(until);

/** What is open for longest, of what was granted and what is paid here. */
function longest(bought: Bought): Subscribed {
  const open = [...granted(bought.grants), ...subscribed(bought)];
  return open.reduce(
    (first, other) => (first === NOTHING || endOf(other) > endOf(first) ? other : first),
    NOTHING,
  );
}

/** What follows from everything that an owner bought. */
export function entitlementOf(bought: Bought): Entitlement {
  const assignments = bought.courses.flatMap(({ state, plan, studentId }) => {
    const course_id = courseOf(plan);
    return state === 'paid' && studentId && course_id ? [{ student_id: studentId, course_id }] : [];
  });
  return { ...longest(bought), assignments };
}
