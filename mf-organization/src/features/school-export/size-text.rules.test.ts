import { expect, test } from '@jest/globals';
import { sizeText } from './size-text.rules.ts';

test.each([
  [0, 'en', '0 kB'],
  [1, 'en', '1 kB'],
  [1_001, 'en', '2 kB'],
  [999_999, 'en', '1,000 kB'],
  [1_000_000, 'en', '1 MB'],
  [1_260_000, 'en', '1.3 MB'],
  [25_000_000, 'en', '25 MB'],
])('%i bytes in %s are %s', (bytes, language, text) => expect(sizeText(bytes, language)).toBe(text));

test('Arabic has its own words and our digits', () => {
  expect(sizeText(1_500_000, 'ar')).toContain('1.5');
  expect(sizeText(1_500_000, 'ar')).not.toContain('MB');
});
