import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which organisations demand a second factor of their administrators. */
export class CopySecondFactorDemands1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table account.organizations add column second_factor_demanded boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.organizations drop column second_factor_demanded');
  }
}
