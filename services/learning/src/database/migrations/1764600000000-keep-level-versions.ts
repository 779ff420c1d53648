import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The versions of levels that records may be of: what a tab opened before a release, or the other side of one, knows. */
export class KeepLevelVersions1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning.level_versions (
        level text not null,
        level_hash text not null,
        judged jsonb not null,
        seen_at timestamptz not null default clock_timestamp(),
        primary key (level, level_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table learning.level_versions');
  }
}
