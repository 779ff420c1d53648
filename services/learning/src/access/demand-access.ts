import type { AccessError } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';

const MESSAGES: Record<AccessError, string> = {
  'level/account-needed': 'This level needs an account.',
  'level/plan-needed': 'This level needs a plan.',
  'level/sign-up-to-run': 'Running this level needs an account.',
  'level/class-locked': 'The class has not reached this level yet.',
};

/** @throws DomainError for a reason of the access rules */
export function demandAccess(error: AccessError | null): void {
  if (error) throw new DomainError(error, MESSAGES[error], { detail: MESSAGES[error] });
}
