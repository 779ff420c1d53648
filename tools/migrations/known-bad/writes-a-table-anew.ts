// refused: another value in every row
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WritesATableAnew1799000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table learning.students add column code uuid not null default gen_random_uuid()',
    );
  }

  async down(): Promise<void> {}
}
