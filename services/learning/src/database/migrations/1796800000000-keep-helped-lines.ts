import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many lines of a program that completed a level the assistant wrote; of a level, the fewest with which it was completed. */
export class KeepHelpedLines1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['completions', 'progress'])
      await runner.query(
        `alter table learning.${table} add helped_lines int not null default 0 check (helped_lines >= 0)`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['completions', 'progress'])
      await runner.query(`alter table learning.${table} drop column helped_lines`);
  }
}
