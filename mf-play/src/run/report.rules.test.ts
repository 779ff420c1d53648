import { expect, test } from '@jest/globals';
import { isNews, reportOf } from './report.rules.ts';
import type { RunResult } from './run-result.types.ts';

const error: RunResult = { kind: 'error', code: 'python/name', params: {}, line: 1, trace: '' };

test('an error is shown in its dialog, and next to the code once that is closed', () => {
  expect(reportOf(error, true)).toBeNull();
  expect(reportOf(error, false)).toBe(error);
});

test('what fails on a hidden map is said over that map, and next to the code once it is closed', () => {
  const variant = { kind: 'variant' } as RunResult;
  expect([reportOf(variant, true), reportOf(variant, false)]).toEqual([null, variant]);
  expect(isNews(variant)).toBe(false);
});

test('a result without a dialog is shown next to the code immediately', () => {
  expect(reportOf({ kind: 'stopped' }, true)).toEqual({ kind: 'stopped' });
});

test('what a dialog has said is not read aloud again', () => {
  expect(isNews(error)).toBe(false);
  expect(isNews({ kind: 'stopped' })).toBe(true);
  expect(isNews(null)).toBe(false);
});
