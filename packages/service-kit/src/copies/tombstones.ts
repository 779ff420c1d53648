import type { SqlRunner } from '../database/sql-runner.ts';
import { holdAlone } from './hold-alone.ts';

/** Something that a service keeps a copy of, and whose removal it remembers. */
export interface CopyKey {
  readonly kind: 'user' | 'student' | 'class' | 'organization';
  readonly id: string;
}

/** The version of a permanent removal: no later version exists. */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/**
 * Remembers what was removed, so that an older event that arrives late does not bring it back. Stored in the table
 * `tombstones` of a service's schema, next to its copies in `students`, `classes` and `organizations`.
 */
export class Tombstones {
  readonly schema: string;
  readonly #outdated: string;
  readonly #bury: string;
  readonly #unbury: string;
  readonly #find: string;

  constructor(schema: string) {
    this.schema = schema;
    this.#outdated = `
      select 1 from ${schema}.tombstones where kind = $1 and id = $2 and version >= $3
      union all select 1 from ${schema}.students where $1 = 'student' and student_id = $2 and version > $3
      union all select 1 from ${schema}.classes where $1 = 'class' and class_id = $2 and version > $3
      union all select 1 from ${schema}.organizations
        where $1 = 'organization' and organization_id = $2 and version > $3`;
    this.#bury = `
      insert into ${schema}.tombstones (kind, id, version) values ($1, $2, $3)
      on conflict (kind, id) do update set version = excluded.version, removed_at = now()`;
    this.#unbury = `delete from ${schema}.tombstones where kind = $1 and id = $2`;
    this.#find = `select 1 from ${schema}.tombstones where kind = $1 and id = $2`;
  }

  /**
   * Whether a change is too late: something newer is stored, or it was removed at this version or later. The
   * same version is accepted again, so that a copy can be rebuilt. Keeps the key locked from then on.
   */
  async isOutdated(tx: SqlRunner, { kind, id }: CopyKey, version: number): Promise<boolean> {
    await holdAlone(tx, this.schema, { kind, id });
    const rows: unknown[] = await tx.query(this.#outdated, [kind, id, version]);
    return rows.length > 0;
  }

  /** Whether a removal is remembered. */
  async has(tx: SqlRunner, { kind, id }: { kind: string; id: string }): Promise<boolean> {
    const rows: unknown[] = await tx.query(this.#find, [kind, id]);
    return rows.length > 0;
  }

  /** Remembers a removal. */
  async bury(tx: SqlRunner, { kind, id }: CopyKey, version: number): Promise<void> {
    await tx.query(this.#bury, [kind, id, version]);
  }

  /** Forgets a removal, because a newer version exists again. */
  async unbury(tx: SqlRunner, { kind, id }: CopyKey): Promise<void> {
    await tx.query(this.#unbury, [kind, id]);
  }
}
