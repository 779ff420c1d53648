import type { AskedQuestion } from '@burrow/content';
import type { QuizAnswer } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { keptAnswer, placesOf, shownAnswer, shownChoices } from './choice-places.rules.ts';

const choices = ['right', 'quoted', 'joined', 'gone-wrong'].map(key => ({ key }));
const asked = { kind: 'choice', choices, right: ['right'] } as const satisfies AskedQuestion;
const shown = { asked, seed: 'try id' };
const keys = shownChoices(asked, shown.seed).map(({ key }) => key);

test('choices are called by their places in an order that two tabs share and another try does not', () => {
  expect(placesOf(asked, shown.seed, keys)).toEqual(['1', '2', '3', '4']);
  const orders = Array.from({ length: 30 }, (_, index) =>
    String(shownChoices(asked, `try ${index}`).map(({ key }) => key)),
  );
  expect(new Set(orders).size).toBeGreaterThan(10);
});

describe.each<[QuizAnswer, QuizAnswer]>([
  [
    { kind: 'choice', choice: '2' },
    { kind: 'choice', choice: keys[1] ?? '' },
  ],
  [
    { kind: 'output', choice: '4' },
    { kind: 'output', choice: keys[3] ?? '' },
  ],
  [
    { kind: 'several', choices: ['3', '1'] },
    { kind: 'several', choices: [keys[2] ?? '', keys[0] ?? ''] },
  ],
  [
    { kind: 'line', line: 2 },
    { kind: 'line', line: 2 },
  ],
])('an answer %j', (given, kept) => {
  test('is kept by the keys of its choices, and shown by their places again', () => {
    expect(keptAnswer(shown, given)).toEqual(kept);
    expect(shownAnswer(shown, kept)).toEqual(given);
  });
});

test.each<[string, QuizAnswer]>([
  ['a key, blindly tried or from an older page', { kind: 'choice', choice: 'right' }],
  ['a place that is not there', { kind: 'output', choice: '5' }],
  ['place none', { kind: 'choice', choice: '0' }],
  ['another way to write a place', { kind: 'choice', choice: '01' }],
  ['one of several that is none', { kind: 'several', choices: ['1', 'right'] }],
])('%s is no answer', (_what, given) => {
  expect(keptAnswer(shown, given)).toBeUndefined();
});

test('a kept choice that the quiz no longer has is at no place', () => {
  expect(shownAnswer(shown, { kind: 'choice', choice: 'older' })).toEqual({ kind: 'choice', choice: '0' });
  expect(shownAnswer(shown, { kind: 'output', choice: 'older' })).toEqual({ kind: 'output', choice: '0' });
  expect(shownAnswer(shown, { kind: 'several', choices: ['older'] })).toEqual({
    kind: 'several',
    choices: [],
  });
});
