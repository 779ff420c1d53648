// refused: changes the limits
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WaitsForEver1799000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local lock_timeout = 0');
  }

  async down(): Promise<void> {}
}
