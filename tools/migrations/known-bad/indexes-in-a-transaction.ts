// refused: cannot run in a transaction
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexesInATransaction1799000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index concurrently if exists learning.students_by_name; create index concurrently students_by_name on learning.students (nickname)',
    );
  }

  async down(): Promise<void> {}
}
