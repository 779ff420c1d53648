/** How often something may fail, and how long the wait is after that. */
export interface AttemptPolicy {
  /** Failures without a wait. */
  readonly free: number;
  readonly firstSeconds: number;
  readonly maxSeconds: number;
  /** After this long without a failure everything is forgotten. */
  readonly forgottenAfterSeconds: number;
}

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** For one account, known or not, and one browser or address: at most a quarter of an hour. */
export const ACCOUNT_POLICY: AttemptPolicy = {
  free: 5,
  firstSeconds: 30,
  maxSeconds: 900,
  forgottenAfterSeconds: DAY_S,
};

/** For one account over all addresses: generous, since strangers share it with the owner's new browsers. */
export const EVERYWHERE_POLICY: AttemptPolicy = { ...ACCOUNT_POLICY, free: 100 };

/**
 * For one network address, which may belong to a whole school. What is counted is not failures but different accounts
 * that failed there and have not succeeded since; and the address is slowed down, not blocked.
 */
export const ADDRESS_POLICY: AttemptPolicy = {
  free: 100,
  firstSeconds: 5,
  maxSeconds: 60,
  forgottenAfterSeconds: HOUR_S,
};

/**
 * For the pictures of one child over all addresses: in the longest lesson about seventy tries at 11,880 passwords. The
 * waits are short, since a classmate can cause them too; new pictures clear them.
 */
export const PICTURE_POLICY: AttemptPolicy = { ...ACCOUNT_POLICY, maxSeconds: 300 };

/** For codes of classes from one network address: a class of thirty mistypes them more often than anybody. */
export const CODE_POLICY: AttemptPolicy = {
  free: 60,
  firstSeconds: 5,
  maxSeconds: 60,
  forgottenAfterSeconds: HOUR_S,
};

/** For codes of classes over all addresses: a brake, so that nobody tries them all from many. */
export const CODE_ANYWHERE_POLICY: AttemptPolicy = {
  free: 500,
  firstSeconds: 1,
  maxSeconds: 2,
  forgottenAfterSeconds: HOUR_S,
};

/** For actions that send mail to an address, so that nobody's mailbox is filled. */
export const MAIL_POLICY: AttemptPolicy = {
  free: 10,
  firstSeconds: 30,
  maxSeconds: 900,
  forgottenAfterSeconds: HOUR_S,
};

/** For actions that create accounts or mails from one network address. */
export const MAILS_FROM_ADDRESS_POLICY: AttemptPolicy = {
  free: 200,
  firstSeconds: 30,
  maxSeconds: 300,
  forgottenAfterSeconds: HOUR_S,
};

/** For what may be done once in a day. */
export const ONCE_A_DAY: AttemptPolicy = {
  free: 1,
  firstSeconds: DAY_S,
  maxSeconds: DAY_S,
  forgottenAfterSeconds: DAY_S,
};

/**
 * Returns the wait in seconds after the first, second, third… failure; the last one applies to all that follow.
 * From failure number `free` on it doubles up to the longest.
 */
export function waitsAfter({ free, firstSeconds, maxSeconds }: AttemptPolicy): number[] {
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let seconds = firstSeconds; seconds < maxSeconds; seconds *= 2) waits.push(seconds);
  return [...waits, maxSeconds];
}
