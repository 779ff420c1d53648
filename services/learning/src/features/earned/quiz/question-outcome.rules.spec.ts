import { describe, expect, test } from '@jest/globals';
import { type CheckedTry, outcomeOf } from './question-outcome.rules.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 10, date));

/** A try on a day, with another set each day; `wrong` and `right` name questions that were checked. */
const tried = (date: number, order: string, right = '', wrong = ''): CheckedTry => ({
  try_id: `of ${date}`,
  questions: [...order].map(id => ({ id, set: date })),
  answers: [...order].flatMap((id, index) =>
    right.includes(id) || wrong.includes(id)
      ? [{ number: index + 1, is_right: right.includes(id), at: day(date) }]
      : [],
  ),
});

describe('a parent is told of each question', () => {
  test('that it was right at the first check, whatever came later', () => {
    const tries = [tried(1, 'ab', 'a'), tried(2, 'ba', '', 'a')];
    expect(outcomeOf('a', tries)).toEqual({ outcome: 'right', checkedAt: day(1), rightAt: day(1), set: 1 });
  });

  test('that it was wrong first and right later, with both days', () => {
    const tries = [tried(1, 'ab', '', 'a'), tried(2, 'ba', '', 'a'), tried(3, 'ba', 'a')];
    expect(outcomeOf('a', tries)).toEqual({
      outcome: 'right_later',
      checkedAt: day(1),
      rightAt: day(3),
      set: 3,
    });
  });

  test('that it is wrong, as it was asked the last time it was checked', () => {
    const tries = [tried(1, 'ab', '', 'a'), tried(2, 'ba', '', 'a'), tried(3, 'ba')];
    expect(outcomeOf('a', tries)).toEqual({ outcome: 'wrong', checkedAt: day(1), rightAt: null, set: 2 });
  });

  test('that it was left out, which is not the same as wrong', () => {
    const tries = [tried(1, 'ab', 'b'), tried(2, 'ba', '', 'b')];
    expect(outcomeOf('a', tries)).toEqual({
      outcome: 'not_answered',
      checkedAt: null,
      rightAt: null,
      set: 2,
    });
  });

  test('that it was left out if it came to the quiz later', () => {
    expect(outcomeOf('c', [tried(1, 'ab', 'ab')])).toMatchObject({ outcome: 'not_answered', set: 0 });
  });
});

test('a check of an earlier day is the first one, in whatever order tries are read', () => {
  const tries = [tried(3, 'ba', 'a'), tried(1, 'ab', '', 'a')];
  expect(outcomeOf('a', tries)).toMatchObject({ outcome: 'right_later', checkedAt: day(1) });
});
