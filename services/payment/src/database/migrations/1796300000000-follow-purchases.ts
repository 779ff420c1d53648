import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Who looks after whom, as account says: nobody's once they are gone or in a school.
  `create table payment.students (
    student_id uuid primary key,
    version int not null,
    parent_id uuid,
    since timestamptz not null default now(),
    removed_at timestamptz
  )`,
  'create index on payment.students (parent_id)',
  `create table payment.refunds (
    id uuid primary key default gen_random_uuid(),
    purchase_id text not null,
    account_id uuid not null references payment.accounts,
    state text not null check (state in ('requested', 'approved', 'rejected', 'paid')),
    rule text not null,
    reason text not null,
    requested_at timestamptz not null default now(),
    adjustment text unique
  )`,
  // One at a time for each purchase.
  `create unique index on payment.refunds (purchase_id) where state in ('requested', 'approved')`,
  `create table payment.invoice_requests (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references payment.accounts,
    user_id uuid,
    plan text not null,
    students int not null,
    billed_to text not null,
    purchase_order text not null,
    state text not null default 'requested' check (state in ('requested', 'offered', 'paid', 'closed')),
    requested_at timestamptz not null default now()
  )`,
  'create index on payment.invoice_requests (account_id)',
  `create table payment.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    action text not null,
    user_id uuid,
    impersonator_id uuid,
    account_id uuid,
    to_account_id uuid,
    subject text,
    count int,
    reason text
  )`,
  'create index on payment.audit (at)',
  'alter table payment.orders add column if not exists early_start boolean not null default false',
  'create index on payment.facts (account_id)',
  // What staff open for somebody has neither a purchase nor money.
  'alter table payment.ledger_entries alter purchase drop not null, alter currency drop not null',
];

const DOWN = [
  `delete from payment.facts where data ->> 'kind' in ('grant', 'transfer')`,
  'alter table payment.orders drop column if exists early_start',
  'drop table payment.audit, payment.invoice_requests, payment.refunds, payment.students',
];

export class FollowPurchases1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  /** The ledger is only added to: its entries without money stay. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
