import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.class_guests (
    class_id uuid not null references organization.classes on delete cascade,
    student_id uuid not null references organization.students on delete cascade,
    since timestamptz not null default now(),
    primary key (class_id, student_id)
  )`,
  'create index on organization.class_guests (student_id)',
];

/** Students of other classes who come to the lessons of a class. */
export class KeepGuests1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.class_guests');
  }
}
