import { CHARACTERS, ENDPOINTS, QUIZ_KINDS } from '@burrow/contracts';
import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import { expect, test } from '@jest/globals';
import { errorKey } from '../features/question/world/run-result.rules.ts';
import world from '../locales/quiz-world/en.json' with { type: 'json' };
import en from '../locales/quiz/en.json' with { type: 'json' };

test('every refusal of the calls of quizzes has a text', () => {
  const { getQuiz, beginQuiz, getQuizTry, answerQuiz, finishQuiz } = ENDPOINTS;
  const codes: readonly string[] = [getQuiz, beginQuiz, getQuizTry, answerQuiz, finishQuiz].flatMap(
    ({ errors }) => [...errors],
  );
  const own = new Set(codes.filter(code => !code.startsWith('request/')));
  expect([...own].filter(code => !(code in en.errors))).toEqual([]);
});

test('every kind of question says what to do, what is missing and what would be right', () => {
  expect(Object.keys(en.missing).toSorted()).toEqual([...QUIZ_KINDS].toSorted());
  expect(Object.keys(en.solution).toSorted()).toEqual([...QUIZ_KINDS].toSorted());
});

test('every animal has a name', () => {
  expect(CHARACTERS.filter(name => !(name in en.animals))).toEqual([]);
});

test('every error of a run has a text, and the usual ones have one of their own', () => {
  const keys = [...WORLD_ERRORS, ...PYTHON_ERRORS].map(errorKey);
  expect(keys.filter(key => !(key in world.errors))).toEqual([]);
  expect(errorKey('world/move-wall')).toBe('wall');
  expect(errorKey('world/collect-position')).toBe('place');
  expect(errorKey('world/build-cost')).toBe('stock');
  expect(errorKey('world/speak-wrong-phrase')).toBe('value');
  expect(errorKey('python/name')).toBe('name');
  expect(errorKey('python/time-limit')).toBe('endless');
});
