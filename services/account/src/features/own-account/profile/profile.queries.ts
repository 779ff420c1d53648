import { type NotNull, sql } from '@burrow/service-kit';
import type { Profile } from '@burrow/contracts';

interface ProfileOfUserRow {
  readonly user_id: string;
  readonly student_id: null;
  readonly email: string;
  readonly full_name: string;
  readonly username: null;
  readonly user_type: NonNullable<Profile['user_type']>;
  readonly language: string | null;
  readonly organization_name: string | null;
  readonly has_password: NotNull<boolean>;
  readonly google_linked: NotNull<boolean>;
  readonly receives_news: boolean;
  readonly created_at: Date;
  readonly deletion_at: Date | null;
  readonly pending_email: string | null;
}

export const PROFILE_OF_USER = sql<ProfileOfUserRow>`
  select u.id as user_id, null as student_id, u.email, u.full_name, null as username, u.user_type, u.language,
    o.name as organization_name, u.password_hash is not null as has_password,
    u.google_subject is not null as google_linked, u.receives_news, u.created_at, u.deletion_at,
    (select t.email from account.tokens t where t.user_id = u.id and t.purpose = 'change-email'
       and t.used_at is null and t.expires_at > now() order by t.created_at desc limit 1) as pending_email
  from account.users u left join account.organizations o on o.id = u.organization_id and not o.removed
  where u.id = $1`;

interface ProfileOfStudentRow {
  readonly user_id: string | null;
  readonly student_id: string;
  readonly email: null;
  readonly pending_email: null;
  readonly full_name: string | null;
  readonly username: string;
  readonly user_type: null;
  readonly language: string | null;
  readonly organization_name: string | null;
  readonly has_password: NotNull<boolean>;
  readonly google_linked: NotNull<boolean>;
  readonly receives_news: NotNull<boolean>;
  readonly created_at: Date;
  readonly deletion_at: null;
}

/** A student sees neither the parent's address nor what only an account has. */
export const PROFILE_OF_STUDENT = sql<ProfileOfStudentRow>`
  select t.parent_id as user_id, t.id as student_id, null as email, null as pending_email, t.full_name, t.username,
    null as user_type, t.language, o.name as organization_name, true as has_password, false as google_linked,
    false as receives_news, t.created_at, null as deletion_at
  from account.students t left join account.organizations o on o.id = t.organization_id and not o.removed
  where t.id = $1`;
