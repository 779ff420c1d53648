import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  'alter table organization.classes add column archived_at timestamptz',
  `create table organization.school_years (
    id uuid primary key,
    organization_id uuid not null references organization.organizations on delete cascade,
    made_at timestamptz not null default now(),
    undone_at timestamptz
  )`,
  'create index on organization.school_years (organization_id, made_at)',
  `create table organization.school_year_classes (
    school_year_id uuid not null references organization.school_years on delete cascade,
    old_class uuid not null references organization.classes on delete cascade,
    new_class uuid references organization.classes on delete set null,
    primary key (school_year_id, old_class)
  )`,
  // Without a new class: who left the organisation.
  `create table organization.school_year_students (
    school_year_id uuid not null references organization.school_years on delete cascade,
    student_id uuid not null references organization.students on delete cascade,
    old_class uuid not null,
    new_class uuid,
    primary key (school_year_id, student_id)
  )`,
];

export class BeginSchoolYears1795510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table organization.school_year_students, organization.school_year_classes, organization.school_years',
    );
    await runner.query('alter table organization.classes drop column archived_at');
  }
}
