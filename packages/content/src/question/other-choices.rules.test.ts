import { expect, test } from '@jest/globals';
import { alsoRight } from './other-choices.rules.ts';

test.each([
  ['name', ['name', '"Farm"'], 'Farm', ['"Farm"']],
  ['name', ["'Farm'", '"Farms"'], 'Farm', ["'Farm'"]],
  ['name', ['name', 'farm'], 'Farm', []],
  ['printed()', ['name', '"Farm"'], 'Farm', []],
])('asked for %s, of %j beside %s these are right too: %j', (of, others, answer, expected) => {
  expect(alsoRight(of, others, answer)).toEqual(expected);
});
