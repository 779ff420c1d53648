import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every column that says when a row was written. */
const STAMPS = [
  ['orders', 'created_at'], ['orders', 'claimed_at'], ['provider_events', 'received_at'], ['assignments', 'assigned_at'],
  ['students', 'since'], ['refunds', 'requested_at'], ['invoice_requests', 'requested_at'], ['audit', 'at'],
  ['plan_changes', 'wanted_at'], ['reconciled', 'at'], ['notices', 'at'], ['given_seats', 'given_at'],
  ['differences', 'found_at'], ['cancel_links', 'made_at'], ['changes_begun', 'begun_at'], ['invoices', 'issued_at'],
] as const; // prettier-ignore

const stampedBy = (now: string): string[] =>
  STAMPS.map(([table, column]) => `alter table payment.${table} alter column ${column} set default ${now}`);

const UP = [
  `create table payment.clock (
    one boolean primary key default true check (one),
    ahead interval not null default '0'
  )`,
  'insert into payment.clock default values',
  `create function payment.now() returns timestamptz language sql stable as
    'select pg_catalog.now() + ahead from payment.clock'`,
  ...stampedBy('payment.now()'),
];

export class TellTime1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of stampedBy('now()')) await runner.query(statement);
    await runner.query('drop function payment.now()');
    await runner.query('drop table payment.clock');
  }
}
