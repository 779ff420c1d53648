import { describe, expect, test } from '@jest/globals';
import { lockReason, runError, viewError } from './access.rules.ts';

describe('who may see and run what', () => {
  test.each([
    ['open', 'visitor', null, null],
    ['account-to-run', 'visitor', null, 'level/sign-up-to-run'],
    ['account', 'visitor', 'level/account-needed', 'level/account-needed'],
    ['plan', 'visitor', 'level/plan-needed', 'level/plan-needed'],
    ['open', 'account', null, null],
    ['account-to-run', 'account', null, null],
    ['account', 'account', null, null],
    ['plan', 'account', 'level/plan-needed', 'level/plan-needed'],
    ['plan', 'plan', null, null],
  ] as const)('%s for %s', (access, standing, view, run) => {
    expect(viewError(access, standing)).toBe(view);
    expect(runError(access, standing)).toBe(run);
  });

  test('a locked level gives its reason', () => {
    expect(lockReason('account', 'visitor')).toBe('account');
    expect(lockReason('plan', 'account')).toBe('plan');
    expect(lockReason('account-to-run', 'visitor')).toBeNull();
  });

  test('a class closes a level that could otherwise be opened, and its reason comes first', () => {
    for (const access of ['open', 'account-to-run', 'account', 'plan'] as const) {
      expect(lockReason(access, 'plan', true)).toBe('class');
      expect(viewError(access, 'plan', true)).toBe('level/class-locked');
      expect(runError(access, 'account', true)).toBe('level/class-locked');
    }
  });
});
