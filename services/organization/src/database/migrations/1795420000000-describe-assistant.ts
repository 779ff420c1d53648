import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether tips are on for a student; account tells it with the rest. */
export class DescribeAssistant1795420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table organization.students add column assistant_enabled boolean not null default true',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.students drop column assistant_enabled');
  }
}
