import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // Neither names nor passwords: whoever imports has the rows, and starts again with them if need be.
  `create table organization.imports (
    id uuid primary key,
    organization_id uuid not null references organization.organizations on delete cascade,
    user_id uuid not null,
    -- The attempt that works on it: another may take over what stopped.
    attempt uuid not null,
    state text not null check (state in ('preparing', 'writing', 'done', 'failed')),
    total int not null,
    prepared int not null default 0,
    failure jsonb,
    -- In the order of the rows, once all are there.
    student_ids uuid[],
    created_at timestamptz not null default now(),
    beat_at timestamptz not null default now()
  )`,
  'create index on organization.imports (organization_id)',
  // Students of an import whom account has told of, until the last of them is told of: then all are listed.
  `create table organization.arriving_students (
    student_id uuid primary key,
    import_id uuid not null references organization.imports on delete cascade,
    row int not null,
    described jsonb not null,
    search_key text not null,
    removed boolean not null default false
  )`,
  'create index on organization.arriving_students (import_id)',
];

export class CreateImports1795503000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.arriving_students, organization.imports');
  }
}
