// refused: a job does it in pieces
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChangesAllRows1799000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('update learning.students set nickname = lower(nickname)');
  }

  async down(): Promise<void> {}
}
