import { expect, test } from '@jest/globals';
import { chooseAnswer, goOn, isReviewOffered, OFFERED, reviewKey } from './review.rules.ts';

test('a review is offered in a level that has one, until it is over or the level complete', () => {
  const review = [
    { code: 'x = 1', question: { kind: 'value' as const, of: 'x', choices: ['1', '2', '3'], answer: '1' } },
  ];
  expect(isReviewOffered({ review, completed: false }, false)).toBe(true);
  expect(isReviewOffered({ review, completed: false }, true)).toBe(false);
  expect(isReviewOffered({ review, completed: true }, false)).toBe(false);
  expect(isReviewOffered({ completed: false }, false)).toBe(false);
});

test('each question is answered, shown and left; then the review ends', () => {
  const first = goOn(OFFERED, 2);
  expect(first).toEqual({ at: 0, answer: null, isShown: false });
  const shown = goOn(chooseAnswer(first ?? OFFERED, '3'), 2);
  expect(shown).toEqual({ at: 0, answer: '3', isShown: true });
  expect(goOn(shown ?? OFFERED, 2)).toEqual({ at: 1, answer: null, isShown: false });
  expect(goOn({ at: 1, answer: '3', isShown: true }, 2)).toBeNull();
});

test('nothing is shown before an answer, and an answer that was shown stays', () => {
  const asked = { at: 0, answer: null, isShown: false };
  expect(goOn(asked, 2)).toEqual(asked);
  const shown = { at: 0, answer: '3', isShown: true };
  expect(chooseAnswer(shown, '4')).toEqual(shown);
});

test('people who share a browser have reviews of their own', () => {
  const place = { course: 'python', level: 'loops-level1' };
  const keys = [null, 'a', 'b'].map(learner => reviewKey({ ...place, learner }));
  expect(new Set(keys).size).toBe(3);
});
