export const MAX_ATTEMPTS = 20;
const LONGEST_DELAY_S = 3_600;

/** What is known about a mail that the server did not accept. */
export interface Refusal {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
}

/** Returns the seconds until the next attempt: twice as long each time, up to an hour. */
export const retryDelay = (attempts: number): number => Math.min(2 ** attempts, LONGEST_DELAY_S);

/** Whether the server says that it will never accept this mail, usually since nobody has the address. */
export const isRefusedForGood = ({ code, responseCode }: Refusal): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;

/** Whether another attempt makes sense. */
export const mayTryAgain = (refusal: Refusal, attempts: number): boolean =>
  !isRefusedForGood(refusal) && attempts < MAX_ATTEMPTS;
