const TIMEOUT_MS = 900;

/** @throws when the work fails, or takes longer than those who ask for health wait */
export function answersInTime(work: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
