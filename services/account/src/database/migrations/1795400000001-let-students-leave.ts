import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetStudentsLeave1795400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.students add column left_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.students drop column left_at');
  }
}
