import { expect, test } from '@jest/globals';
import { beginsOf } from './periods.rules.ts';

test('weeks begin on Mondays, months on their first day', () => {
  const weeks = beginsOf('week', new Date('2026-11-22T23:59:00Z'));
  expect([weeks.length, weeks[0], weeks.at(-2), weeks.at(-1)]).toEqual([
    52,
    '2025-11-24',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(beginsOf('week', new Date('2026-11-23T00:00:00Z')).at(-1)).toBe('2026-11-23');
  const months = beginsOf('month', new Date('2026-01-31T12:00:00Z'));
  expect([months.length, months[0], months.at(-2), months.at(-1)]).toEqual([
    12,
    '2025-02-01',
    '2025-12-01',
    '2026-01-01',
  ]);
});
