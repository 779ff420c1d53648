/** What a learner may do: `visitor` without an account, `account` without a plan, `plan` with one. */
export type Standing = 'visitor' | 'account' | 'plan';

/** What is known of a learner's account and of what was bought for them. */
export interface Rights {
  readonly hasAccount: boolean;
  /** The parent, the organisation or the user has a subscription that is valid now. */
  readonly subscribed: boolean;
  /** Courses that were bought for this student, as they were assigned. */
  readonly courses: readonly string[];
}

export const VISITOR_RIGHTS: Rights = { hasAccount: false, subscribed: false, courses: [] };

/** The standing that limits go by: any course that was bought lifts them all. */
export function standingOf({ hasAccount, subscribed, courses }: Rights): Standing {
  if (!hasAccount) return 'visitor';
  return subscribed || courses.length > 0 ? 'plan' : 'account';
}

/** The standing in one course. `opens` says whether what was bought opens it. */
export function standingIn(rights: Rights, opens: (bought: string) => boolean): Standing {
  return standingOf({ ...rights, courses: rights.courses.filter(opens) });
}
