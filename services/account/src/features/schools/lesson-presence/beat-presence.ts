import type { SqlRunner } from '@burrow/service-kit';
import { tellStream } from '../../own-account/stream/index.ts';
import { BEAT, FORGET_ENDED, LEAVE } from './presence.queries.ts';

/**
 * Notes which sessions have a stream in one process. Whose stream is open in none, because they are offline or their
 * process has gone, is no longer here a minute later, and those who teach are told. Nothing is kept of lessons that are over.
 */
export async function beatPresence(tx: SqlRunner, sessions: readonly string[]): Promise<void> {
  await FORGET_ENDED.run(tx);
  await BEAT.run(tx, [sessions]);
  const gone = await LEAVE.rows(tx);
  for (const id of new Set(gone.map(({ classId }) => classId)))
    await tellStream(tx, 'class-presence-changed', { kind: 'class-teachers', id });
}
