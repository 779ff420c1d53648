import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table account.other_memberships (
    user_id uuid not null references account.users on delete cascade,
    organization_id uuid not null,
    role text not null check (role in ('admin', 'teacher')),
    primary key (user_id, organization_id)
  )`,
  'create index on account.other_memberships (organization_id)',
];

/** To which schools an adult belongs besides the one in which they work now, which is in users. */
export class CopyOtherMemberships1799310100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.other_memberships');
  }
}
