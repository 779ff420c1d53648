import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameOrdersOfDifferences1798300000000 implements MigrationInterface {
  /** By whose order a difference is found with the person; what no order names has none. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payment.differences add column order_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payment.differences drop column order_id');
  }
}
