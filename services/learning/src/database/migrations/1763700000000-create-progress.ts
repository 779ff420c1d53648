import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEARNER = `
  learner_kind text not null check (learner_kind in ('visitor', 'student')),
  learner_id uuid not null`;

export class CreateProgress1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.progress (${LEARNER},
        course text not null,
        level text not null,
        status text not null check (status in ('not_started', 'in_progress', 'complete')),
        verified boolean not null default false,
        run_code text,
        draft_code text,
        completed_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (learner_kind, learner_id, course, level)
      )`);
    await runner.query(`
      create table learning.completions (
        id bigint generated always as identity primary key, ${LEARNER},
        course text not null,
        level text not null,
        verified boolean not null,
        world_version text,
        level_hash text,
        code text not null,
        code_hash bytea not null,
        completed_at timestamptz not null default now(),
        unique (learner_kind, learner_id, course, level, code_hash, verified)
      )`);
    await runner.query(`
      create table learning.daily_runs (${LEARNER},
        execution_type text not null,
        day date not null,
        count int not null,
        primary key (learner_kind, learner_id, execution_type, day)
      )`);
    await runner.query(`
      create table learning.address_runs (
        day date not null,
        address_hash bytea not null,
        count int not null,
        primary key (day, address_hash)
      )`);
    await runner.query('create table learning.address_salts (day date primary key, salt bytea not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table learning.address_salts, learning.address_runs, learning.daily_runs, learning.completions, learning.progress',
    );
  }
}
