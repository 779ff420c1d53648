// Locks that the system takes back however their holder ends: SQLite's own, on an empty database.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const BUSY = 5;
const RETRY_MS = 50;

/** What each kind of lock lets others have: nothing, or the same. */
const TAKE = { alone: 'begin exclusive', shared: 'begin; select count(*) from sqlite_schema' };

/**
 * Takes a lock on a file, which it creates. It lasts until it is released or this process ends.
 * @returns how it is released, or undefined if others hold what rules it out
 */
export function tryLock(file, kind) {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(TAKE[kind]);
    return () => database.close();
  } catch (error) {
    database.close();
    if (error.errcode === BUSY) return undefined;
    throw error;
  }
}

/** The same, once others have released theirs. */
export async function lock(file, kind) {
  for (;;) {
    const release = tryLock(file, kind);
    if (release) return release;
    await delay(RETRY_MS);
  }
}
