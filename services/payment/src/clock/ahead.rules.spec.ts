import { expect, test } from '@jest/globals';
import { aheadMsOf, inTheirTime } from './ahead.rules.ts';

test('others are told of an end as far from their time as it is from ours', () => {
  expect(inTheirTime('2027-03-02T10:00:00.000Z', aheadMsOf(24.5))).toBe('2027-03-01T09:30:00.000Z');
  expect(inTheirTime('2027-03-02T10:00:00.000Z', 0)).toBe('2027-03-02T10:00:00.000Z');
  expect(inTheirTime(null, aheadMsOf(24))).toBeNull();
});
