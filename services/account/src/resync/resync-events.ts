import { type Database, inTransaction, Outbox, type SqlRunner } from '@burrow/service-kit';
import { MemberEventsService } from '../people/member-events.service.ts';
import { StudentEventsService } from '../people/student-events.service.ts';
import { NEXT, NEXT_MEMBERS } from './resync.queries.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type SendBatch = (tx: SqlRunner, after: string) => Promise<readonly string[]>;

/** Sends a batch after another, in the order of ids. Returns their number. */
async function sendAll({ pool }: Database, sendBatch: SendBatch): Promise<number> {
  let after = BEFORE_ALL;
  let count = 0;
  for (;;) {
    const sent = await inTransaction(pool, tx => sendBatch(tx, after));
    count += sent.length;
    const last = sent.at(-1);
    if (last === undefined) return count;
    after = last;
  }
}

/**
 * Sends every student, and every member of an organisation, again as they are now, so that others can rebuild their
 * copies. Returns a text with their numbers.
 */
export async function resyncEvents(database: Database): Promise<string> {
  const outbox = await Outbox.open(database.jobs);
  const [students, members] = [new StudentEventsService(outbox), new MemberEventsService(outbox)];
  const sentStudents = await sendAll(database, async (tx, after) => {
    const told = await NEXT.rows(tx, [after]);
    for (const { student_id, ...student } of told) await students.send(tx, student_id, student, false);
    return told.map(({ student_id }) => student_id);
  });
  const sentMembers = await sendAll(database, async (tx, after) => {
    const ids = await NEXT_MEMBERS.rows(tx, [after]);
    for (const { id } of ids) await members.memberChanged(tx, id);
    return ids.map(({ id }) => id);
  });
  return `${sentStudents} students, ${sentMembers} members of organisations`;
}
