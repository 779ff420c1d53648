import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `create table organization.organizations (
    id uuid primary key default gen_random_uuid(),
    version int not null default 1,
    name text not null,
    slug text not null unique,
    type text not null,
    email_domain text,
    max_students int,
    trial_ends_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create table organization.members (
    user_id uuid primary key,
    organization_id uuid not null references organization.organizations on delete cascade,
    role text not null check (role in ('admin', 'teacher')),
    version int not null default 1,
    joined_at timestamptz not null default now()
  )`,
  'create index on organization.members (organization_id)',
  `create table organization.classes (
    id uuid primary key default gen_random_uuid(),
    version int not null default 1,
    organization_id uuid not null references organization.organizations on delete cascade,
    name text not null,
    name_key text not null,
    unlocked_chapters text[] not null default '{}',
    no_skip boolean not null default false,
    quiz boolean not null default true,
    assistant_enabled boolean not null default true,
    assistant_attempt_limit int,
    sign_up_token_hash text unique,
    teacher_ids uuid[] not null default '{}',
    created_at timestamptz not null default now()
  )`,
  'create index on organization.classes (organization_id, name_key)',
  'create index on organization.classes using gin (teacher_ids)',
];

export class CreateOrganization1795403159498 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table organization.classes, organization.members, organization.organizations');
  }
}
