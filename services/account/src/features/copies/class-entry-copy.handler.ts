import type { EventData } from '@burrow/contracts';
import { keepRow, type SqlRunner } from '@burrow/service-kit';

/** Copies how students come into a class; anything older than the copy is ignored. */
export function keepClassEntry(
  data: EventData<'organization/class-entry-changed'>,
  tx: SqlRunner,
): Promise<void> {
  const { class_id, version, ...rest } = data;
  return keepRow(tx, 'account.class_entries', { class_id, version, ...rest });
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
