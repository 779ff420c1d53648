import { type NotNull, sql } from '@burrow/service-kit';

/** What tables and copies know about a session. */
export interface CurrentUserRow {
  readonly user_id: string | null;
  readonly student_id: string | null;
  readonly is_student: boolean;
  readonly is_impersonated: NotNull<boolean>;
  readonly email: string | null;
  readonly full_name: string | null;
  readonly user_type: 0 | 1 | 2 | null;
  readonly is_staff: boolean | null;
  readonly deletion_at: Date | null;
  readonly username: string | null;
  readonly student_name: string | null;
  readonly character: string | null;
  readonly student_assistant: boolean | null;
  readonly last_course: string | null;
  readonly last_level: string | null;
  readonly organization_id: string | null;
  readonly organization_name: string | null;
  readonly class_name: string | null;
  readonly unlocked_chapters: string[] | null;
  readonly no_skip: boolean | null;
  readonly quiz: boolean | null;
  readonly class_assistant: boolean | null;
  readonly subscription: string | null;
  /** Seconds until the lesson ends, and the session with it. */
  readonly session_ends_in: number | null;
  readonly assignments: { student_id: string; course_id: string }[] | null;
}

/** By a session's id. The class is that of home, its rules are those of the class whose lesson is open, else of home. */
export const CURRENT_USER_OF_SESSION = sql<CurrentUserRow>`
  select s.user_id, s.student_id, s.is_student, s.impersonator_id is not null as is_impersonated,
    u.email, u.full_name, u.user_type, u.is_staff, u.deletion_at,
    t.username, t.full_name as student_name, t.character, t.assistant_enabled as student_assistant,
    t.last_course, t.last_level, m.organization_id, o.name as organization_name,
    coalesce(home.name, c.name) as class_name, c.unlocked_chapters, c.no_skip, c.quiz, c.assistant_enabled as class_assistant,
    coalesce(
      case when e.valid_until is null or e.valid_until > now() then e.subscription end,
      case when o.trial_ends_at > now() then 'trial' end,
      case when own.valid_until is null or own.valid_until > now() then own.subscription end
    ) as subscription,
    case when s.ends_at is not null then greatest(0, ceil(extract(epoch from s.ends_at - now())))::int end as session_ends_in,
    coalesce(e.assignments, '[]') || coalesce(own.assignments, '[]') as assignments
  from account.sessions s
  left join account.users u on u.id = s.user_id
  left join account.students t on t.id = s.student_id
  cross join lateral (
    select case when s.is_student then t.organization_id else u.organization_id end as organization_id
  ) m
  left join account.organizations o on o.id = m.organization_id and not o.removed
  left join account.classes home on home.id = t.class_id and not home.removed
  left join account.classes c on c.id = account.class_now(t.id) and not c.removed
  left join account.entitlements e on e.owner_kind = 'organization' and e.owner_id = m.organization_id
  left join account.entitlements own on own.owner_kind = 'user' and own.owner_id = s.user_id
  where s.id = $1 and s.expires_at > now()`;
