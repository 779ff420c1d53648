import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody first logged in: what the browser's visitor did until then becomes theirs. */
export class AddFirstSignIn1763742000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.users add column signed_in_at timestamptz');
    await runner.query('alter table account.students add column signed_in_at timestamptz');
    await runner.query('create index tokens_visitor on account.tokens (visitor_id)');
    await runner.query(
      'create index users_unconfirmed on account.users (updated_at) where email_verified_at is null',
    );
    await runner.query(
      'create index classes_sign_up on account.classes (sign_up_token_hash) where sign_up_token_hash is not null',
    );
    await runner.query('create index students_organization on account.students (organization_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index account.students_organization, account.classes_sign_up, account.users_unconfirmed, account.tokens_visitor',
    );
    await runner.query('alter table account.students drop column signed_in_at');
    await runner.query('alter table account.users drop column signed_in_at');
  }
}
