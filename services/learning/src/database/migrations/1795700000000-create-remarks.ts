import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What teachers say about students' programs, and programs that students handed in: one for each level, the last. */
export class CreateRemarks1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.remarks (
        learner_kind text not null check (learner_kind = 'student'),
        learner_id uuid not null,
        remark_id uuid not null,
        course text not null,
        level text not null,
        about text not null,
        line int,
        line_text text,
        verdict text,
        text text not null,
        author_id uuid,
        class_id uuid,
        created_at timestamptz not null default clock_timestamp(),
        read_at timestamptz,
        primary key (learner_kind, learner_id, remark_id)
      )`);
    await runner.query(
      'create index remarks_level on learning.remarks (learner_kind, learner_id, course, level, created_at)',
    );
    await runner.query('create index remarks_author on learning.remarks (author_id)');
    await runner.query(`
      create table learning.handed_in_work (
        learner_kind text not null check (learner_kind = 'student'),
        learner_id uuid not null,
        course text not null,
        level text not null,
        code text not null,
        state text not null,
        version int not null default 1,
        handed_in_at timestamptz not null default clock_timestamp(),
        returned_at timestamptz,
        primary key (learner_kind, learner_id, course, level)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning.remarks, learning.handed_in_work');
  }
}
