import type { Profile } from '@burrow/contracts';

/** Columns in the order of the answer; times are still dates. */
export interface ProfileRow extends Omit<Profile, 'created_at' | 'deletion_at'> {
  readonly created_at: Date;
  readonly deletion_at: Date | null;
}

export const PROFILE_OF_USER = `
  select u.id as user_id, null as student_id, u.email, u.full_name, null as username, u.user_type, u.language,
    o.name as organization_name, u.password_hash is not null as has_password,
    u.google_subject is not null as google_linked, u.receives_news, u.created_at, u.deletion_at,
    (select t.email from account.tokens t where t.user_id = u.id and t.purpose = 'change-email'
       and t.used_at is null and t.expires_at > now() order by t.created_at desc limit 1) as pending_email
  from account.users u left join account.organizations o on o.id = u.organization_id and not o.removed
  where u.id = $1`;

/** A student sees neither the parent's address nor what only an account has. */
export const PROFILE_OF_STUDENT = `
  select t.parent_id as user_id, t.id as student_id, null as email, null as pending_email, t.full_name, t.username,
    null as user_type, t.language, o.name as organization_name, true as has_password, false as google_linked,
    false as receives_news, t.created_at, null as deletion_at
  from account.students t left join account.organizations o on o.id = t.organization_id and not o.removed
  where t.id = $1`;
