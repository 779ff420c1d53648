import { expect, test } from '@jest/globals';
import { closingAt } from './closing.rules.ts';

test('a school that is closed stays for a fortnight, to the minute', () => {
  expect(closingAt(new Date('2026-02-20T10:30:00Z'))).toEqual(new Date('2026-03-06T10:30:00Z'));
});
