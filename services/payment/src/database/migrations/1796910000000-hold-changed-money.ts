import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Changes that the provider was asked for and did not refuse: known before it says so.
  `create table payment.changes_begun (
    id uuid primary key default gen_random_uuid(),
    subscription text not null,
    begun_at timestamptz not null default now()
  )`,
  'create index on payment.changes_begun (subscription)',
  // Support counts what goes back, and has the provider pay it.
  'alter table payment.refunds add column by_staff boolean not null default false',
];

export class HoldChangedMoney1796910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payment.refunds drop column by_staff');
    await runner.query('drop table payment.changes_begun');
  }
}
