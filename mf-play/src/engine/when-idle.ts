/** The longest time that something that can wait does wait. */
export const IDLE_AT_MOST_MS = 1_000;

/** Calls back when the page has nothing else to do, after a second at the latest. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, IDLE_AT_MOST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: IDLE_AT_MOST_MS });
  return () => cancelIdleCallback(handle);
}
