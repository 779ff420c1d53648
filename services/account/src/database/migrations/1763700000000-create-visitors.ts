import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVisitors1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account.visitors (
        id uuid primary key,
        language text,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account.visitors');
  }
}
