import { expect, test } from '@jest/globals';
import { type CompletedLevel, toldCompletions } from './told-completions.rules.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));
const LEVEL: CompletedLevel = {
  verified: true,
  first_at: day(1),
  first_hash: 'first',
  verified_at: null,
  verified_hash: 'later',
};
const FIRST = { verified: false, at: day(1), levelHash: 'first' };
const verifiedOn = (date: number) => ({ verified: true, at: day(date), levelHash: 'later' });

test.each([
  ['not verified', { verified: false, verified_at: day(2) }, [FIRST]],
  ['verified at once', { verified_at: day(1) }, [verifiedOn(1)]],
  ['verified later', { verified_at: day(2) }, [FIRST, verifiedOn(2)]],
  ['verified at an unknown time', {}, [verifiedOn(1)]],
])('a level that was %s', (_when, more, told) =>
  expect(toldCompletions({ ...LEVEL, ...more })).toEqual(told),
);
