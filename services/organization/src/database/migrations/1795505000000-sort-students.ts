import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of students are also sorted by when they joined. */
export class SortStudents1795505000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index students_joined on organization.students (organization_id, joined_at, student_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index organization.students_joined');
  }
}
