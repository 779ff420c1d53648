import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last counted runs of students and how they ended; the code of a run is in its level's history. */
export class KeepRuns1795507000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.runs (
        learner_kind text not null check (learner_kind = 'student'),
        learner_id uuid not null,
        course text not null,
        level text not null,
        run_id uuid not null,
        code_hash bytea not null,
        at timestamptz not null default clock_timestamp(),
        outcome_at timestamptz,
        outcome_code text,
        outcome_line int,
        outcome_variant int,
        primary key (learner_kind, learner_id, run_id)
      )`);
    await runner.query(
      'create index runs_level on learning.runs (learner_kind, learner_id, course, level, at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning.runs');
  }
}
