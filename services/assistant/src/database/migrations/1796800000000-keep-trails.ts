import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last tip was about, as hashes of statements: how the next one knows whether somebody has tried since. */
export class KeepTrails1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table assistant.advice add column trail jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table assistant.advice drop column trail');
  }
}
