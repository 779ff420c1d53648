import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which goals a run met, by their places: whoever meets a new one is not stuck. Runs from before do not say. */
export class KeepGoalsOfRuns1798110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.runs add column goals_met int[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.runs drop column goals_met');
  }
}
