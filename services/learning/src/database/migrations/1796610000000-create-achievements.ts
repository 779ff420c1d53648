import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEARNER = `
  learner_kind text not null check (learner_kind in ('visitor', 'user', 'student')),
  learner_id uuid not null`;

const TABLES = [
  `create table learning.level_tries (${LEARNER},
    course text not null,
    level text not null,
    failed_runs int not null default 0,
    failed_at timestamptz,
    failed_variants int[] not null default '{}',
    hint_doses int not null default 0,
    error_line int,
    error_text text,
    last_run uuid,
    primary key (learner_kind, learner_id, course, level)
  )`,
  `create table learning.badge_steps (${LEARNER},
    badge text not null,
    step text not null,
    course text not null,
    level text,
    at timestamptz not null default clock_timestamp(),
    primary key (learner_kind, learner_id, badge, step)
  )`,
  `create table learning.badges (${LEARNER},
    badge text not null,
    course text not null,
    level text,
    granted_at timestamptz not null default clock_timestamp(),
    primary key (learner_kind, learner_id, badge)
  )`,
  `create table learning.certificates (
    certificate_id text primary key,
    learner_kind text not null check (learner_kind in ('user', 'student')),
    learner_id uuid not null,
    kind text not null check (kind in ('chapter', 'course', 'final-level')),
    course text not null,
    chapter int not null,
    shown_name text not null default 'initials' check (shown_name in ('initials', 'first', 'full')),
    issued_at timestamptz not null default clock_timestamp(),
    revoked_at timestamptz,
    revoked_for text,
    unique (learner_kind, learner_id, kind, course, chapter)
  )`,
];

/** How runs of a level ended, what counts for badges, and what was given: badges and certificates. */
export class CreateAchievements1796610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['certificates', 'badges', 'badge_steps', 'level_tries'])
      await runner.query(`drop table learning.${table}`);
  }
}
