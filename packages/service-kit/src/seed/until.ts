import { StartError } from '../config/setting.error.ts';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** Waits for something that events bring about. @throws StartError if it does not come */
export async function until<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
  const limit = Date.now() + PATIENCE_MS;
  while (Date.now() < limit) {
    const value = await look();
    if (value !== undefined) return value;
    await delay(50);
  }
  throw new StartError(`The seed waited in vain for ${what}.`);
}
