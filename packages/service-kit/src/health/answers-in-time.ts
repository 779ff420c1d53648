const TIMEOUT_MS = 900;

/** Waits for the work. @throws when it fails, or takes longer than a health check waits */
export function answersInTime(work: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
