// refused: add it not valid
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReadsAllRows1799000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table learning.students add constraint short_names check (length(nickname) < 40)',
    );
  }

  async down(): Promise<void> {}
}
