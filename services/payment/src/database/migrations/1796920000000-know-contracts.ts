import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowContracts1796920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The price of a payment, of which a balance may have paid a part; before this, `paid` was all of it.
    await runner.query('alter table payment.purchases add column total bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payment.purchases drop column total');
  }
}
