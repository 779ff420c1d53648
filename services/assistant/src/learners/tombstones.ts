import type { SqlRunner } from '@burrow/service-kit';
import { hold } from './learner-lock.ts';

/** Something of which a copy is kept, and a removal remembered. */
interface Removable {
  readonly kind: 'user' | 'student' | 'class';
  readonly id: string;
}

/** The version of what was removed for good, whatever comes later. */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;

const OUTDATED = `
  select 1 from assistant.tombstones where kind = $1 and id = $2 and version >= $3
  union all select 1 from assistant.students where $1 = 'student' and student_id = $2 and version > $3
  union all select 1 from assistant.classes where $1 = 'class' and class_id = $2 and version > $3`;

const BURY = `
  insert into assistant.tombstones (kind, id, version) values ($1, $2, $3)
  on conflict (kind, id) do update set version = excluded.version, removed_at = now()`;

/**
 * Whether a change comes too late: something newer is kept, or it was removed at this version or later. The
 * same version again is taken, so that a copy can be made anew. Holds the lock from then on.
 */
export async function isOutdated(tx: SqlRunner, { kind, id }: Removable, version: number): Promise<boolean> {
  await hold(tx, { kind, id });
  const rows: unknown[] = await tx.query(OUTDATED, [kind, id, version]);
  return rows.length > 0;
}

/** Remembers a removal, so that an older event that comes late does not undo it. */
export const bury = (tx: SqlRunner, { kind, id }: Removable, version: number): Promise<unknown> =>
  tx.query(BURY, [kind, id, version]);

/** Forgets a removal, for what a newer version brought back. */
export const unbury = (tx: SqlRunner, { kind, id }: Removable): Promise<unknown> =>
  tx.query('delete from assistant.tombstones where kind = $1 and id = $2', [kind, id]);
