import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How students come into a class: its code and its lessons. */
export class CreateClassEntries1795501000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organization.class_entries (
        class_id uuid primary key references organization.classes on delete cascade,
        version int not null default 1,
        organization_id uuid not null,
        code text unique,
        joining_until timestamptz,
        lesson_began_at timestamptz,
        lesson_ends_at timestamptz,
        picture_log_in boolean not null default false,
        shared_devices boolean not null default false
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.class_entries');
  }
}
