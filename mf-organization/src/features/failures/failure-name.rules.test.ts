import { PYTHON_ERRORS, TUTOR_FINDINGS, WORLD_ERRORS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import texts from '../../locales/failures/en.json' with { type: 'json' };
import { nameKey } from './failure-name.rules.ts';

const textAt = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);

test('the name of a failure is found in the texts by its code', () => {
  expect(nameKey('python/zero-division')).toBe('codes.python.zero-division');
  expect(typeof textAt(nameKey('python/zero-division'))).toBe('string');
});

test('every code with which a run can fail has a name', () => {
  const codes = [...WORLD_ERRORS, ...PYTHON_ERRORS, ...TUTOR_FINDINGS];
  expect(codes.filter(code => typeof textAt(nameKey(code)) !== 'string')).toEqual([]);
});
