import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // What goes back of each payment of a contract, and what the provider says of it.
  `create table payment.refund_parts (
    refund_id uuid not null references payment.refunds on delete cascade,
    purchase_id text not null,
    adjustment text not null unique,
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    primary key (refund_id, purchase_id)
  )`,
  `insert into payment.refund_parts (refund_id, purchase_id, adjustment, status)
    select id, purchase_id, adjustment,
      case state when 'paid' then 'approved' when 'rejected' then 'rejected' else 'pending' end
    from payment.refunds where adjustment is not null`,
  // All that goes back, as its buyer was told.
  'alter table payment.refunds add column amount bigint',
];

export class GiveContractsBack1796930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.refund_parts');
    await runner.query('alter table payment.refunds drop column amount');
  }
}
