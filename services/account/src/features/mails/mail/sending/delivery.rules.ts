import { TOKEN_LIFETIMES, type TokenPurpose } from '../../../../tokens/token-lifetimes.table.ts';

const LONGEST_DELAY_S = 3_600;
const MINUTE_MS = 60_000;
/** As long as mail servers usually try: one that is away over a long weekend still gets it. */
const DAYS_MS = 4 * 24 * 60 * MINUTE_MS;

/** The secret of a mail's link, if it has one that ends. */
const SECRET_OF: Readonly<Record<string, TokenPurpose>> = {
  'confirm-email': 'confirm-email',
  'change-email': 'change-email',
  'reset-password': 'reset-password',
  invitation: 'sign-up',
};

/** What is known about a mail that the server did not accept. */
export interface Refusal {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
}

/** A mail, and since when it waits. */
export interface Waiting {
  readonly template: string;
  readonly created_at: Date;
}

/** Returns the seconds until the next attempt: twice as long each time, up to an hour. */
export const retryDelay = (attempts: number): number => Math.min(2 ** attempts, LONGEST_DELAY_S);

/** Whether the server says that it will never accept this mail, usually since nobody has the address. */
export const isRefusedForGood = ({ code, responseCode }: Refusal): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;

/** Whether a mail is not sent any more: for four days it was not accepted, or its link leads nowhere by now. */
export function isTooLate({ template, created_at: since }: Waiting, now: Date): boolean {
  const secret = SECRET_OF[template];
  const link = secret ? TOKEN_LIFETIMES[secret] * MINUTE_MS : Number.POSITIVE_INFINITY;
  return now.getTime() - since.getTime() >= Math.min(DAYS_MS, link);
}
