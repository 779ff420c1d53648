import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // As the event tells of them: who, from when, until when.
  "alter table learning.classes add column substitutes jsonb not null default '[]'",
  `create function learning.teachers_now(teacher_ids uuid[], substitutes jsonb) returns uuid[] language sql stable as $$
    select teacher_ids || array(
      select (each ->> 'user_id')::uuid from jsonb_array_elements(substitutes) each
      where now() >= (each ->> 'begins_at')::timestamptz and now() < (each ->> 'ends_at')::timestamptz)
  $$`,
];

/** Who has a class for some days: their right begins and ends by the database's clock. */
export class CopySubstitutes1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function learning.teachers_now(uuid[], jsonb)');
    await runner.query('alter table learning.classes drop column substitutes');
  }
}
