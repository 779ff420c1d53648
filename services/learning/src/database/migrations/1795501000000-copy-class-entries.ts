import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of how students come into classes, which organization owns. */
export class CopyClassEntries1795501000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.class_entries (
        class_id uuid primary key,
        version int not null,
        lesson_began_at timestamptz,
        lesson_ends_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning.class_entries');
  }
}
