import { expect, test } from '@jest/globals';
import { mustAnswerFirst, stateAfterRun } from './question.rules.ts';

const INCOMPLETE = { kind: 'incomplete', missing: null } as const;

test('a run of the given program shows the answer; one of another program ends the question', () => {
  expect(stateAfterRun('asked', INCOMPLETE, true)).toBe('seen');
  expect(stateAfterRun('asked', INCOMPLETE, false)).toBe('over');
});

test('before the first run, and after one that was stopped or refused, it is still asked', () => {
  expect(stateAfterRun('asked', null, true)).toBe('asked');
  expect(stateAfterRun('asked', { kind: 'stopped' }, true)).toBe('asked');
  expect(stateAfterRun('asked', { kind: 'too-many-lines', maxLines: 3, isJoined: false }, true)).toBe(
    'asked',
  );
});

test('what was seen stays seen', () => {
  expect(stateAfterRun('seen', INCOMPLETE, false)).toBe('seen');
});

test('only a level for predicting demands an answer, and only once', () => {
  const predict = { kind: 'predict' } as const;
  expect(mustAnswerFirst(predict, 'asked', null)).toBe(true);
  expect(mustAnswerFirst(predict, 'asked', '3')).toBe(false);
  expect(mustAnswerFirst(predict, 'over', null)).toBe(false);
  expect(mustAnswerFirst({ kind: 'mend' }, 'asked', null)).toBe(false);
  expect(mustAnswerFirst(undefined, 'asked', null)).toBe(false);
});
