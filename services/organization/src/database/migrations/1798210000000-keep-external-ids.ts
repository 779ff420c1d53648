import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // What another system calls a student or a class. One of them may have several, of the same source, too.
  `create table organization.external_ids (
    organization_id uuid not null references organization.organizations on delete cascade,
    source text not null,
    kind text not null check (kind in ('student', 'class')),
    external_id text not null,
    student_id uuid references organization.students on delete cascade,
    class_id uuid references organization.classes on delete cascade,
    primary key (organization_id, source, kind, external_id),
    check ((kind = 'student') = (student_id is not null) and (kind = 'class') = (class_id is not null))
  )`,
  'create index on organization.external_ids (student_id)',
  'create index on organization.external_ids (class_id)',
  // In the order of the rows: kept with the students once all of them are there.
  'alter table organization.imports add column source text, add column external_ids text[]',
];

/** Rosters: students and classes are recognised when a list of a school's system is read again. */
export class KeepExternalIds1798210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.imports drop column source, drop column external_ids');
    await runner.query('drop table organization.external_ids');
  }
}
