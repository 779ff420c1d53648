import { expect, test } from '@jest/globals';
import { levelPath, questionPath, quizPath } from './place.rules.ts';

const PLACE = { course: 'python', chapter: '3', language: 'ar' };

test('a quiz, its questions and its levels have addresses, without a language', () => {
  expect(quizPath(PLACE)).toBe('quiz/python/3');
  expect(levelPath(PLACE, 'loops-level2')).toBe('play/python/loops-level2');
});

test('a question is of the try that is going on, or begins one', () => {
  expect(questionPath(PLACE, 4, 'abc')).toBe('quiz/python/3/question/4?try=abc');
  expect(questionPath(PLACE, 1)).toBe('quiz/python/3/question/1');
});
