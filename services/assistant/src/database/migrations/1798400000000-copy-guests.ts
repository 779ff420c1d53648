import { dropGuestFunctions, guestFunctions } from '@burrow/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COPIES = { schema: 'assistant', studentKey: 'student_id', classKey: 'class_id' } as const;

const STATEMENTS = [
  'alter table assistant.classes add column organization_id uuid',
  `create table assistant.class_entries (
    class_id uuid primary key,
    version int not null,
    lesson_began_at timestamptz,
    lesson_ends_at timestamptz
  )`,
  ...guestFunctions(COPIES),
];

/** Who comes to the lessons of a class without being at home in it, and whose rules hold for a student now. */
export class CopyGuests1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of dropGuestFunctions(COPIES.schema)) await runner.query(statement);
    await runner.query('drop table assistant.class_entries');
    await runner.query('alter table assistant.classes drop column organization_id');
  }
}
