import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailsAndFeedback1763741000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account.emails add column recipient_hash bytea;
      create index emails_recipient on account.emails (recipient_hash);
      create index emails_user on account.emails (user_id);
      alter table account.feedback add column sender_hash bytea not null default '';
      create index feedback_sender on account.feedback (sender_hash, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account.emails drop column recipient_hash;
      drop index account.emails_user;
      alter table account.feedback drop column sender_hash`);
  }
}
