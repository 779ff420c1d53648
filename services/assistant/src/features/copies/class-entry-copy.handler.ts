import type { EventData } from '@burrow/contracts';
import { keepRow, type SqlRunner } from '@burrow/service-kit';

/** Copies when a class has its lesson; anything older than the copy is ignored. */
export function keepClassEntry(
  data: EventData<'organization/class-entry-changed'>,
  tx: SqlRunner,
): Promise<void> {
  const { class_id, version, lesson_began_at, lesson_ends_at } = data;
  return keepRow(tx, 'assistant.class_entries', { class_id, version, lesson_began_at, lesson_ends_at });
}

/** The lesson of a class that was removed goes with it. */
export async function forgetClassEntry(
  { class_id, removed }: EventData<'organization/class-changed'>,
  tx: SqlRunner,
): Promise<void> {
  if (removed) await tx.query('delete from assistant.class_entries where class_id = $1', [class_id]);
}
