import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellBuyers1796350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What buyers were told, so that each thing is told once.
    await runner.query(`create table payment.notices (
      key text primary key,
      account_id uuid not null references payment.accounts,
      at timestamptz not null default now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.notices');
  }
}
