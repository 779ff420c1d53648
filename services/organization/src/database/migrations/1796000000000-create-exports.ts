import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.exports (
    id uuid primary key,
    organization_id uuid not null unique references organization.organizations on delete cascade,
    attempt uuid,
    asked_at timestamptz not null default now(),
    made_at timestamptz,
    students int not null,
    done int not null default 0,
    bytes bigint not null default 0
  )`,
  // The file, in pieces: any process can go on with it, and it goes with the school.
  `create table organization.export_parts (
    export_id uuid not null references organization.exports on delete cascade,
    number int not null,
    bytes bytea not null,
    primary key (export_id, number)
  )`,
  // It is compressed already.
  'alter table organization.export_parts alter column bytes set storage external',
];

/** All data of a school as a file, for a week. */
export class CreateExports1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.export_parts, organization.exports');
  }
}
