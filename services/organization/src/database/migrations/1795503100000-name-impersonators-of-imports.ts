import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was logged in as the one who imports: the record of who did what is written when everybody has arrived. */
export class NameImpersonatorsOfImports1795503100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.imports add column impersonator_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization.imports drop column impersonator_id');
  }
}
