import type { LevelAccess } from '@burrow/content';
import type { ApiErrorCode, LockReason } from '@burrow/contracts';
import type { Standing } from '../learners/learner.ts';

export type AccessError = Extract<
  ApiErrorCode,
  'level/account-needed' | 'level/plan-needed' | 'level/sign-up-to-run'
>;

/** What keeps a learner from seeing a level, or null. */
export function lockReason(access: LevelAccess, standing: Standing): LockReason | null {
  if (access === 'plan') return standing === 'plan' ? null : 'plan';
  if (access === 'account') return standing === 'visitor' ? 'account' : null;
  return null;
}

/** Why a learner may not see a level, or null. */
export function viewError(access: LevelAccess, standing: Standing): AccessError | null {
  const reason = lockReason(access, standing);
  if (reason === 'plan') return 'level/plan-needed';
  return reason === 'account' ? 'level/account-needed' : null;
}

/** Why a learner may not run a level's code, or null. */
export function runError(access: LevelAccess, standing: Standing): AccessError | null {
  if (access === 'account-to-run' && standing === 'visitor') return 'level/sign-up-to-run';
  return viewError(access, standing);
}
