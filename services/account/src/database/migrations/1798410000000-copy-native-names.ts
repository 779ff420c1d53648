import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What schools are called in their own script, for certificates. */
export class CopyNativeNames1798410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.organizations add column native_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.organizations drop column native_name');
  }
}
