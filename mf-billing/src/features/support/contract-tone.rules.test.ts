import { expect, test } from '@jest/globals';
import { contractTone } from './contract-tone.rules.ts';

test.each([
  ['running', 'good'],
  ['cancelled', 'good'],
  ['charged-back', 'warn'],
  ['invoice-overdue', 'warn'],
  ['withdrawn', 'quiet'],
] as const)('%s is %s', (state, tone) => expect(contractTone(state)).toBe(tone));
