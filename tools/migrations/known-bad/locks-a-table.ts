// refused: everybody waits
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LocksATable1799000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('lock table learning.students');
  }

  async down(): Promise<void> {}
}
