import type { MigrationInterface, QueryRunner } from 'typeorm';

const STAMPS = 'created_at timestamptz not null default now(), updated_at timestamptz not null default now()';

const USERS = `
  create table account.users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key text not null unique,
    full_name text not null,
    password_hash text,
    user_type smallint not null check (user_type in (0, 1, 2)),
    is_staff boolean not null default false,
    is_paid boolean not null default false,
    receives_news boolean not null default false,
    language text,
    email_verified_at timestamptz,
    google_subject text unique,
    organization_id uuid,
    membership_version int not null default 0,
    deletion_at timestamptz,
    ${STAMPS}
  )`;

const STUDENTS = `
  create table account.students (
    id uuid primary key default gen_random_uuid(),
    parent_id uuid references account.users on delete cascade,
    organization_id uuid,
    class_id uuid,
    full_name text,
    age smallint,
    username text not null,
    username_key text not null,
    password_hash text not null,
    card_hash bytea unique,
    character text not null default 'Rabbit',
    assistant_enabled boolean not null default true,
    language text,
    last_course text,
    last_level text,
    last_played_at timestamptz,
    version int not null default 1,
    membership_version int not null default 0,
    ${STAMPS},
    check ((parent_id is null) <> (organization_id is null))
  )`;

const SESSIONS = `
  create table account.sessions (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique,
    user_id uuid references account.users on delete cascade,
    student_id uuid references account.students on delete cascade,
    is_student boolean not null default false,
    impersonator_id uuid references account.users on delete cascade,
    impersonator_session_id uuid references account.sessions on delete cascade,
    browser text,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`;

const TOKENS = `
  create table account.tokens (
    hash bytea primary key,
    purpose text not null,
    user_id uuid references account.users on delete cascade,
    email text,
    visitor_id uuid,
    data jsonb not null default '{}',
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`;

const AUDIT = `
  create table account.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    action text not null,
    user_id uuid,
    student_id uuid,
    impersonator_id uuid,
    subject_user_id uuid,
    subject_student_id uuid,
    detail jsonb not null default '{}'
  )`;

const ATTEMPTS = `
  create table account.failed_attempts (
    key bytea primary key,
    failures int not null,
    last_at timestamptz not null default now(),
    blocked_until timestamptz
  )`;

const MAILS = `
  create table account.emails (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references account.users on delete set null,
    recipient text not null,
    template text not null,
    language text not null,
    subject text,
    params jsonb not null default '{}',
    is_news boolean not null default false,
    status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'unsubscribed')),
    attempts int not null default 0,
    outbox jsonb,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    opened_at timestamptz
  )`;

const COPIES = `
  create table account.organizations (
    id uuid primary key, version int not null, name text not null, slug text not null, type text not null,
    email_domain text, max_students int, removed boolean not null default false
  );
  create unique index organizations_slug on account.organizations (slug) where not removed;
  create table account.classes (
    id uuid primary key, version int not null, organization_id uuid not null, name text not null,
    teacher_ids uuid[] not null, unlocked_chapters text[] not null, no_skip boolean not null, quiz boolean not null,
    assistant_enabled boolean not null, sign_up_token_hash text, removed boolean not null default false
  );
  create table account.entitlements (
    owner_kind text not null, owner_id uuid not null, version int not null, subscription text,
    valid_until timestamptz, assignments jsonb not null, primary key (owner_kind, owner_id)
  )`;

const REST = `
  create table account.unsubscribed (recipient_hash bytea primary key, at timestamptz not null default now());
  create table account.feedback (
    id uuid primary key default gen_random_uuid(), user_id uuid references account.users on delete cascade,
    student_id uuid references account.students on delete cascade, text text not null, path text not null, email text,
    created_at timestamptz not null default now()
  );
  create table account.student_requests (
    request_id uuid primary key, organization_id uuid not null, student_ids uuid[] not null,
    created_at timestamptz not null default now()
  );
  create unique index students_username on account.students
    (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), username_key);
  create index students_parent on account.students (parent_id);
  create index sessions_user on account.sessions (user_id);
  create index sessions_student on account.sessions (student_id);
  create index tokens_user on account.tokens (user_id);
  create index emails_waiting on account.emails (created_at) where status = 'waiting';
  create index audit_user on account.audit (user_id)`;

export class CreateAccounts1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [USERS, STUDENTS, SESSIONS, TOKENS, AUDIT, ATTEMPTS, MAILS, COPIES, REST])
      await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table account.student_requests, account.feedback, account.unsubscribed, account.entitlements, account.classes,
       account.organizations, account.emails, account.failed_attempts, account.audit, account.tokens, account.sessions,
       account.students, account.users`,
    );
  }
}
