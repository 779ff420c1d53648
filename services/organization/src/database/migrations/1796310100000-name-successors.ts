import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // A naming ends with the membership of either.
  `create table organization.successors (
    named_by uuid primary key references organization.members on delete cascade,
    user_id uuid not null references organization.members on delete cascade,
    named_at timestamptz not null default now(),
    accepted_at timestamptz,
    check (user_id <> named_by)
  )`,
  'create index on organization.successors (user_id)',
  'alter table organization.organizations add column without_administrator_since timestamptz',
  `create index on organization.organizations (without_administrator_since)
   where without_administrator_since is not null`,
];

/** Who administers a school when its last administrator is erased, and since when nobody does. */
export class NameSuccessors1796310100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.organizations drop column without_administrator_since');
    await runner.query('drop table organization.successors');
  }
}
