import type { ApiErrorCode } from '../errors.ts';
import type { LockReason } from '../course.schema.ts';
import type { Standing } from './standing.rules.ts';

/**
 * Who may play a level: `open` for all, `account-to-run` shown to all but run only with an account,
 * `account` seen only with an account, `plan` only with a plan.
 */
export type LevelAccess = 'open' | 'account-to-run' | 'account' | 'plan';

export type AccessError = Extract<
  ApiErrorCode,
  'level/account-needed' | 'level/plan-needed' | 'level/sign-up-to-run' | 'level/class-locked'
>;

/** Why a learner may not see a level, or null. */
export function lockReason(access: LevelAccess, standing: Standing, classCloses = false): LockReason | null {
  if (classCloses) return 'class';
  if (access === 'plan') return standing === 'plan' ? null : 'plan';
  if (access === 'account') return standing === 'visitor' ? 'account' : null;
  return null;
}

const ERRORS: Record<LockReason, AccessError> = {
  account: 'level/account-needed',
  plan: 'level/plan-needed',
  class: 'level/class-locked',
};

/** Returns why a learner may not see a level, or null. */
export function viewError(access: LevelAccess, standing: Standing, classCloses = false): AccessError | null {
  const reason = lockReason(access, standing, classCloses);
  return reason && ERRORS[reason];
}

/** Returns why a learner may not run a level's code, or null. */
export function runError(access: LevelAccess, standing: Standing, classCloses = false): AccessError | null {
  if (access === 'account-to-run' && standing === 'visitor') return 'level/sign-up-to-run';
  return viewError(access, standing, classCloses);
}
