export const MAX_ATTEMPTS = 20;
const LONGEST_DELAY_S = 3_600;

/** What is known of a mail that the server did not take. */
export interface Refusal {
  readonly code?: string | undefined;
  readonly responseCode?: number | undefined;
}

/** Seconds until the next attempt: twice as long each time, up to an hour. */
export const retryDelay = (attempts: number): number => Math.min(2 ** attempts, LONGEST_DELAY_S);

/** Whether another attempt makes sense: not where the server says for good that it will not take this mail. */
export function mayTryAgain({ code, responseCode }: Refusal, attempts: number): boolean {
  const refusedForGood = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return !refusedForGood && attempts < MAX_ATTEMPTS;
}
