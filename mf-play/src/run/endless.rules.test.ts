import type { RunOutcome } from '@burrow/python';
import { expect, test } from '@jest/globals';
import { ENDLESS_STEPS, isEndless, upTo } from './endless.rules.ts';

const outcomeOf = (code: string, count: number): Parameters<typeof isEndless>[0] => ({
  error: { code, params: {}, line: 1, message: '', trace: '' } as RunOutcome['error'],
  steps: Array.from({ length: count }, () => ({
    name: 'turn_left',
    argument: null,
    line: 1,
    next: null,
    changed: [],
  })),
});

test('a program that a limit ended is endless if it has more steps than are watched', () => {
  expect(isEndless(outcomeOf('world/too-many-commands', 10_000))).toBe(true);
  expect(isEndless(outcomeOf('python/time-limit', 41))).toBe(true);
  expect(isEndless(outcomeOf('python/time-limit', ENDLESS_STEPS))).toBe(false);
  expect(isEndless(outcomeOf('world/move-wall', 10_000))).toBe(false);
});

test('what is shown ends at the limit, even if that is set meanwhile', () => {
  let limit = Infinity;
  const shown: number[] = [];
  for (const step of upTo([10, 11, 12, 13], 10, () => limit)) {
    shown.push(step);
    if (step === 11) limit = 12;
  }
  expect(shown).toEqual([10, 11]);
});
