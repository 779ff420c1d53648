import { describe, expect, test } from '@jest/globals';
import { type ClassRules, closedChapters, takesQuiz } from './class.rules.ts';

const settings = (more: Partial<ClassRules> = {}): ClassRules => ({
  unlocked_chapters: [],
  no_skip: false,
  quiz: true,
  ...more,
});

/** Four chapters, of which the named ones are complete. */
const chapters = (...complete: number[]) => [1, 2, 3, 4].map(id => ({ id, complete: complete.includes(id) }));
const closed = (more: Partial<ClassRules> | null, ...complete: number[]) => [
  ...closedChapters('python', more === null ? null : settings(more), chapters(...complete)),
];

describe('chapters that a class keeps closed', () => {
  test('are none without a class, or if the class names none', () => {
    expect(closed(null)).toEqual([]);
    expect(closed({})).toEqual([]);
  });

  test.each([
    [
      ['1', '3'],
      [2, 4],
    ],
    [
      ['python:1', 'python:3'],
      [2, 4],
    ],
    [
      ['3', '1'],
      [2, 4],
    ],
    [
      [' 1', 'python: 3 '],
      [2, 4],
    ],
    [
      ['python:2', 'advanced-python:4'],
      [1, 3, 4],
    ],
  ])('are all but %j', (unlocked_chapters, expected) => {
    expect(closed({ unlocked_chapters })).toEqual(expected);
  });

  test.each([[['9']], [['advanced-python:1']], [['loops']], [['']], [[':1']]])(
    'are none where %j fits no chapter of the course',
    unlocked_chapters => {
      expect(closed({ unlocked_chapters })).toEqual([]);
    },
  );
});

describe('without skipping', () => {
  test.each([
    [[], [2, 3, 4]],
    [[1], [3, 4]],
    [[1, 2, 3], []],
    [[1, 2, 3, 4], []],
    [[3], [2, 4]],
  ])('with %j complete the closed ones are %j', (complete, expected) => {
    expect(closed({ no_skip: true }, ...complete)).toEqual(expected);
  });

  test('the first incomplete chapter is counted among the unlocked ones', () => {
    expect(closed({ no_skip: true, unlocked_chapters: ['2', '4'] })).toEqual([1, 3, 4]);
    expect(closed({ no_skip: true, unlocked_chapters: ['2', '4'] }, 2)).toEqual([1, 3]);
  });
});

test('a class without quizzes counts none', () => {
  expect(takesQuiz(null, true)).toBe(true);
  expect(takesQuiz(settings(), true)).toBe(true);
  expect(takesQuiz(settings({ quiz: false }), true)).toBe(false);
  expect(takesQuiz(settings(), false)).toBe(false);
});
