/** What a learner may do: `visitor` without an account, `account` without a plan, `plan` with one. */
export type Standing = 'visitor' | 'account' | 'plan';

/** What is known about a learner's account and purchases. */
export interface Rights {
  readonly hasAccount: boolean;
  /** Whether the parent, the organisation or the user has a valid subscription. */
  readonly subscribed: boolean;
  /** Courses that were bought for this student, as they were assigned. */
  readonly courses: readonly string[];
}

export const VISITOR_RIGHTS: Rights = { hasAccount: false, subscribed: false, courses: [] };

/** Returns the standing that decides the limits: any bought course lifts them all. */
export function standingOf({ hasAccount, subscribed, courses }: Rights): Standing {
  if (!hasAccount) return 'visitor';
  return subscribed || courses.length > 0 ? 'plan' : 'account';
}

/** Returns the standing in one course. `opens` says whether the purchases open it. */
export function standingIn(rights: Rights, opens: (bought: string) => boolean): Standing {
  return standingOf({ ...rights, courses: rights.courses.filter(opens) });
}
