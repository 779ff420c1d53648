import { sql, sqlPart, type SqlPart } from '@burrow/service-kit';
import type { FoundUsers } from '@burrow/contracts';

const LIMIT = 20;

/** Puts matches at the beginning first. The pattern is `$1`; without its first `%` it matches a beginning. */
const ordered = (column: SqlPart, id: SqlPart): SqlPart =>
  sqlPart`order by ${column} like substr($1, 2) desc, ${column}, ${id} limit ${LIMIT}`;

interface OrganizationsRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

export const ORGANIZATIONS = sql<OrganizationsRow>`
  select id, name, slug from account.organizations
  where not removed and (lower(name) like $1 or slug like $1) ${ordered(sqlPart`lower(name)`, sqlPart`id`)}`;

interface UsersRow {
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly user_type: FoundUsers['users'][number]['user_type'];
  readonly organization_name: string | null;
  readonly mail_refused_at: Date | null;
}

export const USERS = sql<UsersRow>`
  select u.id as user_id, u.email, u.full_name, u.user_type, o.name as organization_name,
    (select case when max(m.refused_at) > coalesce(max(m.sent_at), '-infinity') then max(m.refused_at) end
      from account.emails m where m.recipient_hash = sha256(convert_to(u.email_key, 'UTF8'))) as mail_refused_at
  from account.users u left join account.organizations o on o.id = u.organization_id and not o.removed
  where u.email_key like $1 and ($2::uuid is null or u.organization_id = $2)
  ${ordered(sqlPart`u.email_key`, sqlPart`u.id`)}`;

interface StudentsRow {
  readonly student_id: string;
  readonly username: string;
  readonly organization_name: string | null;
}

export const STUDENTS = sql<StudentsRow>`
  select s.id as student_id, s.username, o.name as organization_name
  from account.students s left join account.organizations o on o.id = s.organization_id and not o.removed
  where s.username_key like $1 and ($2::uuid is null or s.organization_id = $2)
  ${ordered(sqlPart`s.username_key`, sqlPart`s.id`)}`;
