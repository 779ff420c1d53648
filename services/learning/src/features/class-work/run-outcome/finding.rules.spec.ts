import { TUTOR_FINDINGS } from '@burrow/contracts';
import type { FindingKind } from '@burrow/tutor';
import { describe, expect, test } from '@jest/globals';
import { findingOf, tutorError } from './finding.rules.ts';

describe('the error of a run', () => {
  const ended = (code: string | null) => ({ code, line: 3, variant: null });

  test.each(['python/name', 'world/move-wall', 'world/too-many-commands'])('is %s', code => {
    expect(tutorError(ended(code))).toEqual({ code, params: {}, line: 3 });
  });

  test.each([null, 'world/goal-open', 'world/variable-missing', 'world/uses-missing'])(
    'is none where the program ran to its end: %s',
    code => expect(tutorError(ended(code))).toBeNull(),
  );
});

describe('what is found', () => {
  test('keeps its name, if those who teach know it', () => {
    for (const code of TUTOR_FINDINGS)
      expect(findingOf({ kind: code.replace('tutor/', '') as FindingKind, line: 2 })).toEqual({
        code,
        line: 2,
      });
  });

  test.each<[FindingKind, string]>([
    ['range-short', 'tutor/loop-count'],
    ['argument-extra', 'tutor/arguments-extra'],
    ['argument-missing', 'tutor/arguments-missing'],
    ['call-missing', 'tutor/brackets-missing'],
    ['result-unused', 'tutor/result-dropped'],
    ['sign-edge', 'tutor/line-sign'],
    ['return-missing', 'tutor/line-missing'],
  ])('%s is told as %s', (kind, code) => {
    expect(findingOf({ kind, line: null })).toEqual({ code, line: null });
  });

  test('is nothing where it says no more than the error', () => {
    expect(findingOf({ kind: 'error-line' as FindingKind, line: 1 })).toBeNull();
  });
});
