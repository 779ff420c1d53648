import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // How many events had been missed, the last time that everything was compared.
  `alter table payment.reconciled add column missed int not null default 0, alter column event set default ''`,
  // What the provider says otherwise than we do.
  `create table payment.differences (
    subject text not null,
    what text not null,
    found_at timestamptz not null default now(),
    primary key (subject, what)
  )`,
];

export class CompareDaily1796370000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payment.differences');
    await runner.query('alter table payment.reconciled drop column missed, alter column event drop default');
  }
}
