import { expect, test } from '@jest/globals';
import { speechDuration } from './speech.rules.ts';

test.each([
  ['', 2_500],
  ['0123456789', 2_500],
  ['0123456789a', 2_550],
  ['x'.repeat(30), 3_500],
])('%j stays for %i ms', (text, duration) => {
  expect(speechDuration(text)).toBe(duration);
});
