import { expect, test } from '@jest/globals';
import type { CoursePurchase } from '../domain/assignment.rules.ts';
import { day, payment, subscription } from '../facts/facts.harness.ts';
import type { PaymentFact } from '../facts/fact.schema.ts';
import { purchaseOf } from '../domain/purchase.rules.ts';
import { subscriptionOf } from '../domain/subscription.rules.ts';
import { entitlementOf } from './entitlement.rules.ts';

const course: CoursePurchase = {
  id: 'one',
  plan: 'beginner',
  state: 'paid',
  paidAt: day(0),
  studentId: 'mia',
};
const paid = (more: Partial<PaymentFact>) => {
  const purchase = purchaseOf([payment(more)], []);
  return purchase ? [purchase] : [];
};
const running = (id: string, plan: string) => {
  const found = subscriptionOf([subscription({ subscription: id, plan })]);
  return found ? [{ ...found, isGoingBack: false }] : [];
};

test('courses are open to the students whose they are, and to nobody before that', () => {
  const courses = [course, { ...course, studentId: null }, { ...course, state: 'refunded' as const }];
  expect(entitlementOf({ subscriptions: [], purchases: [], courses, grants: [] })).toEqual({
    subscription: null,
    valid_until: null,
    assignments: [{ student_id: 'mia', course_id: 'python' }],
  });
});

test('of two subscriptions the one counts that is open for longest', () => {
  const subscriptions = [...running('a', 'unlimited-monthly'), ...running('b', 'school-small')];
  const purchases = [
    ...paid({ purchase: 'x', subscription: 'a', plan: 'unlimited-monthly', periodEndsAt: day(28) }),
    ...paid({ purchase: 'y', subscription: 'b', plan: 'school-small', periodEndsAt: day(365) }),
  ];
  expect(entitlementOf({ subscriptions, purchases, courses: [], grants: [] })).toMatchObject({
    subscription: 'small',
    valid_until: day(372),
  });
});

test('a subscription of which nothing is paid opens nothing', () => {
  const nothing = { subscription: null, valid_until: null, assignments: [] };
  expect(
    entitlementOf({
      subscriptions: running('a', 'unlimited-monthly'),
      purchases: [],
      courses: [],
      grants: [],
    }),
  ).toEqual(nothing);
});

test('a school that takes a smaller plan has the larger one until the end of what is paid', () => {
  const subscriptions = running('a', 'school-small');
  const purchases = paid({ purchase: 'x', subscription: 'a', plan: 'school-large', periodEndsAt: day(365) });
  const open = () => entitlementOf({ subscriptions, purchases, courses: [], grants: [] });
  expect(open()).toMatchObject({ subscription: 'large' });
  purchases.push(...paid({ purchase: 'y', subscription: 'a', plan: 'school-small', periodEndsAt: day(730) }));
  expect(open()).toMatchObject({ subscription: 'small', valid_until: day(737) });
});

test('a school that takes the larger plan in the middle of a year has it from then on, to the same end', () => {
  const subscriptions = running('a', 'school-large');
  const paidAs = (purchase: string, plan: string, at: number) =>
    paid({ purchase, subscription: 'a', plan, paidAt: day(at), periodEndsAt: day(365) });
  const purchases = [...paidAs('x', 'school-small', 0), ...paidAs('y', 'school-large', 9)];
  const open = { subscription: 'large', valid_until: day(372) };
  for (const known of [purchases, purchases.toReversed()])
    expect(entitlementOf({ subscriptions, purchases: known, courses: [], grants: [] })).toMatchObject(open);
});

test('a school whose larger plan was paid back has the smaller one, for as long as that is paid', () => {
  const subscriptions = running('a', 'school-large');
  const paidAs = (purchase: string, plan: string, end: number) =>
    paid({ purchase, subscription: 'a', plan, periodEndsAt: day(end) });
  const back = paidAs('y', 'school-large', 370).map(one => ({ ...one, state: 'refunded' as const }));
  const purchases = [...paidAs('x', 'school-small', 365), ...back];
  expect(entitlementOf({ subscriptions, purchases, courses: [], grants: [] })).toMatchObject({
    subscription: 'small',
    valid_until: day(365),
  });
});

test('of what was granted and what is paid the one counts that is open for longest', () => {
  const invoice = (about: string, until: string) => ({
    kind: 'grant' as const,
    id: about,
    at: day(0),
    account: 'a',
    isOpen: true,
    subscription: about,
    about,
    until,
  });
  const bought = {
    subscriptions: running('b', 'school-small'),
    purchases: paid({ purchase: 'y', subscription: 'b', plan: 'school-small', periodEndsAt: day(365) }),
    courses: [],
  };
  const [short, long] = [invoice('short', day(300)), invoice('long', day(400))];
  const of = (...grants: Parameters<typeof entitlementOf>[0]['grants']) =>
    entitlementOf({ ...bought, grants });
  expect(of(long, short)).toMatchObject({ subscription: 'long', valid_until: day(400) });
  expect(of(short)).toMatchObject({ subscription: 'small', valid_until: day(372) });
  const back = { ...long, id: 'back', at: day(1), isOpen: false };
  expect(of(back, long, short)).toMatchObject({ subscription: 'small' });
});

test('what staff opened is open until they take it back, however late that is told', () => {
  const grant = (id: string, isOpen: boolean, at: string) => ({
    kind: 'grant' as const,
    id,
    at,
    account: 'a',
    isOpen,
  });
  const [opened, closed] = [grant('1', true, day(0)), grant('2', false, day(1))];
  const nothing = { subscriptions: [], purchases: [], courses: [] };
  const everything = { subscription: 'unlimited', valid_until: null, assignments: [] };
  expect(entitlementOf({ ...nothing, grants: [opened] })).toEqual(everything);
  expect(entitlementOf({ ...nothing, grants: [closed, opened] })).toMatchObject({ subscription: null });
  const large = { ...grant('3', true, day(2)), subscription: 'large' };
  expect(entitlementOf({ ...nothing, grants: [large, closed] })).toMatchObject({ subscription: 'large' });
});
