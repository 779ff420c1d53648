import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // For whom a course is, until it is paid; whether the buyer wants it at once; where it is paid.
  `alter table payment.orders add column student_id uuid, add column checkout_url text,
    add column claimed_at timestamptz not null default now()`,
  'create index on payment.orders (account_id)',
  // What begins with the next period of a subscription.
  `create table payment.plan_changes (
    subscription text primary key,
    plan text not null,
    wanted_at timestamptz not null default now()
  )`,
  // Up to which of the provider's events nothing was missed.
  `create table payment.reconciled (
    one boolean primary key default true check (one),
    event text not null,
    at timestamptz not null default now()
  )`,
];

export class RememberCheckouts1796310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.plan_changes, payment.reconciled');
    await runner.query(
      'alter table payment.orders drop column student_id, drop column checkout_url, drop column claimed_at',
    );
  }
}
