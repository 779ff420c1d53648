import { describe, expect, test } from '@jest/globals';
import { isTooDeep } from './use-json-only.ts';

describe('isTooDeep', () => {
  test('a hundred levels are accepted, one more is not', () => {
    expect(isTooDeep('['.repeat(100) + ']'.repeat(100))).toBe(false);
    expect(isTooDeep('{"a":'.repeat(101) + '1' + '}'.repeat(101))).toBe(true);
  });

  test('brackets in texts do not count', () => {
    expect(isTooDeep(JSON.stringify({ code: '['.repeat(500) + '"' + '['.repeat(500) }))).toBe(false);
  });

  test('brackets side by side do not count', () => {
    expect(isTooDeep(`[${'[],'.repeat(500)}[]]`)).toBe(false);
  });
});
