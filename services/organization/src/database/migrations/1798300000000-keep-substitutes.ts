import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.class_substitutes (
    class_id uuid not null references organization.classes on delete cascade,
    user_id uuid not null,
    begins_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (class_id, user_id),
    check (begins_at < ends_at)
  )`,
  'create index on organization.class_substitutes (user_id)',
  // The classes that somebody teaches now: their own, and those that they have for some days.
  `create function organization.taught_by(teacher uuid) returns setof uuid language sql stable as $$
    select id from organization.classes where teacher_ids @> array[teacher]
    union select class_id from organization.class_substitutes
    where user_id = teacher and now() >= begins_at and now() < ends_at
  $$`,
];

/** Who has a class for some days: their right begins and ends by the database's clock. */
export class KeepSubstitutes1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function organization.taught_by(uuid)');
    await runner.query('drop table organization.class_substitutes');
  }
}
