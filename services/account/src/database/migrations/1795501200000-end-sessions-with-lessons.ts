import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a session can last at most: those on shared devices end with the lesson. */
export class EndSessionsWithLessons1795501200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.sessions add column ends_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account.sessions drop column ends_at');
  }
}
