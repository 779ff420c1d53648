// refused: create index concurrently
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BlocksWritersByAnIndex1799000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index students_by_name on learning.students (nickname)');
  }

  async down(): Promise<void> {}
}
