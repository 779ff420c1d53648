import { type NotNull, preparedSql } from '@burrow/service-kit';

interface StandingRow {
  readonly gone: NotNull<boolean>;
  readonly subscribed_by: NotNull<('user' | 'organization')[]>;
  readonly courses: NotNull<string[]>;
  readonly enabled: NotNull<boolean>;
  readonly class_limit: number | null;
  readonly in_organization: NotNull<boolean>;
}

/**
 * $1 and $2 are the learner, $3 the user's organisation. A subscription counts if it belongs
 * to the user, the student's parent, or the organisation.
 */
export const STANDING = preparedSql<StandingRow>('assistant-standing')`
  select
    t.id is not null as gone,
    array(
      select e.owner_kind from assistant.subscriptions e
      where (e.owner_kind, e.owner_id) in (
        ('user', case l.kind when 'user' then l.id else s.parent_id end),
        ('organization', case when s.student_id is null then $3::uuid else s.organization_id end))
    ) as subscribed_by,
    array(select a.course from assistant.assignments a where l.kind = 'student' and a.student_id = l.id) as courses,
    coalesce(s.assistant_enabled, true) and coalesce(c.assistant_enabled, true) as enabled,
    c.assistant_attempt_limit as class_limit,
    s.organization_id is not null as in_organization
  from (select $1::text as kind, $2::uuid as id) l
  left join assistant.tombstones t on t.kind = l.kind and t.id = l.id
  left join assistant.students s on l.kind = 'student' and s.student_id = l.id
  left join assistant.classes c on c.class_id = assistant.class_now(s.student_id)`;
