import { expect, test } from '@jest/globals';
import { type InLesson, inNeedFirst, lessonCounts, minutesSince, standingOf } from './lesson-order.rules.ts';

interface More {
  readonly stuck?: string;
  readonly isDone?: boolean;
}

const student = (name: string, presence: 'here' | 'left' | 'missing' | null, { stuck, isDone }: More = {}) =>
  ({
    name,
    seen: presence && { student_id: name, presence, left_at: null },
    work: {
      is_done: isDone ?? false,
      stuck: stuck ? { since: `2026-11-29T09:${stuck}:00Z`, runs: 3 } : null,
    },
  }) as unknown as InLesson;

test('who needs help comes first, and who waits longest among them', () => {
  const class4b = [
    student('Done', 'here', { isDone: true }),
    student('Working', 'here'),
    student('Left', 'left'),
    student('Missing', 'missing'),
    student('Stuck later', 'here', { stuck: '20' }),
    student('Stuck', 'here', { stuck: '10' }),
    student('Anna', 'here'),
    student('Élan', 'here'),
  ];
  expect(inNeedFirst(class4b, 'en').map(({ name }) => name)).toEqual([
    'Stuck', 'Stuck later', 'Missing', 'Left', 'Anna', 'Élan', 'Working', 'Done',
  ]); // prettier-ignore
  expect(lessonCounts(class4b)).toEqual({
    stuck: 2, missing: 1, left: 1, working: 3, done: 1, here: 6, all: 8,
  }); // prettier-ignore
});

test('who is stuck and has left is stuck, who was done before and did not come is missing', () => {
  expect(standingOf(student('a', 'left', { stuck: '10' }))).toBe('stuck');
  expect(standingOf(student('b', 'missing', { isDone: true }))).toBe('missing');
  expect(standingOf(student('c', 'left', { isDone: true }))).toBe('done');
});

test('nobody is missing of whom nothing is known yet', () => {
  expect(standingOf(student('a', null))).toBe('working');
  expect(standingOf({ work: undefined, seen: undefined })).toBe('working');
});

test('minutes are whole ones, and never fewer than none', () => {
  expect([59_999, 60_000, 125_000, -5_000].map(passed => minutesSince(0, passed))).toEqual([0, 1, 2, 0]);
});
