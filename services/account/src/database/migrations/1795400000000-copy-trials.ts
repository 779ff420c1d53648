import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CopyTrials1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.organizations add column trial_ends_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.organizations drop column trial_ends_at');
  }
}
