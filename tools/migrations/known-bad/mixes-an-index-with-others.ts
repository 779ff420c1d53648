// refused: a migration of its own
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MixesAnIndexWithOthers1799000000010 implements MigrationInterface {
  readonly transaction = false as const;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'set lock_timeout = 0; drop index concurrently if exists learning.a; create index concurrently a on learning.students (nickname); reset lock_timeout; alter table learning.students add column b text',
    );
  }

  async down(): Promise<void> {}
}
