import { expect, test } from '@jest/globals';
import { ReportedTexts } from './reported-texts.ts';

test('a text that comes back late is recognised, and what was typed since stays', () => {
  const told = new ReportedTexts('');
  told.tell('x');
  told.tell('x = ');
  expect(told.comesBack('x')).toBe(true);
  expect(told.last).toBe('x = ');
  expect(told.comesBack('x = ')).toBe(true);
});

test('a text from elsewhere is not recognised, nor one that was reported long ago', () => {
  const told = new ReportedTexts('x = 1');
  told.tell('x = 2');
  expect(told.comesBack('x = 2')).toBe(true);
  expect(told.comesBack('x = 1')).toBe(false);
  expect(told.last).toBe('x = 1');
});
