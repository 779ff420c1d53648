import type { Identity } from '@burrow/service-kit';

/** Whose progress it is: a visitor of a cookie, or a student of an account. */
export interface Learner {
  readonly kind: Identity['kind'];
  readonly id: string;
}

/** What a learner may do: `visitor` without an account, `account` without a plan, `plan` with one. */
export type Standing = 'visitor' | 'account' | 'plan';

export const standingOf = (identity: Identity): Standing =>
  identity.kind === 'visitor' ? 'visitor' : 'account';
