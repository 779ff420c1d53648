import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table account.join_requests (
    id uuid primary key,
    organization_id uuid not null,
    class_id uuid not null,
    username text not null,
    username_key text not null,
    password_hash text not null,
    full_name text,
    character text not null,
    language text,
    student_id uuid references account.students on delete cascade,
    refused boolean not null default false,
    asked_at timestamptz not null default now()
  )`,
  `create unique index on account.join_requests (organization_id, username_key)
   where student_id is null and not refused`,
  'create index on account.join_requests (class_id, asked_at)',
  'create index on account.join_requests (student_id)',
  'create index on account.classes (sign_up_token_hash)',
];

/** Who signs up with the code of a class, and waits for a teacher if joining has closed. */
export class CreateJoinRequests1795501100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.join_requests');
    await runner.query('drop index account.classes_sign_up_token_hash_idx');
  }
}
