import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which members have a second factor, and whether administrators need one. */
export class DemandSecondFactors1795900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table organization.members add column second_factor boolean not null default false',
    );
    await runner.query(
      'alter table organization.organizations add column second_factor_demanded boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.organizations drop column second_factor_demanded');
    await runner.query('alter table organization.members drop column second_factor');
  }
}
