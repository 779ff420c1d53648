import { expect, test } from '@jest/globals';
import { isNews, reportOf } from './report.rules.ts';
import type { RunResult } from './run-result.types.ts';

const error: RunResult = { kind: 'error', code: 'python/name', params: {}, line: 1, trace: '' };

test('an error is told by its dialog, and beside the code once that is closed', () => {
  expect(reportOf(error, true)).toBeNull();
  expect(reportOf(error, false)).toBe(error);
});

test('what no dialog tells is told beside the code at once', () => {
  expect(reportOf({ kind: 'stopped' }, true)).toEqual({ kind: 'stopped' });
});

test('what a dialog said before is not said aloud again', () => {
  expect(isNews(error)).toBe(false);
  expect(isNews({ kind: 'stopped' })).toBe(true);
});
