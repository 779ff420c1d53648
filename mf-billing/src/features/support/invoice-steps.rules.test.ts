import { expect, test } from '@jest/globals';
import { stepsOf } from './invoice-steps.rules.ts';

test.each([
  ['requested', ['offered', 'closed']],
  ['offered', ['paid', 'closed']],
  ['paid', ['offered']],
  ['closed', []],
] as const)('after %s support may say: %j', (state, steps) => expect(stepsOf(state)).toEqual(steps));
