import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A school has its name in its own script too. */
export class KeepNativeNames1798260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.organizations add column native_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.organizations drop column native_name');
  }
}
