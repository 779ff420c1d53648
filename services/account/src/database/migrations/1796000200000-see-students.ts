import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a student was last there; of earlier ones nobody knows, so they count from now. */
export class SeeStudents1796000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table account.students add column last_seen_on date not null default current_date',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.students drop column last_seen_on');
  }
}
