import { expect, test } from '@jest/globals';
import { isoWeekNumber, weeklyChallenge } from './weekly-challenge.rules.ts';

const WEEK_MS = 7 * 86_400_000;
const THIRTY = Array.from({ length: 30 }, (_, index) => index);
const inWeek = (week: number): Date => new Date(Date.UTC(2026, 0, 5) + week * WEEK_MS);

test('a week begins on Monday by UTC, wherever its date is written', () => {
  const before = isoWeekNumber(new Date('2026-11-22T23:59:59.999Z'));
  expect(isoWeekNumber(new Date('2026-11-23T00:00:00Z'))).toBe(before + 1);
  expect(isoWeekNumber(new Date('2026-11-23T13:59:00+14:00'))).toBe(before);
  expect(isoWeekNumber(new Date('2026-11-22T14:00:00-10:00'))).toBe(before + 1);
  expect(isoWeekNumber(new Date('2026-11-29T23:59:59.999Z'))).toBe(before + 1);
  expect(isoWeekNumber(new Date('1970-01-01T00:00:00Z'))).toBe(0);
});

test('the days of a week have the same challenge, the next week another', () => {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 11, 28 + day)));
  expect(new Set(days.map(day => weeklyChallenge(THIRTY, day))).size).toBe(1);
  expect(weeklyChallenge(THIRTY, new Date(Date.UTC(2027, 0, 4)))).not.toBe(weeklyChallenge(THIRTY, days[0]!));
});

test.each([1, 2, 3, 7, 10, 12, 16, 30, 31])('of %i challenges all occur before one comes again', count => {
  const challenges = THIRTY.concat(30).slice(0, count);
  for (let first = 0; first < 60; first += 1) {
    const shown = challenges.map((_, week) => weeklyChallenge(challenges, inWeek(first + week)));
    expect(new Set(shown).size).toBe(count);
  }
});

test('easy and hard ones alternate', () => {
  const third = (week: number): number => Math.floor((weeklyChallenge(THIRTY, inWeek(week)) ?? 0) / 10);
  for (let week = 0; week < 60; week += 1)
    expect([week, third(week + 1) !== third(week)]).toEqual([week, true]);
});

test('without challenges there is none', () => {
  expect(weeklyChallenge([], inWeek(0))).toBeNull();
});
