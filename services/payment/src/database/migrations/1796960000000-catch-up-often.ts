import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // When the provider was asked last for events that no webhook brought.
  `alter table payment.reconciled add column caught_up_at timestamptz not null default 'epoch'`,
];

export class CatchUpOften1796960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payment.reconciled drop column caught_up_at');
  }
}
