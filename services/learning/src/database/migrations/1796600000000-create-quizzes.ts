import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEARNER = `
  learner_kind text not null check (learner_kind in ('visitor', 'user', 'student')),
  learner_id uuid not null`;

const TABLES = [
  `create table learning.quiz_tries (${LEARNER},
    try_id uuid not null,
    course text not null,
    chapter int not null,
    questions jsonb not null,
    began_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    score int,
    primary key (learner_kind, learner_id, try_id)
  )`,
  `create unique index quiz_tries_open on learning.quiz_tries (learner_kind, learner_id, course, chapter)
    where finished_at is null`,
  'create index quiz_tries_chapter on learning.quiz_tries (learner_kind, learner_id, course, chapter)',
  `create table learning.quiz_answers (${LEARNER},
    try_id uuid not null,
    number int not null,
    answer jsonb not null,
    is_right boolean not null,
    at timestamptz not null default clock_timestamp(),
    primary key (learner_kind, learner_id, try_id, number),
    foreign key (learner_kind, learner_id, try_id) references learning.quiz_tries on delete cascade
  )`,
  `create table learning.quiz_passes (${LEARNER},
    course text not null,
    chapter int not null,
    how text not null check (how in ('quiz', 'earlier')),
    passed_at timestamptz not null default clock_timestamp(),
    primary key (learner_kind, learner_id, course, chapter)
  )`,
  `create table learning.known_quizzes (
    course text not null,
    chapter int not null,
    since timestamptz not null default clock_timestamp(),
    primary key (course, chapter)
  )`,
];

/**
 * Tries at quizzes with their answers, chapters whose quiz is passed, and the quizzes that existed before: whoever
 * finished a chapter's levels before it had a quiz has passed it.
 */
export class CreateQuizzes1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['known_quizzes', 'quiz_passes', 'quiz_answers', 'quiz_tries'])
      await runner.query(`drop table learning.${table}`);
  }
}
