// refused: programs of the release before still run
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DropsAColumn1799000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.students drop column nickname');
  }

  async down(): Promise<void> {}
}
