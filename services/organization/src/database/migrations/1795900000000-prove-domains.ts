import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.domains (
    organization_id uuid not null references organization.organizations on delete cascade,
    domain text not null,
    token text not null,
    proof text,
    proven_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (organization_id, domain)
  )`,
  'create unique index domains_proven_key on organization.domains (domain) where proven_at is not null',
  'alter table organization.organizations add column joins_at_once boolean not null default true',
  `insert into organization.domains (organization_id, domain, token)
   select id, email_domain, replace(gen_random_uuid()::text, '-', '') from organization.organizations
   where email_domain is not null`,
  `create table organization.teacher_requests (
    user_id uuid primary key,
    organization_id uuid not null references organization.organizations on delete cascade,
    email text not null,
    full_name text not null,
    refused boolean not null default false,
    asked_at timestamptz not null default now()
  )`,
  'create index on organization.teacher_requests (organization_id, asked_at) where not refused',
];

/** By which e-mail domains adults join a school, and who asked to teach there. */
export class ProveDomains1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.teacher_requests');
    await runner.query('alter table organization.organizations drop column joins_at_once');
    await runner.query('drop table organization.domains');
  }
}
