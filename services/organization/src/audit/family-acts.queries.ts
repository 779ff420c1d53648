import type { SchoolAction, ToldAct } from '@burrow/contracts';
import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

export interface ActRow {
  readonly entry: NotNull<number>;
  readonly at: Date;
  readonly action: SchoolAction;
  readonly by: NotNull<ToldAct['by']>;
  readonly user_id: string | null;
  readonly school: string;
}

/** Who did it themselves: not the one as whom they were logged in. What the platform or the student did is no adult's. */
const ACTS = sqlPart`
  select act.id::float8 as entry, act.at, act.action,
    case when act.by_kind = 'staff' then 'support' else coalesce(doer.role, 'former-member') end as by,
    case act.by_kind when 'staff' then null when 'impersonator' then act.impersonator_id else act.user_id end as user_id,
    school.name as school
  from organization.audit act
  join organization.organizations school on school.id = act.organization_id
  left join organization.school_members doer on doer.organization_id = act.organization_id
    and doer.user_id = case act.by_kind when 'impersonator' then act.impersonator_id else act.user_id end
  where act.by_kind <> 'platform'`;

/** What adults of the organisation $1 did to the student $2, alone or with others. */
export const ACTS_ON = sql<ActRow>`
  ${ACTS} and act.organization_id = $1 and (act.subject_kind = 'student' and act.subject_id = $2
    or act.id in (select audit_id from organization.audit_students where student_id = $2))
  order by act.id`;

/** The entry $1, if an adult did it. */
export const ACT = sql<ActRow>`${ACTS} and act.id = $1`;
