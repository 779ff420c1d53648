import { dropGuestFunctions, guestFunctions } from '@burrow/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COPIES = {
  schema: 'account',
  studentKey: 'id',
  classKey: 'id',
  isThere: 'not c.removed and s.left_at is null',
} as const;

/** Who comes to the lessons of a class without being at home in it, and whose rules hold for a student now. */
export class CopyGuests1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of guestFunctions(COPIES)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of dropGuestFunctions(COPIES.schema)) await runner.query(statement);
  }
}
