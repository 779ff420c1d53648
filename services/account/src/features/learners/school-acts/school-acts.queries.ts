import type { SchoolAct } from '@burrow/contracts';
import { sql } from '@burrow/service-kit';

/**
 * Whoever left the school is told apart from support, who never belonged to it: a school does not know which of the two
 * acted as one of its members.
 */
export const KEEP = sql`
  insert into account.student_acts (student_id, organization_id, school, entry, at, action, by_kind, user_id)
  select child.id, $2, $3, act.entry, act.at, act.action,
    case when is_support then 'support' else act.by end, case when not is_support then doer.id end
  from account.students child
  cross join jsonb_to_recordset($4::jsonb)
    as act (entry bigint, at timestamptz, action text, by text, user_id uuid)
  left join account.users doer on doer.id = act.user_id
  cross join lateral (select act.by = 'support' or act.by = 'former-member' and coalesce(doer.is_staff, false)) as found (is_support)
  where child.id = $1 and child.parent_id is not null
  on conflict do nothing`;

interface ActRow {
  readonly at: Date;
  readonly action: SchoolAct['action'];
  readonly by: SchoolAct['by'];
  readonly name: string | null;
  readonly school: string | null;
}

/** Names are those of today. */
export const PAGE = sql<ActRow>`
  select act.at, act.action, act.by_kind as by, doer.full_name as name, act.school
  from account.student_acts act left join account.users doer on doer.id = act.user_id
  where act.student_id = $1 order by act.at desc, act.id desc limit $2 offset $3`;
