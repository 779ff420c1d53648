import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For those who teach: runs of a level since its last completion or pause, and the students of a class. */
export class CountTries1795502000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table learning.progress add runs int not null default 0, add trying_since timestamptz, add last_run_at timestamptz`);
    await runner.query(
      'create index students_class on learning.students (class_id) where class_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index learning.students_class');
    await runner.query('alter table learning.progress drop runs, drop trying_since, drop last_run_at');
  }
}
