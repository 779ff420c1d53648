import { expect, test } from '@jest/globals';
import { isLentByTransaction } from './pooled-sessions.rules.ts';

test.each([
  ['each session has a process of its own', [7, 8, 7], false],
  ['the second got the one that the first had', [7, 7, 8], true],
  ['the first got another one', [7, 8, 9], true],
] as const)('%s', (_name, [first, second, firstAgain], expected) => {
  expect(isLentByTransaction({ first, second, firstAgain })).toBe(expected);
});
