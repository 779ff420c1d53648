import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a school is erased that an administrator has closed. */
export class CloseSchools1795504300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.organizations add column closes_at timestamptz');
    await runner.query('create index on organization.organizations (closes_at) where closes_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.organizations drop column closes_at');
  }
}
