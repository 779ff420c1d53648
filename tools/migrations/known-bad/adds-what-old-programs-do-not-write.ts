// refused: is not null without a default
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddsWhatOldProgramsDoNotWrite1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.students add column nickname text not null');
  }

  async down(): Promise<void> {}
}
