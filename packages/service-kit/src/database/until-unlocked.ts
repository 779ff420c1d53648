import { setTimeout as delay } from 'node:timers/promises';

const LOCK_NOT_AVAILABLE = '55P03';
/** With the wait for a lock, about two minutes. */
const MOST_ATTEMPTS = 60;
/** In between, those who waited behind it go on. */
const PAUSE_MS = 1_000;

const isLocked = (error: unknown): boolean =>
  (error as { code?: unknown; driverError?: { code?: unknown } }).code === LOCK_NOT_AVAILABLE ||
  (error as { driverError?: { code?: unknown } }).driverError?.code === LOCK_NOT_AVAILABLE;

/** Does something again as long as somebody else holds a lock that it needs. Rejects with the last failure. */
export async function untilUnlocked<Done>(act: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await act();
    } catch (error) {
      if (!isLocked(error) || attempt === MOST_ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
}
