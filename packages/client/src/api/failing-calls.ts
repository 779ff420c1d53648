let tell = (): void => undefined;

/** Says whom to tell of calls that the server could not answer. The shell does. */
export function hearFailingCalls(listener: () => void): void {
  tell = listener;
}

/** Something is down or busy: no page is to blame for it. */
const OUTAGES: readonly number[] = [502, 503, 504];

/**
 * Tells of a call that was answered by an error of the server. It protects visitors from a version whose calls no service can
 * answer; an outage, which all versions have, would take back the new one. A version that catches its calls' refusals (4xx)
 * is not told of.
 */
export function noteFailingCall(status: number): void {
  if (status >= 500 && !OUTAGES.includes(status)) tell();
}
