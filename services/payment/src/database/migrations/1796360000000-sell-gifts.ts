import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'alter table payment.orders add column seats int not null default 1 check (seats between 1 and 100)',
  'alter table payment.purchases add column seats int not null default 1',
  `update payment.facts set data = data || '{"seats": 1}' where data ->> 'kind' = 'payment'`,
  'alter table payment.students add column organization_id uuid',
  // An order of somebody without an account. The address is there until the code is mailed.
  `create table payment.gifts (
    id uuid primary key references payment.orders on delete cascade,
    email text,
    language text not null,
    code_hash bytea unique,
    redeemed_at timestamptz
  )`,
  // Which students learn with a class set.
  `create table payment.given_seats (
    purchase_id text not null,
    student_id uuid not null,
    given_at timestamptz not null default now(),
    primary key (purchase_id, student_id)
  )`,
  'create index on payment.given_seats (student_id)',
];

const DOWN = [
  'drop table payment.given_seats, payment.gifts',
  'alter table payment.students drop column organization_id',
  'alter table payment.purchases drop column seats',
  'alter table payment.orders drop column seats',
];

export class SellGifts1796360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
