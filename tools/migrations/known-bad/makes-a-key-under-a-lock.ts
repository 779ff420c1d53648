// refused: using index
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MakesAKeyUnderALock1799000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table learning.students add constraint one_name unique (nickname)');
  }

  async down(): Promise<void> {}
}
