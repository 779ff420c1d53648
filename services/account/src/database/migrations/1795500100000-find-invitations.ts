import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An organisation's open invitations are found without reading all tokens. */
export class FindInvitations1795500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index tokens_invitations on account.tokens ((data->>'organization_id')) where purpose = 'sign-up'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account.tokens_invitations');
  }
}
