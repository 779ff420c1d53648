import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `alter table payment.invoice_requests add column vat_id text not null default '', add column currency text not null default 'EUR'`,
  // What was sold to a school, as its document says; kept as long as the books are.
  `create table payment.invoices (
    request_id uuid primary key references payment.invoice_requests,
    number text not null unique,
    account_id uuid not null references payment.accounts,
    plan text not null,
    billed_to text not null,
    vat_id text not null,
    purchase_order text not null,
    net bigint not null check (net > 0),
    tax bigint not null check (tax >= 0),
    currency text not null,
    issued_at timestamptz not null default now(),
    due_at timestamptz not null,
    paid_at timestamptz,
    open_until timestamptz,
    cancelled_at timestamptz,
    reminded_at timestamptz
  )`,
  'create index on payment.invoices (account_id)',
  // What schools owe, and what they paid to our own bank account.
  'alter table payment.ledger_lines drop constraint ledger_lines_account_check',
  `alter table payment.ledger_lines add constraint ledger_lines_account_check check (account in ('received', 'credit', 'revenue', 'tax', 'due', 'bank'))`,
];

export class IssueInvoices1796950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payment.ledger_lines drop constraint ledger_lines_account_check');
    await runner.query(
      `alter table payment.ledger_lines add constraint ledger_lines_account_check check (account in ('received', 'credit', 'revenue', 'tax')) not valid`,
    );
    await runner.query('drop table payment.invoices');
    await runner.query('alter table payment.invoice_requests drop column vat_id, drop column currency');
  }
}
