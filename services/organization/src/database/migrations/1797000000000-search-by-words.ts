import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameKey } from '../../names/name-key.rules.ts';

const BATCH = 1_000;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Of each table: its rows after one id, and their new keys. */
const TABLES = [
  {
    rows: `select student_id as id, trim(username || ' ' || coalesce(full_name, '')) as name
      from organization.students where student_id > $1 order by student_id limit ${BATCH}`,
    write: `update organization.students s set search_key = k.key
      from unnest($1::uuid[], $2::text[]) k(id, key) where s.student_id = k.id and s.search_key <> k.key`,
  },
  {
    rows: `select id, name from organization.classes where id > $1 order by id limit ${BATCH}`,
    write: `update organization.classes c set name_key = k.key
      from unnest($1::uuid[], $2::text[]) k(id, key) where c.id = k.id and c.name_key <> k.key`,
  },
] as const;

/** Names are found however somebody types them: keys that were kept before are made anew. */
export class SearchByWords1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { rows, write } of TABLES) {
      let last = '00000000-0000-0000-0000-000000000000';
      for (;;) {
        const found: readonly Named[] = await runner.query(rows, [last]);
        if (found.length > 0)
          await runner.query(write, [found.map(({ id }) => id), found.map(({ name }) => nameKey(name))]);
        if (found.length < BATCH) break;
        last = found.at(-1)?.id ?? last;
      }
    }
  }

  /** The older program finds with the new keys what it found before, but for letters that are folded now. */
  async down(): Promise<void> {
    // Nothing in the schema has changed.
  }
}
