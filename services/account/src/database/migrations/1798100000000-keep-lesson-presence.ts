import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is in a lesson, as long as it lasts. */
export class KeepLessonPresence1798100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account.lesson_presence (
        session_id uuid primary key,
        student_id uuid not null references account.students (id) on delete cascade,
        class_id uuid not null,
        lesson_began_at timestamptz not null,
        is_in_view boolean not null,
        seen_at timestamptz not null default now(),
        is_here boolean not null default true
      )`);
    await runner.query('create index lesson_presence_student on account.lesson_presence (student_id)');
    await runner.query('create index lesson_presence_class on account.lesson_presence (class_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.lesson_presence');
  }
}
