import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was given which version of a remote, as gateways count it together. */
export class CountReleaseVisitors1799010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account.release_visitors (
        release text not null,
        scope text not null,
        subject text not null,
        network text not null,
        at timestamptz not null default now(),
        was_given boolean not null,
        has_failed boolean not null,
        primary key (release, scope, subject)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.release_visitors');
  }
}
