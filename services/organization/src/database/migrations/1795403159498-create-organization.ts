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
    email text,
    full_name text,
    described_version int not null default 0,
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
  `create table organization.students (
    student_id uuid primary key,
    organization_id uuid not null references organization.organizations on delete cascade,
    class_id uuid references organization.classes on delete set null,
    version int not null default 0,
    username text not null,
    full_name text,
    search_key text not null,
    character text not null,
    described_version int not null,
    joined_at timestamptz not null default now()
  )`,
  // The last version of memberships that ended: whoever joins again continues it.
  `create table organization.former_members (
    user_id uuid primary key,
    version int not null,
    left_at timestamptz not null default now()
  )`,
  // Who was erased, so that an older description that arrives late does not bring them back.
  `create table organization.erased (
    id uuid primary key,
    version bigint not null,
    erased_at timestamptz not null default now()
  )`,
  'create index on organization.students (organization_id, username, student_id)',
  'create index on organization.students (class_id, username, student_id)',
  'create index on organization.classes (organization_id, name_key)',
  'create index on organization.classes using gin (teacher_ids)',
];

export class CreateOrganization1795403159498 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table organization.erased, organization.former_members, organization.students, organization.classes, organization.members, organization.organizations',
    );
  }
}
