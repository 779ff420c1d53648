// refused: it expands and contracts at once
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExpandsAndContracts1799000000005 implements MigrationInterface {
  static readonly breaksOlderPrograms = true;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.students add column name text, drop column nickname');
  }

  async down(): Promise<void> {}
}
