import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a process has a mail leased, and which address a server refused. */
export class LeaseMails1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table account.emails add column leased_until timestamptz, add column refused_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.emails drop column leased_until, drop column refused_at');
  }
}
