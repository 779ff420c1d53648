// refused: programs of the release before still run
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenamesATable1799000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.tries rename to attempts');
  }

  async down(): Promise<void> {}
}
