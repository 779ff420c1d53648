import type { OwnLesson } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { lookIn, nextEnd } from './lesson.rules.ts';

const time = (seconds: number) => new Date(Date.UTC(2026, 10, 2, 9, 0, seconds)).toISOString();
const lesson = (focus: number | null, look: number | null) =>
  ({
    at: time(10),
    focus: focus === null ? null : { until: time(focus) },
    look: look === null ? null : { live_until: time(look) },
  }) as unknown as OwnLesson;

describe('the next end', () => {
  test.each([
    ['nothing ends', null, null, null],
    ['the focus ends', 15, null, 5_100],
    ['the look ends', null, 13, 3_100],
    ['the first of both ends', 15, 13, 3_100],
    ['the first of both ends, whichever it is', 12, 13, 2_100],
    ['it ended before the answer came', 9, null, 100],
  ])('%s', (_what, focus, look, ms) => expect(nextEnd(lesson(focus, look))).toBe(ms));

  test('is none of a look that is over, or of a focus without an end', () => {
    const endless = { at: time(0), focus: { until: null }, look: { live_until: null } };
    expect(nextEnd(endless as unknown as OwnLesson)).toBeNull();
  });
});

describe('a look', () => {
  const look = (live: boolean) =>
    ({
      live_until: live ? time(9) : null,
      course_id: 'python',
      level_slug: 'loops-level1',
    }) as unknown as OwnLesson['look'];

  test.each([
    ['that lasts is told in its level', true, 'python', 'loops-level1', 'live'],
    ['that lasts is told in every level', true, 'challenges', 'challenge-co-op', 'live'],
    ['that is over is told in its level', false, 'python', 'loops-level1', 'past'],
    ['that is over is not told in another level', false, 'python', 'loops-level2', null],
    [
      'that is over is not told in a level of that name of another course',
      false,
      'advanced-python',
      'loops-level1',
      null,
    ],
  ])('%s', (_what, live, course, level, told) => expect(lookIn(look(live), course, level)).toBe(told));

  test('that nobody takes is not told', () => expect(lookIn(null, 'python', 'loops-level1')).toBeNull());
});
