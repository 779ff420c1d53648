import { expect, test } from '@jest/globals';
import { TRIAL_STUDENTS, trialEnd } from './trial.rules.ts';

test('a school may try it for 30 days, with a class of 30', () => {
  expect(trialEnd(new Date('2026-01-31T08:00:00Z'))).toEqual(new Date('2026-03-02T08:00:00Z'));
  expect(TRIAL_STUDENTS).toBe(30);
});
