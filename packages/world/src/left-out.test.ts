import { expect, test } from '@jest/globals';
import type { PyValue } from '@burrow/contracts';
import { leftOut } from './left-out.ts';

const told = (idea: PyValue): Record<string, PyValue> => ({ 'reaches("if")': idea });

test('an idea that reaches nothing is left out, in whatever settings the program ran', () => {
  expect(leftOut(['if'], told(false), null)).toEqual(['if']);
  expect(leftOut(['if'], told(false), [told([])])).toEqual(['if']);
});

test('an idea is left out if it can be cut out in the same way in all settings', () => {
  expect(leftOut(['if'], told(['always true 0']), [told(['always true 0', 'nothing 0'])])).toEqual(['if']);
  expect(leftOut(['if'], told(['always true 0']), [told(['always false 0'])])).toEqual([]);
  expect(leftOut(['if'], told(['nothing 0']), [told(['nothing 0']), told([])])).toEqual([]);
});

test('where not all settings were run, nothing is known of cuts', () => {
  expect(leftOut(['if'], told(['nothing 0']), null)).toEqual([]);
});

test('a question that is asked in one setting only tells nothing of the other answer', () => {
  expect(leftOut(['if'], told(['always true 0']), [])).toEqual([]);
  expect(leftOut(['if'], told(['the other way 0']), [])).toEqual(['if']);
});

test('what the run did not tell counts', () => {
  expect(leftOut(['if'], {}, [])).toEqual([]);
});
