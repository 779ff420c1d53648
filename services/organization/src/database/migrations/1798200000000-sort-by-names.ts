import { LANGUAGES, namesOf } from '@burrow/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sortKeys } from '../../names/sort-keys.rules.ts';

const BATCH = 1_000;

const NEXT = `select student_id as id, username, full_name from organization.students
  where student_id > $1 order by student_id limit ${BATCH}`;

const WRITE = `update organization.students s set first_name = k.first_name, last_name = k.last_name,
    first_sort = k.first_sort, last_sort = k.last_sort
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) k(id, first_name, last_name, first_sort, last_sort)
  where s.student_id = k.id`;

interface Listed {
  readonly id: string;
  readonly username: string;
  readonly full_name: string | null;
}

/** The order of each language, and that of Unicode for schools that named none. Numbers in names count as numbers. */
const COLLATIONS = ['root', ...LANGUAGES.map(({ code }) => code)].map(
  code =>
    `create collation organization.names_${code} (provider = icu, locale = '${code === 'root' ? 'und' : code}-u-kn-true')`,
);

/** Lists are sorted by first or last name in the school's language: docs/adr/0129-names-are-sorted-by-the-database.md. */
export class SortByNames1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const collation of COLLATIONS) await runner.query(collation);
    await runner.query('alter table organization.organizations add column language text');
    await runner.query(`alter table organization.students add column first_name text, add column last_name text,
      add column first_sort text not null default '', add column last_sort text not null default ''`);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const found: readonly Listed[] = await runner.query(NEXT, [last]);
      const keyed = found.map(({ id, username, full_name }) => {
        const names = namesOf({ full_name });
        return { id, ...names, ...sortKeys({ username, ...names }) };
      });
      if (keyed.length > 0)
        await runner.query(WRITE, [
          keyed.map(({ id }) => id),
          keyed.map(({ first_name: first }) => first),
          keyed.map(({ last_name: family }) => family),
          keyed.map(({ firstSort }) => firstSort),
          keyed.map(({ lastSort }) => lastSort),
        ]);
      if (found.length < BATCH) break;
      last = found.at(-1)?.id ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table organization.students drop column first_name, drop column last_name,
      drop column first_sort, drop column last_sort`);
    await runner.query('alter table organization.organizations drop column language');
    for (const { code } of [{ code: 'root' }, ...LANGUAGES])
      await runner.query(`drop collation organization.names_${code}`);
  }
}
