import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetStudentsLeave1795430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.students add column left_at timestamptz');
    await runner.query('create index on organization.students (left_at) where left_at is not null');
    // Lists are counted and read from it without looking at the rows of those who left.
    await runner.query(
      'create index students_present on organization.students (organization_id, username, student_id) where left_at is null',
    );
    await runner.query('drop index organization.students_organization_id_username_student_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index students_organization_id_username_student_id_idx on organization.students (organization_id, username, student_id)',
    );
    await runner.query('alter table organization.students drop column left_at');
  }
}
