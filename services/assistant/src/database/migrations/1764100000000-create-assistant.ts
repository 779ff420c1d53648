import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEARNER = `
  learner_kind text not null check (learner_kind in ('visitor', 'user', 'student')),
  learner_id uuid not null`;

async function createOwn(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table assistant.daily_tips (${LEARNER},
      execution_type text not null check (execution_type in ('level_assistant', 'challenge_assistant')),
      day date not null,
      count int not null,
      primary key (learner_kind, learner_id, execution_type, day)
    )`);
  await runner.query(`
    create table assistant.advice (${LEARNER},
      course text not null,
      level text not null,
      given text[] not null,
      given_at timestamptz not null default now(),
      primary key (learner_kind, learner_id, course, level)
    )`);
}

/** What other services own and the assistant must know; each row carries its owner's version. */
async function createCopies(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table assistant.students (
      student_id uuid primary key,
      version int not null,
      parent_id uuid,
      organization_id uuid,
      class_id uuid,
      assistant_enabled boolean not null
    )`);
  await runner.query(`
    create table assistant.classes (
      class_id uuid primary key,
      version int not null,
      assistant_enabled boolean not null,
      assistant_attempt_limit int
    )`);
  await runner.query(`
    create table assistant.entitlements (
      owner_kind text not null check (owner_kind in ('user', 'organization')),
      owner_id uuid not null,
      version int not null,
      subscription text,
      valid_until timestamptz,
      primary key (owner_kind, owner_id)
    )`);
  await runner.query(`
    create table assistant.assignments (
      owner_kind text not null,
      owner_id uuid not null,
      student_id uuid not null,
      course text not null,
      primary key (owner_kind, owner_id, student_id, course),
      foreign key (owner_kind, owner_id) references assistant.entitlements on delete cascade
    )`);
  await runner.query('create index on assistant.assignments (student_id)');
  await runner.query(`
    create table assistant.tombstones (
      kind text not null check (kind in ('user', 'student', 'class')),
      id uuid not null,
      version bigint not null,
      removed_at timestamptz not null default now(),
      primary key (kind, id)
    )`);
}

export class CreateAssistant1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createOwn(runner);
    await createCopies(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table assistant.tombstones, assistant.assignments, assistant.entitlements, assistant.classes, assistant.students, assistant.advice, assistant.daily_tips',
    );
  }
}
