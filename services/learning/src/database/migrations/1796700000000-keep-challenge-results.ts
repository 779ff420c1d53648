import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With how few commands and lines a learner solved a version of a challenge; the two may be of different programs. */
export class KeepChallengeResults1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.challenge_results (
        learner_kind text not null check (learner_kind in ('user', 'student', 'visitor')),
        learner_id uuid not null,
        level text not null,
        level_hash text not null,
        commands int not null check (commands > 0),
        lines int not null check (lines > 0),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (learner_kind, learner_id, level, level_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning.challenge_results');
  }
}
