const LIMIT = 20;

/** Puts matches at the beginning first. The pattern is `$1`; without its first `%` it matches a beginning. */
const ordered = (column: string, id: string): string =>
  `order by ${column} like substr($1, 2) desc, ${column}, ${id} limit ${LIMIT}`;

export const ORGANIZATIONS = `
  select id, name, slug from account.organizations
  where not removed and (lower(name) like $1 or slug like $1) ${ordered('lower(name)', 'id')}`;

export const USERS = `
  select u.id as user_id, u.email, u.full_name, u.user_type, o.name as organization_name,
    (select case when max(m.refused_at) > coalesce(max(m.sent_at), '-infinity') then max(m.refused_at) end
      from account.emails m where m.recipient_hash = sha256(convert_to(u.email_key, 'UTF8'))) as mail_refused_at
  from account.users u left join account.organizations o on o.id = u.organization_id and not o.removed
  where u.email_key like $1 and ($2::uuid is null or u.organization_id = $2)
  ${ordered('u.email_key', 'u.id')}`;

export const STUDENTS = `
  select s.id as student_id, s.username, o.name as organization_name
  from account.students s left join account.organizations o on o.id = s.organization_id and not o.removed
  where s.username_key like $1 and ($2::uuid is null or s.organization_id = $2)
  ${ordered('s.username_key', 's.id')}`;
