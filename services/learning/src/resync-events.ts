import { type Database, eventQueueOf, Outbox } from '@burrow/service-kit';
import type { SqlRunner } from '@burrow/service-kit';
import { tellLevelPlayed } from './learners/last-played.queries.ts';

const LAST_PLAYED = `
  select learner_id as id, course, level, at from learning.last_played
  where learner_kind = 'student' and learner_id > $1 order by learner_id limit 500`;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Played {
  readonly id: string;
  readonly course: string;
  readonly level: string;
  readonly at: Date;
}

/** Tells again what learning owns and others copy: where each student played last. Says how many. */
export async function resyncEvents({ pool, jobs }: Pick<Database, 'pool' | 'jobs'>): Promise<string> {
  await jobs.open(eventQueueOf('account'));
  const outbox = new Outbox(jobs);
  const tx: SqlRunner = { query: async (sql, values) => (await pool.query(sql, values)).rows };
  let sent = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const rows: Played[] = await tx.query(LAST_PLAYED, [after]);
    for (const { id, course, level, at } of rows)
      await tellLevelPlayed(tx, outbox, { learner: { kind: 'student', id }, course, level, at });
    sent += rows.length;
    const last = rows.at(-1);
    if (!last) return `${sent} levels played last`;
    after = last.id;
  }
}
