// refused: programs of the release before still run
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DemandsAValue1799000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.students alter column nickname set not null');
  }

  async down(): Promise<void> {}
}
