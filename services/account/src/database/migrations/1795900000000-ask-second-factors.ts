import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table account.second_factors (
    user_id uuid primary key references account.users on delete cascade,
    sealed_key bytea not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create table account.recovery_codes (
    user_id uuid not null references account.second_factors on delete cascade,
    hash bytea not null,
    used_at timestamptz,
    primary key (user_id, hash)
  )`,
];

/** Codes of an authenticator app, asked at log-in. */
export class AskSecondFactors1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.recovery_codes');
    await runner.query('drop table account.second_factors');
  }
}
