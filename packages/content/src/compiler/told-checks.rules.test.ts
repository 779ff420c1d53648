import { expect, test } from '@jest/globals';
import type { LevelGoal } from '@burrow/contracts';
import { isExpression, isToldQuestion, toldChecks } from './told-checks.rules.ts';

const value = (variable: string): LevelGoal => ({
  action: 'compare',
  type: '',
  count: 1,
  score: 0,
  variable,
});

test('a name and an idea say what they want; whatever else is checked needs a sentence, once', () => {
  const goals = [
    'steps',
    'uses("zip")',
    'uses("yield from")',
    'uses("+=")',
    'uses("**kwargs")',
    'uses("f-string")',
  ];
  expect(toldChecks(goals.map(value))).toEqual([]);
  const told = ['price(10)', 'uses("write(name)")', 'uses("pip.go")', 'minutes()', 'can.water'];
  expect(toldChecks([...told, 'price(10)'].map(value))).toEqual(told);
  expect(toldChecks([{ action: 'collect', type: 'egg', count: 1, score: 0 }])).toEqual([]);
});

test('the value of a name and what is printed are asked for by the page', () => {
  expect(['total', 'printed()', 'len(row)', '1 + 2'].map(isToldQuestion)).toEqual([false, false, true, true]);
});

test.each([
  ['Let “motto” keep its own name', false],
  ['How many names are in the list?', false],
  ['Use “steps” to say how far to walk', false],
  ['リストには名前がいくつあるかな？', false],
  ['「hens[0]」を使う', true],
  ['motto.__name__', true],
  ['What is type(fresh) at the end?', true],
  ['Make hens[0] the first hen', true],
  ['Check that total == 3 here', true],
  ['The closure is not None there', true],
  ['total', true],
])('%j is an expression: %s', (text, is) => {
  expect(isExpression(text)).toBe(is);
});
