import type { LevelData } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import recorded from '../testing/recorded/levels.json' with { type: 'json' };
import { useSteadyLevel } from './steady-level.ts';

const [first, second] = Object.values(recorded) as unknown as [LevelData, LevelData];

test.each<[string, LevelData | undefined, boolean]>([
  [
    'read again with its completion and code',
    { ...first, completed: true, last_code_executed: 'x = 1' },
    true,
  ],
  ['with other texts', { ...first, guide: 'Other words.' }, false],
  ['with another lock', { ...first, locked: !first.locked }, false],
  ['with a field more', { ...first, maxLinesOfCode: 99 }, false],
  ['another level', second, false],
  ['a level that is gone', undefined, false],
])('a level %s', (_case, next, isKept) => {
  const { result, rerender } = renderHook(useSteadyLevel, { initialProps: first as LevelData | undefined });
  rerender(next);
  expect(result.current).toBe(isKept ? first : next);
});
