import { type Database, inTransaction, Outbox, type SqlRunner, type Statement } from '@burrow/service-kit';
import { OrganizationEventsService } from '../events/organization-events.service.ts';
import {
  NEXT_CLASSES,
  NEXT_ENTRIES,
  NEXT_FORMER_STUDENTS,
  NEXT_MEMBERS,
  NEXT_ORGANIZATIONS,
  NEXT_STUDENTS,
} from './resync.queries.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Send<Row> = (tx: SqlRunner, row: Row) => Promise<void>;

/** Sends a batch after another, in the order of ids. Returns their number. */
async function sendAll<Row extends { readonly id: string }>(
  { pool }: Database,
  next: Statement<Row>,
  send: Send<Row>,
): Promise<number> {
  let after: string | undefined = BEFORE_ALL;
  let count = 0;
  while (after !== undefined) {
    const from: string = after;
    after = await inTransaction(pool, async tx => {
      const rows = await next.rows(tx, [from]);
      for (const row of rows) await send(tx, row);
      count += rows.length;
      return rows.at(-1)?.id;
    });
  }
  return count;
}

/**
 * Sends every organisation, class, member and student who moved or left again as they are now, so that others can rebuild their
 * copies. Returns a text with their numbers.
 */
export async function resyncEvents(database: Database): Promise<string> {
  const events = new OrganizationEventsService(await Outbox.open(database.jobs));
  const organizations = await sendAll(database, NEXT_ORGANIZATIONS, (tx, row) =>
    events.organizationChanged(tx, row),
  );
  const classes = await sendAll(database, NEXT_CLASSES, (tx, row) => events.classChanged(tx, row));
  await sendAll(database, NEXT_ENTRIES, (tx, row) => events.entryChanged(tx, row));
  const members = await sendAll(database, NEXT_MEMBERS, (tx, { id }) =>
    events.memberChanged(tx, id, 'changed'),
  );
  const moved = await sendAll(database, NEXT_STUDENTS, (tx, row) => events.studentMoved(tx, row));
  const left = await sendAll(database, NEXT_FORMER_STUDENTS, (tx, row) =>
    events.studentLeft(tx, row.studentId, row.version, 'left'),
  );
  return `${organizations} organisations, ${classes} classes, ${members} memberships, ${moved} moved students, ${left} who left`;
}
