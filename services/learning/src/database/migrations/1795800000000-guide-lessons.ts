import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To what lessons call their classes, who has come, and when somebody looked at a student's work. */
export class GuideLessons1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // It holds in the lesson with that beginning. Neither course nor level: the game pauses.
    await runner.query(`
      create table learning.lesson_focus (
        class_id uuid primary key references learning.classes on delete cascade,
        id uuid not null unique default gen_random_uuid(),
        lesson_began_at timestamptz not null,
        course text,
        level text,
        set_at timestamptz not null default now(),
        check ((course is null) = (level is null))
      )`);
    await runner.query(`
      create table learning.focus_arrivals (
        focus_id uuid not null references learning.lesson_focus (id) on delete cascade,
        student_id uuid not null references learning.students on delete cascade,
        primary key (focus_id, student_id)
      )`);
    await runner.query('create index on learning.focus_arrivals (student_id)');
    // Not who looked: a student has few teachers, and knows them.
    await runner.query(`
      create table learning.looks (
        student_id uuid primary key references learning.students on delete cascade,
        course text not null,
        level text not null,
        looked_at timestamptz not null,
        live_until timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['looks', 'focus_arrivals', 'lesson_focus'])
      await runner.query(`drop table learning.${table}`);
  }
}
