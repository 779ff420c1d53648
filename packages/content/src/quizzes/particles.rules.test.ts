import { expect, test } from '@jest/globals';
import { fillText } from './fill-text.ts';
import { chosenParticles } from './particles.rules.ts';

test.each([
  ['3을(를)', '3을'],
  ['12은(는)', '12는'],
  ['10이(가)', '10이'],
  ['7(으)로', '7로'],
  ['6(으)로', '6으로'],
  ['`hens[4]`은(는)', '`hens[4]`는'],
  ['"물"을(를)', '"물"을'],
  ['사과와(과)', '사과와'],
  ['떡와(과)', '떡과'],
  ['길(으)로', '길로'],
])('%s is read as %s', (both, chosen) => {
  expect(chosenParticles(both)).toBe(chosen);
});

test.each(['`carrot`은(는)', 'range(3, x)을(를)', 'the end (을)'])('%s stays as it is', text => {
  expect(chosenParticles(text)).toBe(text);
});

test('a particle follows the value that is filled in', () => {
  const text = '`%`는 $rest을(를) 남겨요.';
  expect(fillText(text, { rest: ['2', '2'] })).toBe('`%`는 2를 남겨요.');
  expect(fillText(text, { rest: ['3', '3'] })).toBe('`%`는 3을 남겨요.');
});
