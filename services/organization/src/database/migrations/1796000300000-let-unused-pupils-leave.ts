import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // Null for never; a school may change it.
  'alter table organization.organizations add column unused_months int default 24, add column unused_checked_at timestamptz',
  `create table organization.unused_students (
    student_id uuid primary key references organization.students on delete cascade,
    organization_id uuid not null references organization.organizations on delete cascade,
    last_seen_on date not null,
    leaves_at timestamptz not null
  )`,
  'create index on organization.unused_students (organization_id, leaves_at, student_id)',
];

/** Who was not there for months leaves, after a notice to the administrators. */
export class LetUnusedPupilsLeave1796000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.unused_students');
    await runner.query(
      'alter table organization.organizations drop column unused_months, drop column unused_checked_at',
    );
  }
}
