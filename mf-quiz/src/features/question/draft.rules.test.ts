import type { QuizAnswer } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { NO_DRAFT, saysSomething } from './draft.rules.ts';

test.each<[string, QuizAnswer | null, boolean]>([
  ['nothing yet', NO_DRAFT.answer, false],
  ['a choice', { kind: 'choice', choice: 'one' }, true],
  ['an output', { kind: 'output', choice: 'one' }, true],
  ['one of several', { kind: 'several', choices: ['one'] }, true],
  ['none of several', { kind: 'several', choices: [] }, false],
  ['a line that is placed', { kind: 'order', placed: [{ line: 0, indent: 0 }] }, true],
  ['no line that is placed', { kind: 'order', placed: [] }, false],
  ['a gap with a word', { kind: 'gap', text: 'x' }, true],
  ['a gap with spaces', { kind: 'gap', text: ' \n ' }, false],
  ['the first tile', { kind: 'tile', tile: [0, 0] }, true],
  ['a line', { kind: 'line', line: 1 }, true],
])('%s can be checked or not', (_what, answer, says) => expect(saysSomething(answer)).toBe(says));
