import { PLANS, planOf } from '@burrow/billing';
import { expect, test } from '@jest/globals';
import { takesEffect } from './plan-change.rules.ts';

const effect = (from: string, to: string) => {
  const [one, other] = [planOf(from), planOf(to)];
  if (!one || !other) throw new Error('there is no such plan');
  return takesEffect(one, other);
};

test('more takes effect at once, less when the paid period is over', () => {
  expect(effect('unlimited-monthly', 'unlimited-yearly')).toBe('at-once');
  expect(effect('unlimited-yearly', 'unlimited-monthly')).toBe('at-period-end');
  expect(effect('school-small', 'school-large')).toBe('at-once');
  expect(effect('school-large', 'school-small')).toBe('at-period-end');
});

test('nobody changes to the same plan, to one for others, or to a course', () => {
  expect(PLANS.map(({ name }) => effect(name, name)).every(found => found === null)).toBe(true);
  expect([effect('unlimited-yearly', 'school-small'), effect('unlimited-yearly', 'beginner')]).toEqual([
    null,
    null,
  ]);
});
