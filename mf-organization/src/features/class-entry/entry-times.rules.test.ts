import type { ClassEntry } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { entryTimes } from './entry-times.rules.ts';

const entry = {
  joining_until: '2026-11-20T09:30:00.000Z',
  lesson_ends_at: '2026-11-20T09:45:00.000Z',
  now: '2026-11-20T09:05:30.000Z',
} as ClassEntry;

test('what is left is counted in minutes, and nothing is left below zero', () => {
  expect(entryTimes(entry, 0)).toEqual({ joiningMinutes: 25, lessonMinutes: 40 });
  expect(entryTimes(entry, 24 * 60_000)).toEqual({ joiningMinutes: 1, lessonMinutes: 16 });
  expect(entryTimes(entry, 60 * 60_000)).toEqual({ joiningMinutes: 0, lessonMinutes: 0 });
});

test('joining that is closed is not the same as joining that is over', () => {
  expect(entryTimes({ ...entry, joining_until: null, lesson_ends_at: null }, 0)).toEqual({
    joiningMinutes: null,
    lessonMinutes: 0,
  });
});
