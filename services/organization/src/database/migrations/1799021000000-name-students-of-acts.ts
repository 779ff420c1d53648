import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.audit_students (
    student_id uuid not null references organization.students on delete cascade,
    audit_id bigint not null references organization.audit on delete cascade,
    primary key (student_id, audit_id)
  )`,
  'create index on organization.audit_students (audit_id)',
];

/** To which students something was done that was done to several at once. */
export class NameStudentsOfActs1799021000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.audit_students');
  }
}
