import type { SqlRunner } from '@burrow/service-kit';
import { tellStream } from '../../own-account/stream/index.ts';
import { BEAT, END_BY_CLOCK, FORGET_ENDED, LEAVE } from './presence.queries.ts';

/**
 * Notes which sessions have a stream in one process. Whose stream is open in none, because they are offline or their
 * process has gone, is no longer here a minute later, and those who teach are told. Nothing is kept of lessons that are over,
 * and pages that show one which the clock has ended read it again.
 */
export async function beatPresence(tx: SqlRunner, sessions: readonly string[]): Promise<void> {
  await FORGET_ENDED.run(tx);
  await BEAT.run(tx, [sessions]);
  const gone = await LEAVE.rows(tx);
  const ends = await END_BY_CLOCK.rows(tx);
  for (const id of new Set(gone.map(({ classId }) => classId)))
    await tellStream(tx, 'class-presence-changed', { kind: 'class-teachers', id });
  for (const ended of ends) await tellEnd(tx, ended);
}

/** As whoever ends a lesson tells it. Guests are under the rules of their home class again. */
async function tellEnd(
  tx: SqlRunner,
  { classId: id, hasGuests }: { readonly classId: string; readonly hasGuests: boolean },
): Promise<void> {
  for (const topic of ['class-entry-changed', 'class-work-changed'] as const)
    await tellStream(tx, topic, { kind: 'class-teachers', id });
  await tellStream(tx, 'lesson-changed', { kind: 'class', id });
  if (hasGuests) await tellStream(tx, 'account-changed', { kind: 'class', id });
}
