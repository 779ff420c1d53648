import { dropOrganizationTables, organizationTables } from '@burrow/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COPY = { schema: 'learning', version: 'bigint' } as const;

export class CopyOrganizations1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of organizationTables(COPY)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of dropOrganizationTables(COPY)) await runner.query(statement);
  }
}
