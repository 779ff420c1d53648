import { expect, test } from '@jest/globals';
import { counted } from './counts.ts';
import { say } from './say.ts';

test.each([
  ['en', 1, 'one more step'],
  ['en', 3, '3 more steps'],
  ['ar', 1, 'خطوة واحدة أكثر'],
  ['ar', 2, 'خطوتين أكثر'],
  ['ar', 5, '5 خطوات أكثر'],
  ['ar', 11, '11 خطوة أكثر'],
  ['eu', 2, '2 more steps'],
] as const)('%s counts %i', (language, count, words) => {
  expect(counted(language, 'more', count)).toBe(words);
});

test('a walk that is too short is told how many steps the line needs', () => {
  const saying = { dose: 'pointer', edit: null, spaces: null } as const;
  const finding = { kind: 'steps-too-few', line: 3, params: { thing: 'log', count: 1 } } as const;
  expect(say(finding, saying, 'en')).toBe(
    'You stop one tile too early for the log: line 3 needs one more step.',
  );
  expect(say({ ...finding, kind: 'steps-too-many', params: { thing: 'log', count: 2 } }, saying, 'en')).toBe(
    'You walk 2 tiles too far for the log: line 3 needs 2 fewer steps.',
  );
});

test('a place to the side is described as it lies on the map', () => {
  const saying = { dose: 'pointer', edit: null, spaces: null } as const;
  const params = { thing: 'sign', way: 'south:3,east:1' };
  const finding = { kind: 'place-elsewhere', line: 2, params } as const;
  expect(say(finding, saying, 'en')).toContain('it is 3 tiles down and one tile to the right on the map');
});

test('a program that is too long is told its lines and what it may have', () => {
  const finding = { kind: 'lines-long', line: null, params: { lines: 12, max: 10 } } as const;
  const told = (language: string) => say(finding, { dose: 'pointer', edit: null, spaces: null }, language);
  expect(told('en')).toContain('has 12 lines, but it can only have 10');
  expect(told('ar')).toContain('12 سطرًا');
});
