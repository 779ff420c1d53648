import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which end of a lesson open pages were told, when the clock ended it. */
export class TellEndsOfLessons1799022000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.class_entries add column end_told timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.class_entries drop column end_told');
  }
}
