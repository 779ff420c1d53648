import { expect, test } from '@jest/globals';
import { plainDoses } from './help.rules.ts';

test('a level without doses has its hint and its tip', () => {
  expect(plainDoses({ hint: 'Count.', tip: 'Stop before it.' })).toEqual([
    { kind: 'nudge', text: 'Count.' },
    { kind: 'nudge', text: 'Stop before it.' },
  ]);
  expect(plainDoses({ hint: ' ', tip: 'Stop before it.' })).toHaveLength(1);
});
