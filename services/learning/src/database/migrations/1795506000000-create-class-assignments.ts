import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a class is to do until a date; it goes with the class. */
export class CreateClassAssignments1795506000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.class_assignments (
        id uuid primary key default gen_random_uuid(),
        class_id uuid not null references learning.classes on delete cascade,
        version int not null default 1,
        course text not null,
        levels text[] not null,
        due_at timestamptz not null,
        note text,
        created_at timestamptz not null default now()
      )`);
    await runner.query('create index on learning.class_assignments (class_id, due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning.class_assignments');
  }
}
