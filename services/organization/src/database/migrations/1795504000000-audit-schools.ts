import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    organization_id uuid not null references organization.organizations on delete cascade,
    action text not null,
    by_kind text not null check (by_kind in ('member', 'impersonator', 'platform')),
    user_id uuid,
    impersonator_id uuid,
    subject_kind text check (subject_kind in ('member', 'student', 'class')),
    subject_id uuid,
    count int
  )`,
  'create index on organization.audit (organization_id, id desc)',
  'create index on organization.audit (user_id)',
  'create index on organization.audit (impersonator_id) where impersonator_id is not null',
  'create index on organization.audit (subject_id)',
  'create index on organization.audit (at)',
];

/** Who did what in a school. */
export class AuditSchools1795504000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.audit');
  }
}
