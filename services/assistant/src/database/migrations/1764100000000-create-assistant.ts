import { copyTables } from '@burrow/service-kit';
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

const COPIES = copyTables({
  schema: 'assistant',
  version: 'int',
  students: ['assistant_enabled boolean not null'],
  classes: ['assistant_enabled boolean not null', 'assistant_attempt_limit int'],
});

export class CreateAssistant1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createOwn(runner);
    for (const statement of COPIES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table assistant.tombstones, assistant.assignments, assistant.entitlements, assistant.classes, assistant.students, assistant.advice, assistant.daily_tips',
    );
  }
}
