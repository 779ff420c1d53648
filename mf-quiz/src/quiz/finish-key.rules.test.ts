import { expect, test } from '@jest/globals';
import { finishKey } from './finish-key.rules.ts';

test('each try has an end of its own', () => {
  expect(finishKey('one')).toBe('finish/one');
  expect(finishKey('one')).not.toBe(finishKey('two'));
});
