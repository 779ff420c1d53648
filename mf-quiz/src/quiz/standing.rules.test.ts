import type { QuizTry } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { firstOpen, goOnAt, openCount, statesOf, tryFor } from './standing.rules.ts';

/** A try by what became of its questions: right, wrong or open. */
const tryOf = (marks: string): Pick<QuizTry, 'questions'> => ({
  questions: [...marks].map((mark, index) => ({
    question: { kind: 'gap', number: index + 1, text: '?', code: '___', prints: null },
    given:
      mark === '.'
        ? null
        : {
            answer: { kind: 'gap', text: '' },
            verdict: { right: mark === 'r', feedback: null, explanation: '', solution: {} },
          },
  })),
});

test('each question is right, wrong or open', () => {
  expect(statesOf(tryOf('rw.'))).toEqual(['right', 'wrong', 'open']);
  expect(openCount(tryOf('r..'))).toBe(2);
  expect(firstOpen(tryOf('rw.r.'))).toBe(3);
  expect(firstOpen(tryOf('.r'))).toBe(1);
  expect(firstOpen(tryOf('rw'))).toBeNull();
});

test('a link to the first question goes on where it stopped; another one leads to its question', () => {
  expect(goOnAt(1, tryOf('rw..'))).toBe(3);
  expect(goOnAt(1, tryOf('rw'))).toBe(1);
  expect(goOnAt(2, tryOf('rw..'))).toBe(2);
});

test('a page shows the try that it names; of others the open one, and for a finished one the quiz', () => {
  const result = { score: 1, passed: false, read_again: [] };
  expect(tryFor('a', { try_id: 'a', result })).toBe('it');
  expect(tryFor('a', { try_id: 'a', result: null })).toBe('it');
  expect(tryFor('a', { try_id: 'b', result: null })).toBe('present');
  expect(tryFor('a', { try_id: 'b', result })).toBe('quiz');
});
