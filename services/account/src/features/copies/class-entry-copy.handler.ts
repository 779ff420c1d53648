import type { EventData } from '@burrow/contracts';
import { keepRow, type SqlRunner } from '@burrow/service-kit';

/** Sessions on shared devices follow the lesson, whether it is prolonged or ended early. */
const FOLLOW_LESSON = `
  update account.sessions s set ends_at = e.lesson_ends_at, expires_at = e.lesson_ends_at
  from account.students t join account.class_entries e on e.class_id = t.class_id
  where e.class_id = $1 and s.student_id = t.id and s.is_student and s.ends_at is not null and s.expires_at > now()`;

/** Copies how students come into a class; anything older than the copy is ignored. */
export async function keepClassEntry(
  data: EventData<'organization/class-entry-changed'>,
  tx: SqlRunner,
): Promise<void> {
  const { class_id, version, ...rest } = data;
  await keepRow(tx, 'account.class_entries', { class_id, version, ...rest });
  await tx.query(FOLLOW_LESSON, [class_id]);
}

/** The entry of a class that was removed goes with it, and so does whoever waits for it. */
export async function forgetClassEntry(
  { class_id, removed }: EventData<'organization/class-changed'>,
  tx: SqlRunner,
): Promise<void> {
  if (!removed) return;
  for (const table of ['class_entries', 'join_requests'])
    await tx.query(`delete from account.${table} where class_id = $1`, [class_id]);
}
