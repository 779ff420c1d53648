import { loadContent } from '@burrow/content';
import { type Database, Outbox, type SqlRunner, type Statement } from '@burrow/service-kit';
import type { LearningSettings } from '../config/env.ts';
import { Catalogue } from '../content/catalogue.ts';
import { CompletionEventsService } from '../learners/completion-events.service.ts';
import { tellLevelPlayed } from '../learners/last-played.queries.ts';
import { COMPLETIONS, LAST_PLAYED } from './resync.queries.ts';
import { toldCompletions } from './told-completions.rules.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Sends each row of a query, whose parameters are the key of the previous row. Returns the number of rows. */
async function sendEach<Row extends object>(
  tx: SqlRunner,
  statement: Statement<Row>,
  { keyOf, first, send }: { keyOf(row: Row): string[]; first: string[]; send(row: Row): Promise<void> },
): Promise<number> {
  let count = 0;
  for (let after = first; ;) {
    const rows = await statement.rows(tx, after);
    for (const row of rows) await send(row);
    count += rows.length;
    const last = rows.at(-1);
    if (!last) return count;
    after = keyOf(last);
  }
}

/**
 * Sends what learning owns and others copy again: where each student last played, and which levels were completed.
 * Returns a text with the number of each.
 */
export async function resyncEvents(
  { pool, jobs }: Pick<Database, 'pool' | 'jobs'>,
  { CONTENT_FILE }: Pick<LearningSettings, 'CONTENT_FILE'>,
): Promise<string> {
  const outbox = await Outbox.open(jobs);
  const tx: SqlRunner = { query: async (sql, values) => (await pool.query(sql, values)).rows };
  const completions = new CompletionEventsService(outbox, new Catalogue(loadContent(CONTENT_FILE)));
  const played = await sendEach(tx, LAST_PLAYED, {
    first: [BEFORE_ALL],
    keyOf: ({ id }) => [id],
    send: ({ id, ...rest }) => tellLevelPlayed(tx, outbox, { learner: { kind: 'student', id }, ...rest }),
  });
  const completed = await sendEach(tx, COMPLETIONS, {
    first: ['', BEFORE_ALL, '', ''],
    keyOf: ({ kind, id, course, level }) => [kind, id, course, level],
    send: async row => {
      const { kind, id, course, level } = row;
      for (const told of toldCompletions(row))
        await completions.tell(tx, { learner: { kind, id }, course, level, ...told });
    },
  });
  return `${played} levels played last, ${completed} completed levels`;
}
