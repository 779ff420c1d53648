import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Small children log in by pictures, among their class. */
export class AddPicturePasswords1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.students add column picture_hash text');
    await runner.query(
      'create index students_class on account.students (class_id) where class_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account.students_class');
    await runner.query('alter table account.students drop column picture_hash');
  }
}
