import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table account.student_acts (
    id bigint generated always as identity primary key,
    student_id uuid not null references account.students on delete cascade,
    at timestamptz not null,
    action text not null,
    by_kind text not null check (by_kind in ('admin', 'teacher', 'former-member', 'support')),
    user_id uuid references account.users on delete set null,
    organization_id uuid,
    school text,
    entry bigint,
    unique (student_id, organization_id, entry)
  )`,
  'create index on account.student_acts (student_id, at desc, id desc)',
  'create index on account.student_acts (user_id) where user_id is not null',
  'create index on account.student_acts (at)',
];

/** What adults other than the parent did to the account of a parent's student, for the parent. */
export class KeepActsOnStudents1799020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.student_acts');
  }
}
