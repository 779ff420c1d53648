import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // For the download of who ordered.
  `create index provider_events_order on payment.provider_events ((body #>> '{data,custom_data,order}'))`,
  // Links by which somebody cancels without a log-in: only the hash of each is kept.
  `create table payment.cancel_links (
    hash bytea primary key,
    subscription text not null,
    made_at timestamptz not null default now()
  )`,
];

export class CancelByMail1796380000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.cancel_links');
    await runner.query('drop index payment.provider_events_order');
  }
}
