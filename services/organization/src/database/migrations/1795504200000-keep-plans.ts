import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What schools have bought, and when their trial would have ended. */
export class KeepPlans1795504200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table organization.plans (
      organization_id uuid primary key references organization.organizations on delete cascade,
      version int not null,
      name text,
      valid_until timestamptz,
      trial_ends_at timestamptz,
      in_force boolean not null
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.plans');
  }
}
