import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The assistant has its own copy; nothing here read these. */
export class DropAssistantSettings1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table learning.classes drop column assistant_enabled, drop column assistant_attempt_limit',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table learning.classes add column assistant_enabled boolean not null default true,
        add column assistant_attempt_limit int`,
    );
  }
}
