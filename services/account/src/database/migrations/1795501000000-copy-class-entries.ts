import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of how students come into classes, which organization owns. */
export class CopyClassEntries1795501000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account.class_entries (
        class_id uuid primary key,
        version int not null,
        organization_id uuid not null,
        code_hash text,
        joining_until timestamptz,
        lesson_began_at timestamptz,
        lesson_ends_at timestamptz,
        picture_log_in boolean not null,
        shared_devices boolean not null
      )`);
    await runner.query('create index on account.class_entries (code_hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.class_entries');
  }
}
