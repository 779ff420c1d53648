import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetStudentsLeave1795430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.students add column left_at timestamptz');
    await runner.query('create index on organization.students (left_at) where left_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.students drop column left_at');
  }
}
