import { splitName } from '@burrow/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1_000;

const NEXT = `select id, full_name as name from account.students
  where id > $1 and full_name is not null order by id limit ${BATCH}`;

const WRITE = `update account.students s set first_name = p.first, last_name = p.last
  from unnest($1::uuid[], $2::text[], $3::text[]) p(id, first, last) where s.id = p.id`;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** First and last name: names that are there are split where that is certain, and kept whole otherwise. */
export class PartNames1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.students add column first_name text, add column last_name text');
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const found: readonly Named[] = await runner.query(NEXT, [last]);
      const split = found.flatMap(({ id, name }) => {
        const parts = splitName(name);
        return parts ? [{ id, ...parts }] : [];
      });
      if (split.length > 0)
        await runner.query(WRITE, [
          split.map(({ id }) => id),
          split.map(({ first_name: first }) => first),
          split.map(({ last_name: family }) => family),
        ]);
      if (found.length < BATCH) break;
      last = found.at(-1)?.id ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.students drop column first_name, drop column last_name');
  }
}
