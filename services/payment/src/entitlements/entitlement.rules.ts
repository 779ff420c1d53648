import { planOf } from '@burrow/billing';
import { courseOf, type CoursePurchase } from '../assignments/assignment.rules.ts';
import type { GrantFact } from '../facts/fact.schema.ts';
import { orderFacts } from '../facts/order-facts.rules.ts';
import type { Purchase } from '../purchases/purchase.rules.ts';
import { openUntil, type Subscription } from '../subscriptions/subscription.rules.ts';

/** What an owner may use, as `payment/entitlement-changed` says it. */
export interface Entitlement {
  readonly subscription: string | null;
  readonly valid_until: string | null;
  readonly assignments: readonly { readonly student_id: string; readonly course_id: string }[];
}

export interface Bought {
  readonly subscriptions: readonly Subscription[];
  readonly purchases: readonly Purchase[];
  readonly courses: readonly CoursePurchase[];
  /** What staff opened and closed for who paid elsewhere. */
  readonly grants: readonly GrantFact[];
}

type Subscribed = Pick<Entitlement, 'subscription' | 'valid_until'>;

/** What was granted is open until it is taken back: the last word counts. */
function granted(grants: readonly GrantFact[]): Subscribed | null {
  const last = orderFacts(grants).at(-1);
  return last?.isOpen ? { subscription: last.subscription ?? 'unlimited', valid_until: null } : null;
}

const NOTHING = { subscription: null, valid_until: null } as const;

/** The subscription that opens something for longest. */
function longest({ subscriptions, purchases }: Bought): Subscribed {
  const open = subscriptions.flatMap(one => {
    const until = openUntil(one, purchases.filter(({ subscription }) => subscription === one.id)); // prettier-ignore
    const opens = planOf(one.plan)?.opens;
    return until && opens?.kind === 'everything' ? [{ subscription: opens.subscription, until }] : [];
  });
  const [first] = open.sort((one, other) => Date.parse(other.until) - Date.parse(one.until));
  return first ? { subscription: first.subscription, valid_until: first.until } : NOTHING;
}

/** What follows from everything that an owner bought. */
export function entitlementOf(bought: Bought): Entitlement {
  const assignments = bought.courses.flatMap(({ state, plan, studentId }) => {
    const course_id = courseOf(plan);
    return state === 'paid' && studentId && course_id ? [{ student_id: studentId, course_id }] : [];
  });
  return { ...(granted(bought.grants) ?? longest(bought)), assignments };
}
