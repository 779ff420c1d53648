import { type Database, inTransaction, Outbox, type SqlRunner } from '@burrow/service-kit';
import { NEXT } from './resync.queries.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Told {
  readonly student_id: string;
  readonly version: number;
  readonly parent_id: string | null;
  readonly organization_id: string | null;
  readonly class_id: string | null;
  readonly assistant_enabled: boolean;
}

/** Sends every student again, as they are now, so that others can rebuild their copies. Returns a text with their number. */
export async function resyncEvents({ pool, jobs }: Database): Promise<string> {
  const outbox = await Outbox.open(jobs);
  let after = BEFORE_ALL;
  let count = 0;
  for (;;) {
    const told = await inTransaction(pool, tx => sendBatch(tx, outbox, after));
    count += told.length;
    const last = told.at(-1);
    if (!last) return `${count} students`;
    after = last.student_id;
  }
}

async function sendBatch(tx: SqlRunner, outbox: Outbox, after: string): Promise<Told[]> {
  const students: Told[] = await tx.query(NEXT, [after]);
  for (const student of students) {
    await outbox.send(tx, 'account/student-changed', { ...student, removed: false });
  }
  return students;
}
