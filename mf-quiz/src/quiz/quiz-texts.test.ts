import { CHARACTERS, ENDPOINTS, QUIZ_KINDS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
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
