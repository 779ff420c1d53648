import { expect, test } from '@jest/globals';
import { rulesOf, rulesOfSheet } from './style-rules.ts';

test('a rule with others inside is one', () => {
  expect(rulesOf('a{b:c}@media print{d{e:f}g{h:i}}j{}')).toEqual([
    'a{b:c}',
    '@media print{d{e:f}g{h:i}}',
    'j{}',
  ]);
});

test('a sheet repeats nothing of the sheet before it, and nothing of its own', () => {
  expect(rulesOfSheet('a{b:c}d{e:f}d{e:f}', ['a{b:c}'])).toEqual(['d{e:f}']);
});

test('the theme of no page is left out', () => {
  expect(rulesOfSheet('.css-var-_R_97_.ant-btn{--a:b}.burrow.ant-btn{--a:b}', [])).toEqual([
    '.burrow.ant-btn{--a:b}',
  ]);
});
