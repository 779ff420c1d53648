import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links withdraw from a purchase, too. */
export class WithdrawByMail1796970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table payment.cancel_links add column purchase text, alter column subscription drop not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from payment.cancel_links where subscription is null');
    await runner.query(
      'alter table payment.cancel_links drop column purchase, alter column subscription set not null',
    );
  }
}
