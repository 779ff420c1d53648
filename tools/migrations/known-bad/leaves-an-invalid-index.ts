// refused: drop index concurrently if exists comes first
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeavesAnInvalidIndex1799000000007 implements MigrationInterface {
  readonly transaction = false as const;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'set lock_timeout = 0; create index concurrently students_by_name on learning.students (nickname); reset lock_timeout',
    );
  }

  async down(): Promise<void> {}
}
