import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.agreements (
    organization_id uuid not null references organization.organizations on delete cascade,
    version text not null,
    user_id uuid,
    accepted_at timestamptz not null default now(),
    primary key (organization_id, version)
  )`,
  'create index on organization.agreements (user_id)',
  'alter table organization.organizations add column agreement_version text',
];

/** Who accepted which version of the data-processing agreement. */
export class KeepAgreements1795504100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.organizations drop column agreement_version');
    await runner.query('drop table organization.agreements');
  }
}
