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

/**
 * For codes of classes from one network, which may be a whole school: no more than a school mistypes in a day, and then one
 * in ten minutes. What that finds is in code-guesses.rules.spec.ts.
 */
export const CODE_POLICY: AttemptPolicy = {
  free: 150,
  firstSeconds: 5,
  maxSeconds: 600,
  forgottenAfterSeconds: DAY_S,
};

/** For codes from all networks of one IPv6 site: higher, as many schools may be behind one. */
export const CODE_SITE_POLICY: AttemptPolicy = { ...CODE_POLICY, free: 600 };

/** For codes in one browser that has entered a right one before: what a child mistypes, and nothing to guess with. */
export const CODE_BROWSER_POLICY: AttemptPolicy = {
  free: 5,
  firstSeconds: 10,
  maxSeconds: 3_600,
  forgottenAfterSeconds: DAY_S,
};

/** How many browsers of one network are counted by themselves from now on, in a day: whoever has a right code makes no crowd of them. */
export const NEW_CODE_BROWSERS = 60;
export const NEW_CODE_BROWSERS_POLICY: AttemptPolicy = {
  free: NEW_CODE_BROWSERS,
  firstSeconds: DAY_S,
  maxSeconds: DAY_S,
  forgottenAfterSeconds: DAY_S,
};

/** Wrong codes in an hour, over all networks, of which somebody should know. Nobody is refused for them. */
export const CODE_ALARM = 2_000;

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

/** Returns how often something can fail at most in so many seconds, by somebody who never stops, and by one who waits to be forgotten. */
export function mostFailures(policy: AttemptPolicy, seconds: number): number {
  const waits = waitsAfter(policy);
  let failures = 0;
  for (let at = 0; at < seconds; at += waits[Math.min(failures, waits.length) - 1] ?? 0) failures += 1;
  const forgotten = Math.ceil(seconds / policy.forgottenAfterSeconds) * policy.free;
  return Math.max(failures, forgotten);
}

/**
 * Returns the wait in seconds after the first, second, third… failure; the last one applies to all that follow.
 * From failure number `free` on it doubles up to the longest.
 */
export function waitsAfter({ free, firstSeconds, maxSeconds }: AttemptPolicy): number[] {
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let seconds = firstSeconds; seconds < maxSeconds; seconds *= 2) waits.push(seconds);
  return [...waits, maxSeconds];
}
