import type { Outbox, SqlRunner } from '@burrow/service-kit';
import { courseOf } from '../domain/assignment.rules.ts';
import { KEEP } from '../notices/notices.queries.ts';
import { VOIDED } from './voided.queries.ts';

/** Tells once of each purchase that was undone: what was certified with it no longer holds. */
export async function tellVoided(tx: SqlRunner, outbox: Outbox, account: string): Promise<void> {
  const voided = await VOIDED.rows(tx, [account]);
  for (const { id, plan, reason, students } of voided.filter(one => one.students.length > 0)) {
    const isNew = await KEEP.exists(tx, [account, JSON.stringify([{ key: `voided ${id}`, at: null }])]);
    if (isNew)
      await outbox.send(tx, 'payment/purchase-voided', {
        student_ids: students,
        course_id: courseOf(plan),
        reason,
      });
  }
}
