import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowWhoCancelled1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table payment.cancellations (
      subscription text primary key,
      asked_at timestamptz not null default payment.now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.cancellations');
  }
}
