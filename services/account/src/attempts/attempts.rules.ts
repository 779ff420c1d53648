/** How often something may fail, and how long one waits after that. */
export interface AttemptPolicy {
  /** Failures without a wait. */
  readonly free: number;
  readonly firstSeconds: number;
  readonly maxSeconds: number;
  /** After so long without a failure everything is forgotten. */
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

/** For one account over all addresses: wide, since strangers share it with its owner's new browsers. */
export const EVERYWHERE_POLICY: AttemptPolicy = { ...ACCOUNT_POLICY, free: 100 };

/**
 * For one network address, behind which there may be a whole school. Counted are different accounts that failed
 * there and have not succeeded since, not failures; and it is slowed, not shut.
 */
export const ADDRESS_POLICY: AttemptPolicy = {
  free: 100,
  firstSeconds: 5,
  maxSeconds: 60,
  forgottenAfterSeconds: HOUR_S,
};

/** For what mails one address of somebody, so that nobody's mailbox is filled. */
export const MAIL_POLICY: AttemptPolicy = {
  free: 10,
  firstSeconds: 30,
  maxSeconds: 900,
  forgottenAfterSeconds: HOUR_S,
};

/** For what makes accounts or mails from one network address. */
export const MAILS_FROM_ADDRESS_POLICY: AttemptPolicy = {
  free: 200,
  firstSeconds: 30,
  maxSeconds: 300,
  forgottenAfterSeconds: HOUR_S,
};

/**
 * The wait in seconds after the first, second, third… failure; the last one is that of all that follow.
 * From the `free`th failure on it doubles up to the longest.
 */
export function waitsAfter({ free, firstSeconds, maxSeconds }: AttemptPolicy): number[] {
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let seconds = firstSeconds; seconds < maxSeconds; seconds *= 2) waits.push(seconds);
  return [...waits, maxSeconds];
}
