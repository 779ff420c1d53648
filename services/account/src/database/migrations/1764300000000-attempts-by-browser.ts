import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed log-ins by account and address, and the browsers in which people were logged in. */
export class AttemptsByBrowser1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account.failed_attempts add column account bytea, add column address bytea;
      create index failed_attempts_account on account.failed_attempts (account) where account is not null;
      create index failed_attempts_address on account.failed_attempts (address) where address is not null;
      create table account.known_browsers (
        key bytea primary key,
        user_id uuid references account.users on delete cascade,
        student_id uuid references account.students on delete cascade,
        last_at timestamptz not null default now()
      );
      create index known_browsers_user on account.known_browsers (user_id) where user_id is not null;
      create index known_browsers_student on account.known_browsers (student_id) where student_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table account.known_browsers;
      alter table account.failed_attempts drop column account, drop column address`);
  }
}
