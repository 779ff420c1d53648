import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Payments that are not what was ordered: staff accept them or give them back.
  `create table payment.held_payments (
    transaction text primary key,
    order_id uuid not null references payment.orders,
    account_id uuid not null references payment.accounts,
    customer text,
    plan text,
    amount bigint not null,
    currency text not null,
    subscription text,
    doubt text not null,
    state text not null default 'waiting' check (state in ('waiting', 'accepted', 'given-back')),
    paid_at timestamptz not null
  )`,
  'create index on payment.held_payments (account_id)',
];

export class HoldPayments1796940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.held_payments');
  }
}
