import { expect, test } from '@jest/globals';
import { tipType } from './tip-type.rules.ts';

test.each([
  ['python', 'level_assistant'],
  ['advanced-python', 'level_assistant'],
  ['challenges', 'challenge_assistant'],
])('a tip in %s counts as %s', (course, type) => expect(tipType(course)).toBe(type));
