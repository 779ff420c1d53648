import type { OwnFeedback } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { cameBack, unreadOf } from './returned-work.rules.ts';

type Level = OwnFeedback['levels'][number];
/** Remarks as days of November, the latest first; those that were not read end in `!`. */
const level = (level_slug: string, ...remarks: string[]) =>
  ({
    level_slug,
    remarks: remarks.map(day => ({
      created_at: `2026-11-${day.slice(0, 2)}T09:00:00.000Z`,
      read_at: day.endsWith('!') ? null : '2026-11-30T09:00:00.000Z',
    })),
  }) as unknown as Level;

test('remarks that were not read are counted', () => {
  expect([
    unreadOf(level('a')),
    unreadOf(level('a', '03', '02')),
    unreadOf(level('a', '03!', '02', '01!')),
  ]).toEqual([0, 0, 2]);
});

test('levels with something new come first, each group with the latest first', () => {
  const levels = [
    level('old', '01'),
    level('new', '02!'),
    level('none'),
    level('late', '09'),
    level('newer', '03!', '01'),
  ];
  expect(cameBack(levels).map(({ level_slug }) => level_slug)).toEqual(['newer', 'new', 'late', 'old']);
});

test('an old remark that was not read counts as new', () => {
  const levels = [level('read', '09', '08'), level('unread', '05', '01!')];
  expect(cameBack(levels).map(({ level_slug }) => level_slug)).toEqual(['unread', 'read']);
});
