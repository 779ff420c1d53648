import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The version of what organisations are told about their members. */
export class DescribeMembers1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.users add column described_version int not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.users drop column described_version');
  }
}
