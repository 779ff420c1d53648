import { expect, test } from '@jest/globals';
import { toldDays } from './told-days.rules.ts';

test.each([
  ['Berlin', '+01:00'],
  ['Los Angeles', '-08:00'],
  ['Auckland', '+12:00'],
  ['Pago Pago', '-11:00'],
])('the days are those of a school in %s', (_where, zone) => {
  const { from, date } = toldDays({
    beginsAt: new Date(`2026-11-30T00:00:00${zone}`),
    endsAt: new Date(`2026-12-02T23:59:59${zone}`),
  });
  expect([from, date].map(each => each.toISOString().slice(0, 10))).toEqual(['2026-11-30', '2026-12-02']);
});
