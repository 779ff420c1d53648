import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'alter table organization.domains add column joins_at_once boolean not null default false',
  'drop index organization.domains_proven_key',
  'create index domains_proven on organization.domains (domain) where proven_at is not null',
];

/** Several schools may prove one domain, and each says whether its owners join at once. */
export class ShareDomains1798250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index organization.domains_proven');
    await runner.query(
      'create unique index domains_proven_key on organization.domains (domain) where proven_at is not null',
    );
    await runner.query('alter table organization.domains drop column joins_at_once');
  }
}
