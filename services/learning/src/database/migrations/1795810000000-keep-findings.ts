import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the tutor finds in a program that failed. */
export class KeepFindings1795810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.runs add finding_code text, add finding_line int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.runs drop finding_code, drop finding_line');
  }
}
