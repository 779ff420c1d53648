import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often those who call much have called at all gateways. Unlogged: after a crash the minute begins anew. */
export class CountHeavyCallers1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table account.heavy_callers (
        caller text primary key,
        calls int not null,
        ends_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.heavy_callers');
  }
}
