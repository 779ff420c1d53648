import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = [
  // Who bought: the ledger and the facts know only the id.
  `create table payment.accounts (
    id uuid primary key default gen_random_uuid(),
    owner_kind text check (owner_kind in ('user', 'organization')),
    owner_id uuid,
    version int not null default 0,
    told jsonb,
    unique (owner_kind, owner_id)
  )`,
  `create table payment.orders (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references payment.accounts,
    plan text not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    transaction text unique,
    created_at timestamptz not null default now()
  )`,
  // As they came, with names and addresses: erased when tax law no longer needs them.
  `create table payment.provider_events (
    id text primary key,
    kind text not null,
    body jsonb not null,
    received_at timestamptz not null default now(),
    handled_at timestamptz,
    doubt text
  )`,
  `create index on payment.provider_events (received_at) where handled_at is null`,
  `create table payment.facts (
    id text primary key,
    account_id uuid references payment.accounts,
    purchase text,
    subscription text,
    data jsonb not null
  )`,
  `create index on payment.facts (purchase)`,
  `create index on payment.facts (subscription)`,
];

/** What is computed from facts. */
const COMPUTED = [
  `create table payment.purchases (
    id text primary key,
    account_id uuid not null references payment.accounts,
    plan text not null,
    subscription text,
    state text not null,
    currency text not null,
    paid bigint not null,
    returned bigint not null,
    paid_at timestamptz,
    period_ends_at timestamptz
  )`,
  `create index on payment.purchases (account_id)`,
  `create table payment.subscriptions (
    id text primary key,
    account_id uuid not null references payment.accounts,
    plan text not null,
    state text not null,
    ends_at timestamptz,
    past_due_since timestamptz
  )`,
  `create index on payment.subscriptions (account_id)`,
  // A purchase is somebody's once; support moves it.
  `create table payment.assignments (
    purchase_id text primary key,
    student_id uuid not null,
    assigned_at timestamptz not null default now()
  )`,
  `create index on payment.assignments (student_id)`,
];

const LEDGER = [
  `create table payment.ledger_entries (
    id text primary key,
    at timestamptz not null,
    account_id uuid not null references payment.accounts,
    purchase text not null,
    why text not null,
    currency text not null
  )`,
  `create table payment.ledger_lines (
    entry_id text not null references payment.ledger_entries,
    account text not null check (account in ('received', 'credit', 'revenue', 'tax')),
    amount bigint not null check (amount <> 0),
    primary key (entry_id, account)
  )`,
  `create function payment.keep_ledger() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is only added to'; end $$`,
  `create function payment.balance_ledger() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from payment.ledger_lines where entry_id = new.entry_id) <> 0 then
        raise exception 'entry % is not balanced', new.entry_id;
      end if;
      return null;
    end $$`,
  ...['ledger_entries', 'ledger_lines'].map(
    table => `create trigger keep before update or delete or truncate on payment.${table}
      for each statement execute function payment.keep_ledger()`,
  ),
  `create constraint trigger balance after insert on payment.ledger_lines deferrable initially deferred
    for each row execute function payment.balance_ledger()`,
];

export class CreatePayment1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...OWN, ...COMPUTED, ...LEDGER]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table payment.ledger_lines, payment.ledger_entries, payment.assignments,
      payment.subscriptions, payment.purchases, payment.facts, payment.provider_events, payment.orders, payment.accounts`);
    await runner.query('drop function payment.keep_ledger, payment.balance_ledger');
  }
}
